import { formatDate } from '@site/contracts/brazil';

/** What is said of a contract whose last day is in sight. */
export const contractEndCopy = {
  title: (day: string, isOver: boolean) =>
    `Seu contrato ${isOver ? 'terminou' : 'termina'} em ${formatDate(day)}`,
  lead: 'Não há renovação automática: você escolhe o que vem depois.',
  renew: 'Simular a renovação',
  renewNote: 'O plano de hoje fica ao lado do novo, com este carro ou com outro.',
  giveBack: 'Devolver o carro',
  giveBackNote: 'Marque o dia na loja. No último mês não há custo de saída.',
  booked: (day: string, time: string) => `Marcado para ${formatDate(day)}, às ${time}.`,
  late: 'Depois do último dia, ou do primeiro dia útil depois dele, cada dia com o carro custa um trinta avos da mensalidade.',
} as const;
