import { formatBRL, formatDate } from '@site/api-contract/brazil';

/** Texts about the end of a contract whose car is lost, loaded with the form. */
export const lossCopy = {
  title: 'Encerrar o contrato',
  ended: 'Contrato encerrado',
  lead: 'Quando o carro não volta mais: roubo ou furto sem recuperação, ou perda total. Se ele aparecer antes, não encerre.',
  day: 'Dia da perda',
  dayHelp: (from: string, until: string) =>
    `De ${formatDate(from)}, a entrega, a ${formatDate(until)}, quando o cliente avisou.`,
  policeReport: 'Número do boletim de ocorrência',
  what: 'O que muda',
  month: (month: number, days: number) =>
    `Mês ${month}, ${days === 1 ? '1 dia' : `${days} dias`}`,
  back: 'Cobranças desfeitas',
  refund: 'Devolvido ao cliente',
  owed: 'Fica em aberto',
  nothing: 'Nada',
  lostOn: 'Dia da perda',
  effects:
    'Sem custo de saída, acerto de km nem devolução. Devolução marcada, compra do carro, Pix Automático e cartão salvo terminam com o contrato. A franquia e as multas de até esse dia continuam devidas; as de depois, cancele em Multas.',
  withdrawn: 'O cliente já tinha desistido: só deixamos de esperar o carro.',
  quoting: 'Calculando...',
  quoteFailed: 'Não conseguimos calcular. Tente de novo.',
  money: formatBRL,
  save: 'Encerrar o contrato',
  saving: 'Encerrando...',
  waits: 'Contrato encerrado pela perda do carro',
  done: 'Contrato encerrado. O cliente recebe um e-mail.',
  failed: 'Não conseguimos encerrar. Tente de novo.',
} as const;
