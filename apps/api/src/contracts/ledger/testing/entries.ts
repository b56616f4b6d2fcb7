import { addDays } from '@site/api-contract/brazil';
import { chargeOf, type Entry, paymentOf } from '../ledger.rules';
import { entry } from '../postings.rules';
import { openItems } from '../statement.rules';

export const DAY = '2026-11-24';

/** A month, charged ten days before it is due. */
export function charge(
  number: number,
  centavos: number,
  dueOn: string,
  credit = 0,
): Entry {
  return chargeOf({
    reference: `charge:${number}`,
    onDay: addDays(dueOn, -10),
    dueOn,
    items: [{ item: `installment:${number}`, account: 'revenue-monthly', centavos }],
    credit,
  });
}

/** A payment on `DAY`, for an installment where it is named. */
export const pay = (
  id: string,
  centavos: number,
  before: readonly Entry[],
  named?: number,
) =>
  paymentOf({
    reference: `payment:${id}`,
    onDay: DAY,
    centavos,
    open: openItems(before),
    installment: named,
  });

/** Takes a whole transaction back, such as a payment that the bank undid. */
export function reversalOf(
  undone: Pick<Entry, 'reference' | 'postings' | 'dueOn'>,
  cause: Pick<Entry, 'onDay'>,
): Entry {
  const { reference, dueOn = null } = undone;
  return entry(
    'reversal',
    { ...cause, dueOn, reference: `reversal:${reference}` },
    undone.postings.map(({ centavos, ...rest }) => ({ ...rest, centavos: -centavos })),
  );
}
