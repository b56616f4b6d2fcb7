/** State of an act that waits, in the bar and in every list. */
export const TO_SEND = 'A enviar';

export const undoCopy = {
  region: TO_SEND,
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
