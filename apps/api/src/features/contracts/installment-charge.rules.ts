import { addDays, type IsoDate } from '@site/contracts/brazil';
import { chargeOf, type Entry } from '../ledger/ledger.rules';
import { creditIn, isCharged } from '../ledger/statement.rules';
import { type ContractDays, planOf } from './contract.rules';

/** An installment is charged this long before it falls due. */
const CHARGED_AHEAD_DAYS = 10;

type Charged = ContractDays & { entries: readonly Entry[] };

/**
 * The charge of an installment, by its number, with what is charged once beside the
 * first; null for a number that the plan doesn't have. The customer's credit pays first.
 */
export function installmentCharge(
  contract: Charged,
  installment: number,
  today: IsoDate,
): Entry | null {
  const parts = planOf(contract, today).filter(({ number }) => number === installment);
  const [price] = parts;
  return price
    ? chargeOf({
        reference: `charge:${installment}`,
        onDay: today,
        dueOn: price.dueDate,
        credit: creditIn(contract.entries),
        items: parts.map(({ kind, item, centavos }) => ({
          item,
          centavos,
          account: kind === 'mensalidade' ? 'revenue-monthly' : 'revenue-once',
        })),
      })
    : null;
}

/** The first installment that has not been charged, with its due date; null at the end. */
export function nextToCharge(
  contract: Charged,
  today: IsoDate,
): { number: number; dueDate: IsoDate } | null {
  return (
    planOf(contract, today).find(
      ({ kind, number }) =>
        kind === 'mensalidade' && !isCharged(contract.entries, number),
    ) ?? null
  );
}

/**
 * Whether the next installment is to be charged on a day: the first from the signature
 * on, each other `CHARGED_AHEAD_DAYS` before it is due and never before the handover.
 */
export function isChargeDue(
  { handedOverOn }: Pick<ContractDays, 'handedOverOn'>,
  { number, dueDate }: { number: number; dueDate: IsoDate },
  today: IsoDate,
): boolean {
  return (
    number === 1 ||
    (handedOverOn !== null && addDays(dueDate, -CHARGED_AHEAD_DAYS) <= today)
  );
}
