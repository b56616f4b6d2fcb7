import { type IsoDate } from '@site/api-contract/brazil';
import { type ContractDays, planOf } from '../../contracts/contracts/contract.rules';
import { LOSS, monthOfLoss } from '../../contracts/contracts/end/contract-loss.rules';
import { takenBackOf } from '../../contracts/ledger/corrections.rules';
import {
  chargeOf,
  creditRefundOf,
  type Entry,
  installmentItem,
} from '../../contracts/ledger/ledger.rules';
import {
  balanceOf,
  chargedStateOf,
  contestedItems,
  creditIn,
  isCharged,
  openItems,
} from '../../contracts/ledger/statement.rules';
import { creditedOf } from '../../payments/disputes/credited.rules';

const CREDIT_REFUND = `${LOSS}refund`;

type Lost = {
  contract: ContractDays & { handedOverOn: IsoDate };
  entries: readonly Entry[];
  /** The last day on which the customer had the car. */
  lostOn: IsoDate;
  today: IsoDate;
};

/**
 * The effect of a loss on the contract's money, in the order to post. Months are paid up
 * to that day, with fine and interest only on the remaining part; later months and km
 * that would fall due later are taken back; remaining credit goes back to the customer.
 * Leaving, km and days after the end cost nothing.
 */
export function settleLoss({ contract, entries, lostOn, today }: Lost): Entry[] {
  const posted: Entry[] = [];
  const ledger = () => [...entries, ...posted];
  const { month, centavos } = monthOfLoss({ contract, lostOn });
  for (let number = month; number <= contract.terms.term; number += 1) {
    const kept = number === month ? centavos : 0;
    posted.push(
      ...takenBack(ledger(), installmentItem(number), {
        kept,
        today,
      }),
    );
  }
  for (const item of kmDueAfter(entries, lostOn))
    posted.push(
      ...takenBack(ledger(), item, {
        kept: 0,
        today,
      }),
    );
  for (let number = 1; number <= month; number += 1) {
    const least = number === month ? centavos : undefined;
    posted.push(
      ...charged(ledger(), {
        contract,
        number,
        centavos: least,
        today,
      }),
    );
  }
  const credit = creditIn(ledger());
  if (credit > 0)
    posted.push(
      creditRefundOf({
        reference: CREDIT_REFUND,
        onDay: today,
        centavos: credit,
      }),
    );
  return posted;
}

/** Takes back the charge for an item beyond `kept`, with its fine and interest. */
function takenBack(
  entries: readonly Entry[],
  item: string,
  { kept, today }: { kept: number; today: IsoDate },
): Entry[] {
  const price = earnedOf(entries, item);
  if (price <= kept) return [];
  return [
    takenBackOf({
      reference: `${LOSS}${item}`,
      onDay: today,
      undone: entries,
      most: creditedOf(entries, item, price - kept),
      open: openItems(entries),
      contested: contestedItems(entries),
    }),
  ];
}

/** Charges a month that was lived and not charged, or the named part of it. */
function charged(
  entries: readonly Entry[],
  {
    contract,
    number,
    centavos,
    today,
  }: Pick<Lost, 'contract' | 'today'> & {
    number: number;
    centavos: number | undefined;
  },
): Entry[] {
  if (isCharged(entries, number) || centavos === 0) return [];
  const planned = planOf(contract, today).find(
    (one) => one.kind === 'mensalidade' && one.number === number,
  );
  if (!planned) return [];
  return [
    chargeOf({
      reference: `charge:${number}`,
      onDay: today,
      dueOn: planned.dueDate,
      credit: creditIn(entries),
      items: [
        {
          item: planned.item,
          account: 'revenue-monthly',
          centavos: centavos ?? planned.centavos,
        },
      ],
    }),
  ];
}

/** Bought km that would fall due after a day and were not taken back. */
function kmDueAfter(entries: readonly Entry[], day: IsoDate): string[] {
  return entries.flatMap(({ kind, reference, dueOn }) =>
    kind === 'charge' && reference.startsWith('km:') && dueOn && dueOn > day
      ? reference
      : [],
  );
}

function earnedOf(entries: readonly Entry[], item: string): number {
  const state = chargedStateOf(entries, item, '');
  if (!state || state.state === 'cancelada') return 0;
  const account = item.startsWith('km:') ? 'revenue-km' : 'revenue-monthly';
  return -balanceOf(entries, account, item);
}
