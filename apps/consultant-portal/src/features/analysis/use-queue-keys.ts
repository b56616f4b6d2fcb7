import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Proposal } from '@site/contracts';
import { pathInApp } from '@site/contracts/site-map';
import { consultantProposalPath } from '@site/contracts/site-paths';

const STEPS: Readonly<Record<string, number>> = { j: 1, k: -1 };

/**
 * J and K move through the queue; they never decide (design brief §13). Silent while
 * somebody types or looks at a document.
 */
export function useQueueKeys(
  items: readonly Proposal[],
  chosenId: string | undefined,
  on: boolean,
): void {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useEffect(() => {
    if (!on) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key.toLowerCase()];
      const typing =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable], dialog');
      if (step === undefined || typing || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const next = items[items.findIndex((item) => item.id === chosenId) + step];
      if (next)
        void navigate(
          {
            pathname: pathInApp('consultant-portal', consultantProposalPath(next.id)),
            search: params.toString(),
          },
          { preventScrollReset: true },
        );
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [items, chosenId, on, params, navigate]);
}
