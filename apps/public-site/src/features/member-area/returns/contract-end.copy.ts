import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';

type Purchase = ContractSummary['purchase'];

/** How far buying the car is, in a line. */
function buyNote(purchase: Purchase): string {
  const until = purchase?.until ? formatDate(purchase.until) : '';
  switch (purchase?.state) {
    case 'pedida':
      return 'Oferta pedida: a resposta vem por e-mail.';
    case 'oferecida':
      return `Oferta de ${formatBRL(purchase.price ?? 0)}, até ${until}.`;
    case 'aceita':
      return `Aceita por ${formatBRL(purchase.price ?? 0)}: pague até ${until}.`;
    case 'recusada':
      return 'Não há oferta para este carro: veja o motivo.';
    default:
      return 'Peça uma oferta: a resposta vem em até 3 dias úteis.';
  }
}

/** Texts for a contract whose last day is in sight. */
export const contractEndCopy = {
  title: (day: string, isOver: boolean) =>
    `Seu contrato ${isOver ? 'terminou' : 'termina'} em ${formatDate(day)}`,
  lead: 'Não há renovação automática: você escolhe o que vem depois.',
  renew: 'Simular a renovação',
  renewNote: 'O plano de hoje fica ao lado do novo, com este carro ou com outro.',
  giveBack: 'Devolver o carro',
  giveBackNote: 'Marque o dia na loja. No último mês não há custo de saída.',
  booked: ({ day, time }: { day: string; time: string }) =>
    `Marcado para ${formatDate(day)}, às ${time}.`,
  buy: 'Comprar o carro',
  buyNote,
  late: 'Depois do último dia, ou do primeiro dia útil depois dele, cada dia com o carro custa 1/30 da mensalidade.',
} as const;
