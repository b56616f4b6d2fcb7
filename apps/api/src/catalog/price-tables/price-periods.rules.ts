import { type PriceTableState } from '@site/api-contract/catalog';

/** The period for which a price table holds. */
export type Validity = {
  id: number;
  validFrom: Date;
  validUntil: Date | null;
  withdrawnAt: Date | null;
};

/**
 * The instant from which a table holds; the table is null where nothing can be priced.
 */
export type Period = { from: Date; id: number | null };

/**
 * The table in force at an instant, by the rule of `readCatalogueVersion`: of the valid
 * ones the one that began last, and of two that began together the one imported last.
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

/** The tables in force from now on, one after the other, each with its beginning. */
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
 * The state of a table among the others. A `covered` table has another one over it and
 * comes back when that one ends. `nextFrom` is the instant from which it holds, or holds
 * again.
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
