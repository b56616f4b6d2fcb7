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

/** An act with the leads that were selected as its dialog opened: the list may change below. */
type Begun = { kind: 'assign' | 'close'; leads: readonly Lead[] };

/** The acts on the selected leads, and what became of each. */
export function LeadSelection({ selection, leads }: LeadSelectionProps) {
  const [act, setAct] = useState<Begun>();
  const [outcome, setOutcome] = useState<SelectionOutcome>();
  const begin = (kind: Begun['kind']) =>
    setAct({ kind, leads: leads.filter(({ id }) => selection.ids.includes(id)) });
  const end = () => setAct(undefined);

  const show = (rows: readonly SelectionRow[], done: (count: number) => string) => {
    const names = new Map(act?.leads.map(({ id, name }) => [id, name]));
    const left = rowsLeft(rows, (id) => names.get(id) ?? '');
    setOutcome({
      done: done(rows.length - left.length),
      leftTitle: copy.stayed(left.length),
      left,
    });
    end();
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
        <button type="button" className="btn btn--sm" onClick={() => begin('assign')}>
          {copy.assign}
        </button>
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => begin('close')}
        >
          {copy.close}
        </button>
      </SelectionBar>
      {act?.kind === 'assign' && (
        <AssignLeads
          items={itemsOf(act.leads)}
          onClose={end}
          onDone={(rows, name) =>
            show(rows, (count) => copy.assignment.done(count, name))
          }
        />
      )}
      {act?.kind === 'close' && (
        <CloseLeads
          items={itemsOf(act.leads)}
          onClose={end}
          onDone={(rows) => show(rows, copy.closing.done)}
        />
      )}
    </>
  );
}

const itemsOf = (leads: readonly Lead[]) =>
  leads.map(({ id, revision }) => ({ id, revision }));
