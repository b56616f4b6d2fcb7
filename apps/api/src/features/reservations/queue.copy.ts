/** What the end of a queue says: at the form, and by mail to those who wait. */
export const queueCopy = {
  ended: (model: string) =>
    `O ${model} já está à venda para todos: você não precisa de um lugar na fila. Configure o seu no simulador.`,
  mail: {
    subject: (model: string) =>
      `O ${model} está à venda para todos: você não precisa mais esperar`,
    paragraphs: (model: string) => [
      `A fila do ${model} terminou, e o seu lugar não é mais necessário.`,
      'Configure o carro quando quiser, com o preço inteiro antes da assinatura.',
    ],
    configure: (model: string) => `Configurar o ${model}`,
  },
};
