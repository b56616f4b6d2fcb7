export const formCopy = {
  optional: '(opcional)',
  choose: 'Escolha',
  restored: 'Recuperamos o que você tinha digitado.',
  discard: 'Descartar',
  showPassword: 'Mostrar senha',
  hidePassword: 'Esconder senha',
  /** Followed by an address and a question mark. */
  meant: 'Você quis dizer',
  toFix: (count: number) =>
    count === 1 ? 'Falta corrigir 1 campo' : `Falta corrigir ${count} campos`,
  errorOf: (part: string | null, message: string) =>
    part === null ? message : `${part}: ${message}`,
} as const;
