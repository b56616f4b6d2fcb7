import { useLayoutEffect, useRef } from 'react';
import { useShortcuts } from './use-shortcuts';

const copy = {
  next: 'Ir para o próximo da lista',
  previous: 'Voltar ao anterior da lista',
};

/**
 * J and K go to the next and the previous item; they never decide. `onGo` navigates with
 * `flushSync`, so that the next key meets the page that the last one opened; a key that
 * comes before that page goes on from its item.
 */
export function useListKeys<Item extends { id: string }>(
  items: readonly Item[],
  chosenId: string | undefined,
  onGo: (item: Item) => void,
): void {
  const at = useRef(chosenId);
  useLayoutEffect(() => {
    at.current = chosenId;
  }, [chosenId]);
  const go = (step: 1 | -1) => {
    const next = items[items.findIndex(({ id }) => id === at.current) + step];
    if (!next) return;
    at.current = next.id;
    onGo(next);
  };
  useShortcuts([
    { key: 'j', label: copy.next, run: () => go(1) },
    { key: 'k', label: copy.previous, run: () => go(-1) },
  ]);
}
