import { saoPauloDay } from '@site/api-contract/brazil';

/**
 * `P-2611-0487`: year and month in São Paulo, and a running number of at least four
 * digits.
 */
export function proposalNumber(at: Date, running: number): string {
  const [year = '', month = ''] = saoPauloDay(at).split('-');
  return `P-${year.slice(2)}${month}-${String(running).padStart(4, '0')}`;
}
