import { useState } from 'react';
import { type SelectionRow, type TrafficFine } from '@site/api-contract';
import { consultantFinePath } from '@site/api-contract/site-paths';
import {
  rowsLeft,
  SelectionBar,
  type SelectionOutcome,
} from '../../../../shared/selection/selection-bar';
import { type Selection } from '../../../../shared/selection/use-selection';
import { CancelFines } from './cancel-fines';
import { FINES, selectionCopy as copy } from './fine-selection.copy';

type FineSelectionProps = { selection: Selection; fines: readonly TrafficFine[] };

/** The act on the selected fines, and what became of each. */
export function FineSelection({ selection, fines }: FineSelectionProps) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<SelectionOutcome>();
  const items = fines
    .filter(({ id }) => selection.ids.includes(id))
    .map(({ id, revision }) => ({ id, revision }));

  const show = (rows: readonly SelectionRow[]) => {
    const left = rowsLeft(
      rows,
      (id) => fines.find((fine) => fine.id === id)?.noticeNumber ?? '',
    );
    setOutcome({
      done: copy.done(rows.length - left.length),
      leftTitle: copy.stayed(left.length),
      left,
    });
    setOpen(false);
    selection.clear();
  };
  return (
    <>
      <SelectionBar
        selection={selection}
        things={FINES}
        pathOf={consultantFinePath}
        outcome={outcome}
        onOutcomeRead={() => setOutcome(undefined)}
      >
        <button type="button" className="btn btn--sm" onClick={() => setOpen(true)}>
          {copy.act}
        </button>
      </SelectionBar>
      {isOpen && (
        <CancelFines items={items} onClose={() => setOpen(false)} onDone={show} />
      )}
    </>
  );
}
