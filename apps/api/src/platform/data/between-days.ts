import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { addDays, type IsoDate, startOfSaoPauloDay } from '@site/api-contract/brazil';

/** A time on days of São Paulo: the first, the last and those between, or all. */
export function betweenDays(
  at: Column,
  { from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined },
): SQL | undefined {
  return and(
    from ? gte(at, startOfSaoPauloDay(from)) : undefined,
    to ? lt(at, startOfSaoPauloDay(addDays(to, 1))) : undefined,
  );
}
