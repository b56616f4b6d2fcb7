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
  /** The fines that were selected as the dialog opened: the list may change below. */
  const [opened, setOpened] = useState<readonly TrafficFine[]>();
  const [outcome, setOutcome] = useState<SelectionOutcome>();
  const begin = () => setOpened(fines.filter(({ id }) => selection.ids.includes(id)));

  const show = (rows: readonly SelectionRow[]) => {
    const left = rowsLeft(
      rows,
      (id) => opened?.find((fine) => fine.id === id)?.noticeNumber ?? '',
    );
    setOutcome({
      done: copy.done(rows.length - left.length),
      leftTitle: copy.stayed(left.length),
      left,
    });
    setOpened(undefined);
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
        <button type="button" className="btn btn--sm" onClick={begin}>
          {copy.act}
        </button>
      </SelectionBar>
      {opened && (
        <CancelFines
          items={opened.map(({ id, revision }) => ({ id, revision }))}
          onClose={() => setOpened(undefined)}
          onDone={show}
        />
      )}
    </>
  );
}
