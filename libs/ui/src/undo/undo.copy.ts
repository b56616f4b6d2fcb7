export const undoCopy = {
  region: 'A enviar',
  inSeconds: (what: string, seconds: number) => `${what} em ${seconds} s`,
  paused: 'em pausa enquanto você está aqui',
  spoken: (about: string, what: string, seconds: number) =>
    `${about}: ${what} em ${seconds} segundos. Até lá dá para desfazer.`,
  undo: 'Desfazer',
  undoKey: 'Desfazer o que ainda não foi enviado',
  sendNow: 'Enviar agora',
  sending: 'Enviando...',
  open: 'Abrir',
  drop: 'Descartar',
} as const;
