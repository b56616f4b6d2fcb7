import { useNavigate, useNavigation, useSearchParams } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { useAppBase } from '../link/app-base';
import { useShortcuts } from './use-shortcuts';

const copy = {
  next: 'Ir para o próximo da lista',
  previous: 'Voltar ao anterior da lista',
};

/** A list in which J and K move. */
export type KeyedList = {
  items: readonly { id: string }[];
  chosenId: string | undefined;
  /** Path of an item's page, of the whole site. */
  pathOf: (id: string) => string;
};

/**
 * J and K open the next and the previous item and keep the list's filters; they never
 * decide anything. A key pressed before the requested page is shown counts from that
 * page's item, and `flushSync` makes the next key use the page that the last one opened.
 * A page that was asked for and not opened, since the input here is not saved, does not
 * count.
 */
export function useListKeys({ items, chosenId, pathOf }: KeyedList): void {
  const app = useAppBase();
  const navigate = useNavigate();
  const awaited = useNavigation().location?.pathname;
  const [params] = useSearchParams();
  const at = items.find(({ id }) => pathOf(id) === awaited)?.id ?? chosenId;
  const go = (step: 1 | -1) => {
    const next = items[items.findIndex(({ id }) => id === at) + step];
    if (!next) return;
    const path = pathOf(next.id);
    void navigate(
      { pathname: app ? pathInApp(app, path) : path, search: params.toString() },
      { preventScrollReset: true, flushSync: true },
    );
  };
  useShortcuts([
    { key: 'j', label: copy.next, run: () => go(1) },
    { key: 'k', label: copy.previous, run: () => go(-1) },
  ]);
}
