import { type ContractDetail, type PaymentMethod } from '@site/api-contract';
import { type IsoDate, later } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { isExpiredOn } from './automatic-payment.repository';
import { findNextBills } from './next-bills.repository';

const SIGNED_METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  boleto: 'Boleto',
  cartao: 'Cartão de crédito',
};

/**
 * How a contract is paid, in the words of every screen: how the next bills are paid, and
 * without that the method that was signed. `dueOn` is the day of the next bill.
 */
export async function describePayment(
  db: Database,
  { id, terms }: { id: string; terms: { paymentMethod: PaymentMethod } },
  { dueOn, today }: { dueOn: IsoDate | undefined; today: IsoDate },
): Promise<Pick<ContractDetail, 'paidBy' | 'cardMissesNext'>> {
  const next = await findNextBills(db, id);
  if (!next) return { paidBy: SIGNED_METHOD_LABELS[terms.paymentMethod] };
  const { way, card } = next;
  if (way === 'pix-automatico') return { paidBy: 'Pix Automático' };
  if (way !== 'cartao-salvo')
    return { paidBy: `${SIGNED_METHOD_LABELS[way]}, pronto por e-mail` };
  if (!card) return { paidBy: SIGNED_METHOD_LABELS.cartao };
  const name = `Cartão salvo, ${card.brand} final ${card.last4}`;
  // The customer pays a late bill by hand, so the card would pay the one after it.
  return dueOn && isExpiredOn(card, later(dueOn, today))
    ? {
        paidBy: `${name}: vale até ${card.expiry} e não paga a próxima conta`,
        cardMissesNext: true,
      }
    : { paidBy: name };
}
