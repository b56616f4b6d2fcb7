import { type IsoDate, nextBusinessDay } from '@site/contracts/brazil';
import { sum } from '@site/contracts/pricing';
import { type Entry, lateChargesOf, type OpenItem } from '../ledger/ledger.rules';
import { lateChargesIn, lateInstallments, openItems } from '../ledger/statement.rules';

/** Everything open that falls due on one day. */
export type OpenBill = {
  dueOn: IsoDate;
  /** The installment that it is about; null for what is none, such as an exit. */
  installment: number | null;
  centavos: number;
  /** What of it is fine and interest. */
  lateCentavos: number;
};

/** The open bills of a contract, the oldest first. */
export function billsOf(entries: readonly Entry[]): OpenBill[] {
  const days = new Map<IsoDate, OpenItem[]>();
  for (const item of openItems(entries))
    days.set(item.dueOn, [...(days.get(item.dueOn) ?? []), item]);
  return [...days].map(([dueOn, items]) => {
    const late = items.filter(({ item }) => /^(fine|interest):/.test(item));
    const number = items
      .map(({ item }) => /^(?:installment|fine|interest):(\d+)$/.exec(item)?.[1])
      .find((found) => found !== undefined);
    return {
      dueOn,
      installment: number === undefined ? null : Number(number),
      centavos: sum(items),
      lateCentavos: sum(late),
    };
  });
}

/** Fine and interest of every installment that is late on a day, up to that day. */
export function lateChargesOn(entries: readonly Entry[], onDay: IsoDate): Entry[] {
  return lateInstallments(entries, onDay).flatMap((open) => {
    const { installment } = open;
    const charged = lateChargesIn(entries, installment);
    return lateChargesOf({ installment, open, onDay, charged }) ?? [];
  });
}

/**
 * Last day on which a bill is paid as it stands: its due date, or today once that has
 * passed, since tomorrow bears interest. Never a day on which banks are closed.
 */
export function payableUntil(dueOn: IsoDate, today: IsoDate): IsoDate {
  return nextBusinessDay(dueOn > today ? dueOn : today);
}

/** `Mensalidade 3 de 36`; what is no installment is what closes the contract. */
export function billLabel(installment: number | null, term: number): string {
  return installment === null
    ? 'Acerto do contrato'
    : `Mensalidade ${installment} de ${term}`;
}
