import { endSentence } from '@site/api-contract/brazil';

export const workCopy = {
  title: 'Anotar o que foi feito',
  note: 'Anotação',
  status: 'Situação',
  reason: 'Motivo',
  nextDay: 'Próximo contato',
  nextTime: 'Hora',
  nextTimeHelp: 'Sem hora, às 9h.',
  save: 'Salvar',
  saving: 'Salvando...',
  saved: 'Salvo.',
  done: (name: string) => endSentence(`Salvo: ${name}`),
  failed: 'Não conseguimos salvar. O que você escreveu continua aqui.',
  notMine: 'Assuma o lead de novo para salvar. O que você escreveu continua aqui.',
} as const;
