import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { addDays, type IsoDate, startOfSaoPauloDay } from '@site/contracts/brazil';

/** The last day that a date can be; after it nothing happened. */
const LAST_DAY = '9999-12-31';

/** A time on days of São Paulo: the first, the last and those between, or all. */
export function onDays(
  at: Column,
  { from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined },
): SQL | undefined {
  return and(
    from ? gte(at, startOfSaoPauloDay(from)) : undefined,
    to && to < LAST_DAY ? lt(at, startOfSaoPauloDay(addDays(to, 1))) : undefined,
  );
}
