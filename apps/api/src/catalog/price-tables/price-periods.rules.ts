import { type PriceTableState } from '@site/api-contract/price-changes';

/** When a price table holds. */
export type Validity = {
  id: number;
  validFrom: Date;
  validUntil: Date | null;
  withdrawnAt: Date | null;
};

/** From an instant on this table counts; null where nothing can be priced. */
export type Period = { from: Date; id: number | null };

/**
 * The table in force at an instant, as `readCatalogueVersion` asks for it: of those that
 * hold the one that began last, and of two that began together the one imported last.
 */
export function tableAt<Table extends Validity>(
  tables: readonly Table[],
  at: Date,
): Table | null {
  const holding = tables.filter(
    ({ validFrom, validUntil, withdrawnAt }) =>
      !withdrawnAt && validFrom <= at && (validUntil === null || validUntil > at),
  );
  return holding.reduce<Table | null>(
    (best, table) => (best && isBefore(table, best) ? best : table),
    null,
  );
}

function isBefore(one: Validity, other: Validity): boolean {
  const distance = one.validFrom.getTime() - other.validFrom.getTime();
  return distance === 0 ? one.id < other.id : distance < 0;
}

/** Which table counts from when on, beginning now; neighbors differ. */
export function periodsFrom(tables: readonly Validity[], now: Date): Period[] {
  const changes = tables
    .flatMap(({ validFrom, validUntil }) => [validFrom, validUntil ?? now])
    .filter((at) => at > now)
    .sort((one, other) => one.getTime() - other.getTime());
  return [now, ...changes]
    .map((from) => ({ from, id: tableAt(tables, from)?.id ?? null }))
    .filter(({ id }, index, all) => index === 0 || all[index - 1]?.id !== id);
}

/**
 * Where a table stands among the others: `covered` is one that another lies over and that
 * comes back when that one ends. `nextFrom` is when it takes over, or takes over again.
 */
export function placeOf(
  { id, validFrom, withdrawnAt }: Validity,
  [current, ...later]: readonly Period[],
  now: Date,
): { state: PriceTableState; nextFrom: Date | null } {
  const nextFrom = later.find((period) => period.id === id)?.from ?? null;
  if (withdrawnAt) return { state: 'withdrawn', nextFrom: null };
  if (current?.id === id) return { state: 'current', nextFrom: null };
  if (validFrom > now) return { state: 'scheduled', nextFrom };
  return { state: nextFrom ? 'covered' : 'past', nextFrom };
}
