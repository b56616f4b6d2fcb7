import { useState } from 'react';
import { type Lead, type SelectionRow } from '@site/api-contract';
import { consultantLeadPath } from '@site/api-contract/site-paths';
import {
  rowsLeft,
  SelectionBar,
  type SelectionOutcome,
} from '../../../../shared/selection/selection-bar';
import { type Selection } from '../../../../shared/selection/use-selection';
import { AssignLeads } from './assign-leads';
import { CloseLeads } from './close-leads';
import { LEADS, selectionCopy as copy } from './lead-selection.copy';

type LeadSelectionProps = { selection: Selection; leads: readonly Lead[] };

/** The acts on the selected leads, and what became of each. */
export function LeadSelection({ selection, leads }: LeadSelectionProps) {
  const [act, setAct] = useState<'assign' | 'close'>();
  const [outcome, setOutcome] = useState<SelectionOutcome>();
  const items = leads
    .filter(({ id }) => selection.ids.includes(id))
    .map(({ id, revision }) => ({ id, revision }));

  const show = (rows: readonly SelectionRow[], done: (count: number) => string) => {
    const left = rowsLeft(rows, (id) => leads.find((one) => one.id === id)?.name ?? '');
    setOutcome({
      done: done(rows.length - left.length),
      leftTitle: copy.stayed(left.length),
      left,
    });
    setAct(undefined);
    selection.clear();
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        things={LEADS}
        pathOf={consultantLeadPath}
        outcome={outcome}
        onOutcomeRead={() => setOutcome(undefined)}
      >
        <button type="button" className="btn btn--sm" onClick={() => setAct('assign')}>
          {copy.assign}
        </button>
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => setAct('close')}
        >
          {copy.close}
        </button>
      </SelectionBar>
      {act === 'assign' && (
        <AssignLeads
          items={items}
          onClose={() => setAct(undefined)}
          onDone={(rows, name) =>
            show(rows, (count) => copy.assignment.done(count, name))
          }
        />
      )}
      {act === 'close' && (
        <CloseLeads
          items={items}
          onClose={() => setAct(undefined)}
          onDone={(rows) => show(rows, copy.closing.done)}
        />
      )}
    </>
  );
}
