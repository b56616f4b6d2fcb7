import { formatBRL, formatDate } from '@site/api-contract/brazil';

export const disputesCopy = {
  title: 'Contestações',
  lead: 'Enquanto ninguém responde, o valor contestado não vence nem rende juros.',
  keys: 'mudam de contestação. Responder é sempre no botão.',
  show: 'Mostrar',
  open: 'A responder',
  answered: 'Respondidas',
  caption: {
    open: 'Contestações a responder, a mais antiga primeiro',
    answered: 'Contestações respondidas',
  },
  columns: {
    customer: 'Cliente',
    what: 'Cobrança',
    amount: 'Contestado',
    since: 'Desde',
    state: 'Situação',
  },
  money: formatBRL,
  day: formatDate,
  answerBy: (day: string) => `responder até ${formatDate(day)}`,
  failed: 'Não conseguimos abrir as contestações.',
  empty: {
    open: 'Nenhuma contestação a responder.',
    answered: 'Nenhuma contestação respondida ainda.',
  },
  one: {
    title: 'Contestação',
    back: 'Todas as contestações',
    failed: 'Não conseguimos abrir esta contestação.',
    gone: 'Não encontramos essa contestação.',
    goneText: 'O endereço pode estar incompleto.',
    contract: 'Contrato',
    amount: 'Valor da cobrança',
    contested: 'O cliente contesta',
    credited: 'Desfeito',
    undone: (reais: number, late = 0) =>
      late > 0
        ? `${formatBRL(reais)}, e ${formatBRL(late)} de multa e juros`
        : formatBRL(reais),
    paid: 'Já pago da cobrança',
    due: 'Vencimento',
    since: 'Contestada em',
    answerBy: 'Responder até',
    reason: 'O que o cliente escreveu',
    files: 'Fotos e PDFs',
    noFiles: 'O cliente não anexou arquivos.',
    answer: 'O que respondemos',
    answeredBy: (when: string, who: string | null) =>
      who === null ? `Respondida em ${when}` : `Respondida em ${when}, por ${who}`,
    dueAgain: 'Vence de novo em',
  },
  form: {
    title: 'Resposta',
    choose: 'O que fazer com a cobrança',
    aceita: 'Aceitar',
    aceitaHelp: 'O valor contestado é desfeito. O que foi pago dele vira crédito.',
    credit: 'Valor a desfazer',
    creditHelp: (contested: number, amount: number) =>
      [
        `Em branco, ${formatBRL(contested)}, o que o cliente contesta.`,
        `No máximo a cobrança: ${formatBRL(amount)}.`,
        'Multa e juros desse valor são desfeitos junto.',
        'O que sobrar da contestação e não foi pago vence de novo em 5 dias úteis.',
      ].join(' '),
    mantida: 'Manter',
    mantidaHelp: 'O que foi contestado e não foi pago vence de novo em 5 dias úteis.',
    double: 'Devolver em dobro',
    doubleHelp:
      'Cobrança indevida já paga, sem engano justificável (CDC, art. 42). A correção entra sozinha.',
    answer: 'Resposta ao cliente',
    answerHelp: 'Vai por e-mail do jeito que você escrever.',
    submit: 'Responder',
    pending: 'Respondendo...',
    waits: { aceita: 'Contestação aceita', mantida: 'Cobrança mantida' },
    done: 'Resposta enviada. O cliente recebe um e-mail.',
    failed: 'Não conseguimos enviar a resposta. Tente de novo em instantes.',
  },
} as const;
