import { type ContractSummary } from '@site/api-contract';
import { formatBRL, formatDate, type IsoDate } from '@site/api-contract/brazil';
import { DELIVERY_BUSINESS_DAYS } from '@site/api-contract/pricing';

type Purchase = ContractSummary['purchase'];

/**
 * The state of a purchase in one line; `from` is the first day on which it can be asked
 * for.
 */
function buyNote(purchase: Purchase, from: IsoDate, today: IsoDate): string {
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
      return today < from
        ? `A partir de ${formatDate(from)} você pode pedir uma oferta.`
        : 'Peça uma oferta: a resposta vem em até 3 dias úteis.';
  }
}

/** Texts for a contract that ends soon. */
export const contractEndCopy = {
  title: (day: string, isOver: boolean) =>
    `Seu contrato ${isOver ? 'terminou' : 'termina'} em ${formatDate(day)}`,
  lead: 'Não há renovação automática: você escolhe o que vem depois.',
  renew: 'Simular a renovação',
  renewNote: `O plano de hoje fica ao lado do novo, com este carro ou com outro. Um carro sob encomenda leva até ${DELIVERY_BUSINESS_DAYS.order} dias úteis.`,
  giveBack: 'Devolver o carro',
  giveBackNote: (from: IsoDate, today: IsoDate) =>
    `${today < from ? `A partir de ${formatDate(from)}, marque o dia do fim na loja.` : 'Marque o dia na loja.'} No último mês não há custo de saída.`,
  booked: ({ day, time }: { day: string; time: string }) =>
    `Marcado para ${formatDate(day)}, às ${time}.`,
  buy: 'Comprar o carro',
  buyNote,
  late: 'Depois do último dia, ou do primeiro dia útil depois dele, cada dia com o carro custa 1/30 da mensalidade e traz 1/30 dos km: dá para ficar com ele até o novo chegar.',
} as const;
