export const turnNoteCopy = {
  runs: (until: string) => `É a sua vez na fila: envie a proposta até ${until}.`,
  over: (until: string) =>
    `A sua vez na fila foi até ${until}. A simulação continua aqui; para enviar a proposta, é preciso ter outra vez.`,
  joinQueue: 'Entrar na fila de novo',
} as const;
