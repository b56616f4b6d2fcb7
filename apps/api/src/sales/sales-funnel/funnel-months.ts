import { addMonths, saoPauloDay } from '@site/api-contract/brazil';

/** The first days of the month that a moment lies in, in São Paulo, and of the one before. */
export function funnelMonths(now: Date) {
  const current = `${saoPauloDay(now).slice(0, 7)}-01`;
  return { current, previous: addMonths(current, -1) };
}
