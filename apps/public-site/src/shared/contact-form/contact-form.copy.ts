/** Labels of contact forms (spec §5); what a form is about stands in its page. */
export const contactCopy = {
  name: 'Nome',
  email: 'E-mail',
  cellphone: 'Celular',
  interest: 'Interesse',
  pending: 'Enviando...',
} as const;
