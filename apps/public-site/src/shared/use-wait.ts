import { useWait as useWaitBy } from '@site/ui';
import { useSite } from './site-services';

/** `useWait` of `@site/ui` by the clock of this page. */
export function useWait(): ReturnType<typeof useWaitBy> {
  return useWaitBy(useSite().now);
}
