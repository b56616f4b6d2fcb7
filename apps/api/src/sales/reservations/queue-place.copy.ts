import { formatDate } from '@site/api-contract/brazil';

type Called = { model: string; number: number; until: string };

/**
 * Messages to consultants when a place can't be called, and the mail to the person who is
 * called.
 */
export const queuePlaceCopy = {
  without: 'Este lead não tem lugar na fila.',
  onSale: (model: string) =>
    `O ${model} já está à venda para todos. Não há mais quem chamar.`,
  runs: (number: number, until: string) =>
    `O lugar ${number} já foi chamado: a vez vai até ${formatDate(until)}.`,
  passed: (number: number, until: string) =>
    `O lugar ${number} já foi chamado: a vez foi até ${formatDate(until)}.`,
  notNext: (next: number) => `Chamamos na ordem da fila, e a vez é do lugar ${next}.`,
  unconfirmed: (number: number) =>
    `O e-mail do lugar ${number} ainda não foi confirmado, então o lugar não é chamado.`,
  gaveUp:
    'Este lead está sem interesse, então o lugar não é chamado. Mude a situação antes.',
  mail: {
    subject: ({ model, until }: Called) =>
      `É a sua vez: configure o ${model} até ${formatDate(until)}`,
    paragraphs: ({ model, number, until }: Called) => [
      `Chegou a vez do lugar ${number} na fila do ${model}.`,
      [
        `Até o fim do dia ${formatDate(until)} você escolhe versão, cor, prazo e km, e envia a proposta.`,
        'O preço é o do dia em que você configurar o carro, e aparece inteiro antes da assinatura.',
      ],
      [
        'Abra a página no aparelho em que guardou o lugar, ou entre na sua conta com este e-mail.',
        'Se ainda não tem conta, crie uma com ele.',
      ],
      [
        'Depois desse dia, a vez passa e o lugar deixa de valer.',
        'Se ainda quiser o carro, é só entrar na fila de novo.',
      ],
    ],
    configure: (model: string) => `Configurar o ${model}`,
  },
};
