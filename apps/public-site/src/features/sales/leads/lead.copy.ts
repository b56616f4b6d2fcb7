/** Texts of the lead modal (spec §2, §5, §8). */
export const leadCopy = {
  title: 'Desconto para Assinar',
  text: 'Deixe seu contato para acessar condições especiais:',
  submit: 'Enviar',
  successTitle: 'Obrigada pelo envio!',
  successText: 'Em breve um de nossos especialistas entrará em contato',
  successButton: 'Ok',
} as const;
