import { type IsoDate } from '@site/api-contract/brazil';
import { type ContractDays } from '../../../contracts/contracts/contract.rules';
import { installmentCharge } from '../../../contracts/contracts/plan/installment-charge.rules';
import { takenBackOf } from '../../../contracts/ledger/corrections.rules';
import {
  chargeOf,
  creditRefundOf,
  type Entry,
  installmentItem,
} from '../../../contracts/ledger/ledger.rules';
import {
  contestedItems,
  creditIn,
  installmentStateOf,
  isCharged,
  openItems,
} from '../../../contracts/ledger/statement.rules';
import { kmOn, type LivedContract, overtimeDays } from '../../km/km-settlement.rules';
import { exitOn, overtimeCentavos, settlementDueOn } from '../return.rules';

export const SETTLEMENT = 'return:settlement';
export const CREDIT_REFUND = 'return:refund';

type Returned = {
  contract: LivedContract & ContractDays;
  entries: readonly Entry[];
  /** The highest cost of leaving, in centavos, which the customer confirmed. */
  exitAtMost: number;
  km: { driven: number; toppedUp: number };
  today: IsoDate;
};

/**
 * The effect of a return on the money, in the order to post, without damages: months that
 * never began are taken back, months begun are charged, then leaving, km and the days
 * after the end in one charge; remaining credit goes back to the customer.
 */
export function settleReturn({
  contract,
  entries,
  exitAtMost,
  km,
  today,
}: Returned): Entry[] {
  const posted = settleMonths({ contract, entries, today });
  const ledger = () => [...entries, ...posted];
  const settlement = settlementCharge(ledger(), {
    contract,
    exitCentavos: Math.min(exitOn(contract, today).centavos, exitAtMost),
    km,
    today,
  });
  if (settlement) posted.push(settlement);
  posted.push(...creditRefunded(ledger(), today));
  return posted;
}

/**
 * The months of a contract that ends on a day: those that never began are taken back,
 * those begun are charged.
 */
export function settleMonths({
  contract,
  entries,
  today,
}: Pick<Returned, 'contract' | 'entries' | 'today'>): Entry[] {
  const posted: Entry[] = [];
  const ledger = () => [...entries, ...posted];
  const { month } = exitOn(contract, today);
  for (let number = month + 1; number <= contract.terms.term; number += 1)
    posted.push(...takenBack(ledger(), number, today));
  for (let number = 1; number <= month; number += 1) {
    if (isCharged(ledger(), number)) continue;
    const charge = installmentCharge({ ...contract, entries: ledger() }, number, today);
    if (charge) posted.push(charge);
  }
  return posted;
}

/** The customer's remaining credit goes back, since no charge will come. */
export function creditRefunded(entries: readonly Entry[], today: IsoDate): Entry[] {
  const credit = creditIn(entries);
  return credit > 0
    ? [creditRefundOf({ reference: CREDIT_REFUND, onDay: today, centavos: credit })]
    : [];
}

function takenBack(entries: readonly Entry[], number: number, today: IsoDate): Entry[] {
  const item = installmentItem(number);
  const charge = entries.find(({ reference }) => reference === `charge:${number}`);
  if (!charge || installmentStateOf(entries, number, today)?.state === 'cancelada')
    return [];
  return [
    takenBackOf({
      reference: `return:${item}`,
      onDay: today,
      undone: [charge],
      items: [item],
      open: openItems(entries),
      contested: contestedItems(entries),
    }),
  ];
}

function settlementCharge(
  entries: readonly Entry[],
  {
    contract,
    exitCentavos,
    km,
    today,
  }: Pick<Returned, 'contract' | 'km' | 'today'> & { exitCentavos: number },
): Entry | null {
  const { extraKm, centavos: kmCentavos } = kmOn(contract, today, km);
  const days = overtimeDays(contract, today);
  const items = [
    { item: 'exit', account: 'revenue-exit', centavos: exitCentavos },
    { item: 'km-settlement', account: 'revenue-km', centavos: kmCentavos },
    {
      item: 'overtime',
      account: 'revenue-monthly',
      centavos: overtimeCentavos(contract, today),
    },
  ] as const;
  const charged = items.filter(({ centavos }) => centavos > 0);
  if (charged.length === 0) return null;
  return chargeOf({
    reference: SETTLEMENT,
    onDay: today,
    dueOn: settlementDueOn(today),
    credit: creditIn(entries),
    items: charged,
    detail: { 'km-settlement': extraKm, overtime: days },
  });
}
