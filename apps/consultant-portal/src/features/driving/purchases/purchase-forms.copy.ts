import { purchasesCopy } from './purchases.copy';

/** Texts of the answers to a purchase, loaded with their forms. */
export const purchaseFormsCopy = {
  offer: {
    title: 'Fazer a oferta',
    price: 'Preço do carro',
    priceHelp: (listPrice?: number) =>
      [
        'É tudo o que o cliente paga pela compra: sem km, vistoria ou custo de saída.',
        listPrice !== undefined &&
          `Preço de tabela de um zero-quilômetro desta versão: ${purchasesCopy.money(listPrice)}.`,
      ]
        .filter(Boolean)
        .join(' '),
    validUntil: 'Vale até',
    validHelp: 'De amanhã a 30 dias.',
    answer: 'Mensagem ao cliente',
    answerHelp: 'Diga o que está no preço. Vai por e-mail do jeito que você escrever.',
    submit: 'Enviar a oferta',
    waits: 'Oferta',
    pending: 'Enviando...',
  },
  refusal: {
    title: 'Não vender este carro',
    answer: 'Motivo',
    answerHelp: 'O cliente lê do jeito que você escrever. Ele não pode pedir de novo.',
    submit: 'Não vender',
    waits: purchasesCopy.refusal.waits,
    back: 'Voltar',
    pending: 'Registrando...',
  },
  transfer: {
    title: 'Documento transferido',
    day: 'Dia da transferência',
    submit: 'Anotar a transferência',
    waits: 'Transferência anotada',
    done: 'Transferência anotada. O cliente recebe um e-mail.',
    pending: 'Anotando...',
  },
  done: 'Resposta enviada. O cliente recebe um e-mail.',
  notSaved: 'Não conseguimos registrar. Tente de novo em instantes.',
} as const;
