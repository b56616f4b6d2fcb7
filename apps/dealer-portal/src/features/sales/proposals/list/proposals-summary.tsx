import { useListProposalsQuery } from '@site/api-client';
import { addDays, formatTotal, saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';
import { Figures } from '@site/ui';
import { Late } from '@site/ui/proposal';
import { proposalsCopy } from '../proposals.copy';
import { figuresFrom } from './proposal-figures';

const copy = proposalsCopy.figures;

/**
 * Four figures about all proposals, independent of the filters. Until they are loaded
 * they are dashes.
 */
export function ProposalsSummary() {
  const all = useListProposalsQuery({ query: { limit: '1' } }).data;
  const recent = useListProposalsQuery({ query: { limit: '1', days: '7' } }).data;
  const lastOld = addDays(saoPauloDay(new Date(useSiteActions().now())), -8);
  const planned = useListProposalsQuery({
    query: { limit: '1', next: 'any', to: lastOld },
  }).data;
  const figures =
    all && recent && planned
      ? figuresFrom(all.counts, recent.counts, planned.counts)
      : null;
  const old = figures?.old ?? null;
  return (
    <Figures
      items={[
        {
          label: copy.open,
          value: figures ? formatTotal(figures.open) : copy.unknown,
        },
        {
          label: copy.waiting,
          value: figures ? formatTotal(figures.waiting) : copy.unknown,
          note: figures ? copy.waitingFor(figures.waiting) : copy.noNote,
        },
        {
          label: copy.old,
          value: old === null ? copy.unknown : formatTotal(old),
          note:
            old === null ? (
              copy.noNote
            ) : figures && figures.toAsk > 0 ? (
              <Late>{copy.askAfter(figures.toAsk)}</Late>
            ) : figures && figures.oldWaiting > 0 ? (
              copy.planned
            ) : old > 0 ? (
              copy.inAnalysis
            ) : (
              copy.upToDate
            ),
        },
        {
          label: copy.contracts,
          value: figures ? formatTotal(figures.contracts) : copy.unknown,
          note: figures ? copy.active(figures.active) : copy.noNote,
        },
      ]}
    />
  );
}
