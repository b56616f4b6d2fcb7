import { type TrafficFine } from '@site/api-contract';
import { consultantFinePath } from '@site/api-contract/site-paths';
import { selectionCopy as shared } from '../../../../shared/selection/selection.copy';
import { SelectionBar } from '../../../../shared/selection/selection-bar';
import { type Selection } from '../../../../shared/selection/use-selection';
import { useSelectionAct } from '../../../../shared/selection/use-selection-act';
import { AssignFines } from '../owner/assign-fines';
import { fineOwnerCopy } from '../owner/fine-owner.copy';
import { CancelFines } from './cancel-fines';
import { FINES, selectionCopy as copy } from './fine-selection.copy';

type FineSelectionProps = { selection: Selection; fines: readonly TrafficFine[] };

/** The acts on the selected fines, and what became of each. */
export function FineSelection({ selection, fines }: FineSelectionProps) {
  const act = useSelectionAct<TrafficFine, 'assign' | 'cancel'>(
    selection,
    fines,
    ({ noticeNumber }) => noticeNumber,
  );
  return (
    <>
      <SelectionBar
        selection={selection}
        things={FINES}
        pathOf={consultantFinePath}
        outcome={act.outcome}
        onOutcomeRead={act.forget}
      >
        <button type="button" className="btn btn--sm" onClick={() => act.begin('assign')}>
          {shared.passing.act}
        </button>
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => act.begin('cancel')}
        >
          {copy.cancel}
        </button>
      </SelectionBar>
      {act.kind === 'assign' && (
        <AssignFines
          items={act.items}
          onClose={act.end}
          onDone={(rows, name) =>
            act.show(rows, (count) => fineOwnerCopy.done(count, name))
          }
        />
      )}
      {act.kind === 'cancel' && (
        <CancelFines
          items={act.items}
          onClose={act.end}
          onDone={(rows) => act.show(rows, copy.cancelling.done)}
        />
      )}
    </>
  );
}
