/** Labels of contact forms (spec §5); their titles are on their pages. */
export const contactCopy = {
  name: 'Nome',
  email: 'E-mail',
  cellphone: 'Celular',
  interest: 'Interesse',
  pending: 'Enviando...',
} as const;
