import { saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';

/** Today in Brazil, by the API's clock. */
export function useToday(): string {
  return saoPauloDay(new Date(useSiteActions().now()));
}
