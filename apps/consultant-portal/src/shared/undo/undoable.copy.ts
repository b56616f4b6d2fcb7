/** Texts of decisions that wait to be sent. */
export const undoableCopy = {
  onItsWay: (what: string) =>
    `${what}. O cliente só fica sabendo depois do envio; até lá dá para desfazer.`,
  lost: 'O que você tinha decidido',
} as const;
