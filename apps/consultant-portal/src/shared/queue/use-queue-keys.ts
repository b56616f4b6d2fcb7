import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { useListKeys } from '@site/ui';

/** A list that J and K move through. */
export type Queue = {
  items: readonly { id: string }[];
  chosenId: string | undefined;
  /** Path of an item's page, of the whole site. */
  pathOf: (id: string) => string;
};

/** J and K move through the queue; they never decide. */
export function useQueueKeys({ items, chosenId, pathOf }: Queue): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useListKeys(items, chosenId, ({ id }) => {
    const pathname = pathInApp('consultant-portal', pathOf(id));
    const search = params.toString();
    void navigate({ pathname, search }, { preventScrollReset: true, flushSync: true });
  });
}
