/** Texts of the page to which the mail's link leads, before its button is pressed. */
export const confirmCopy = {
  kicker: 'Pré-reserva',
  title: 'Confirme o seu lugar na fila',
  text: 'Com a confirmação, o lugar passa a contar na fila. Você não paga nada, e desiste quando quiser.',
  confirm: 'Confirmar meu lugar',
  confirming: 'Confirmando...',
  failed: 'Não conseguimos confirmar. Tente de novo em instantes.',
  toForm: 'Ir para o formulário',
} as const;
