import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { addDays, type IsoDate, startOfSaoPauloDay } from '@site/api-contract/brazil';

/**
 * A condition for a time between two days of São Paulo, both included; each is optional.
 */
export function betweenDays(
  at: Column,
  { from, to }: { from?: IsoDate | undefined; to?: IsoDate | undefined },
): SQL | undefined {
  return and(
    from ? gte(at, startOfSaoPauloDay(from)) : undefined,
    to ? lt(at, startOfSaoPauloDay(addDays(to, 1))) : undefined,
  );
}
