import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';
import { useShortcuts } from '@site/ui';

/** A list that J and K move through. */
export type Queue = {
  items: readonly { id: string }[];
  chosenId: string | undefined;
  /** Path of an item's page, of the whole site. */
  pathOf: (id: string) => string;
};

const copy = {
  next: 'Ir para o próximo da lista',
  previous: 'Voltar ao anterior da lista',
};

/** J and K move through the queue; they never decide (design brief §13). */
export function useQueueKeys({ items, chosenId, pathOf }: Queue): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const go = (step: 1 | -1) => {
    const next = items[items.findIndex((item) => item.id === chosenId) + step];
    if (!next) return;
    const pathname = pathInApp('consultant-portal', pathOf(next.id));
    const search = params.toString();
    void navigate({ pathname, search }, { preventScrollReset: true });
  };
  useShortcuts([
    { key: 'j', label: copy.next, run: () => go(1) },
    { key: 'k', label: copy.previous, run: () => go(-1) },
  ]);
}
