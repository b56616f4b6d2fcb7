import { type Lead } from '@site/api-contract';
import { consultantLeadPath } from '@site/api-contract/site-paths';
import { selectionCopy as shared } from '../../../../shared/selection/selection.copy';
import { SelectionBar } from '../../../../shared/selection/selection-bar';
import { type Selection } from '../../../../shared/selection/use-selection';
import { useSelectionAct } from '../../../../shared/selection/use-selection-act';
import { AssignLeads } from './assign-leads';
import { CloseLeads } from './close-leads';
import { LEADS, selectionCopy as copy } from './lead-selection.copy';

type LeadSelectionProps = { selection: Selection; leads: readonly Lead[] };

/** The acts on the selected leads, and what became of each. */
export function LeadSelection({ selection, leads }: LeadSelectionProps) {
  const act = useSelectionAct<Lead, 'assign' | 'close'>(
    selection,
    leads,
    ({ name }) => name,
  );
  return (
    <>
      <SelectionBar
        selection={selection}
        things={LEADS}
        pathOf={consultantLeadPath}
        outcome={act.outcome}
        onOutcomeRead={act.forget}
      >
        <button type="button" className="btn btn--sm" onClick={() => act.begin('assign')}>
          {shared.passing.act}
        </button>
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => act.begin('close')}
        >
          {copy.close}
        </button>
      </SelectionBar>
      {act.kind === 'assign' && (
        <AssignLeads
          items={act.items}
          onClose={act.end}
          onDone={(rows, name) =>
            act.show(rows, (count) => copy.assignment.done(count, name))
          }
        />
      )}
      {act.kind === 'close' && (
        <CloseLeads
          items={act.items}
          onClose={act.end}
          onDone={(rows) => act.show(rows, copy.closing.done)}
        />
      )}
    </>
  );
}
