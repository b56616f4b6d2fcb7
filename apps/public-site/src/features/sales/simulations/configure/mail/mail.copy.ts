export const mailCopy = {
  act: 'Enviar por e-mail',
  title: (model: string) => `Enviar a simulação do ${model}`,
  lead: 'A simulação fica guardada no seu carrinho, com o preço garantido, e o e-mail traz um link para abrir em qualquer aparelho.',
  email: 'E-mail de quem vai receber',
  send: 'Guardar e enviar',
  again: 'Enviar para mais alguém',
  sending: 'Enviando...',
  sent: (code: string, email: string) =>
    `Enviamos a simulação ${code} para ${email}. Ela também está no seu carrinho.`,
  notSent: (code: string) =>
    `A simulação ${code} está guardada no seu carrinho, mas o e-mail não saiu. Tente de novo em instantes.`,
  toCart: 'Ver no carrinho',
};
