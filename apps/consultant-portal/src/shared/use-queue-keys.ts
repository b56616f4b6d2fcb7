import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pathInApp } from '@site/contracts/site-map';

/** A list that J and K move through. */
export type Queue = {
  items: readonly { id: string }[];
  chosenId: string | undefined;
  /** Path of an item's page, of the whole site. */
  pathOf: (id: string) => string;
};

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * J and K move through the queue; they never decide (design brief §13). A page may mark
 * further places with `data-key`: a button is pressed, of any other part the first field
 * takes the focus. Silent while somebody types or looks at a document.
 */
export function useQueueKeys({ items, chosenId, pathOf }: Queue, on: boolean): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = STEPS[key];
      if (step === undefined) {
        if (goToMarked(key)) event.preventDefault();
        return;
      }
      const next = items[items.findIndex((item) => item.id === chosenId) + step];
      if (next)
        void navigate(
          {
            pathname: pathInApp('consultant-portal', pathOf(next.id)),
            search: params.toString(),
          },
          { preventScrollReset: true },
        );
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [items, chosenId, pathOf, on, params, navigate]);
}

function goToMarked(key: string): boolean {
  if (!/^[a-z]$/.test(key)) return false;
  const marked = document.querySelector<HTMLElement>(`[data-key="${key}"]`);
  if (marked instanceof HTMLButtonElement) marked.click();
  else marked?.querySelector<HTMLElement>('textarea, input, select')?.focus();
  return marked !== null;
}
