import { addMonths, saoPauloDay } from '@site/api-contract/brazil';

/** The first days of the current month and of the one before, in São Paulo. */
export function funnelMonths(now: Date) {
  const current = `${saoPauloDay(now).slice(0, 7)}-01`;
  return { current, previous: addMonths(current, -1) };
}
