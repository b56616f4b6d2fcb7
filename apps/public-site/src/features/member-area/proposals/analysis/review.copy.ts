export const reviewCopy = {
  title: 'Não concorda com a resposta?',
  text: (lastDay: string) =>
    `Alguém que não participou da decisão analisa tudo de novo e responde em até 1 dia útil. Você pode pedir uma vez, até ${lastDay}.`,
  proof: 'Tem um comprovante? Envie antes em',
  documents: 'Documentos',
  comment: 'O que essa pessoa deve saber',
  ask: 'Pedir que outra pessoa reveja',
  asking: 'Pedindo...',
  failed: 'Não conseguimos pedir a revisão. Tente de novo em instantes.',
  asked: (day: string) =>
    `Revisão pedida. Respondemos por e-mail e nesta página até ${day}.`,
  used: (day: string) =>
    `Outra pessoa reviu a decisão em ${day} e manteve a resposta. A revisão é uma só.`,
  usedTitle: 'Decisão revista',
  next: 'Se algo dos seus dados está errado ou mudou, fale com a gente. Outra proposta é analisada do zero.',
  contact: 'Falar com a gente',
  over: (day: string) => `O prazo para pedir a revisão terminou em ${day}.`,
} as const;
