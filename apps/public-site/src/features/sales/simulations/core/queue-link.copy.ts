export const queueLinkCopy = {
  joinQueue: (name: string) => `Entrar na fila do ${name}`,
  turn: (until: string) => `Sua vez até ${until}`,
} as const;
