import { saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';

/** The day in Brazil, by the clock of the API. */
export function useToday(): string {
  return saoPauloDay(new Date(useSiteActions().now()));
}
