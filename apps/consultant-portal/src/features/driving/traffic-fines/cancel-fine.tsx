import { useState } from 'react';
import { type TrafficFine } from '@site/api-contract';
import { canMoveFine } from '@site/api-contract/driving';
import { type TakenBack } from '@site/ui';
import { KeepDraft } from '../../../shared/undo/keep-draft';
import { RefusedDraft } from '../../../shared/undo/overtaken-draft';
import { Undoable } from '../../../shared/undo/undoable';
import { CancelForm } from './cancel-form';
import { fineActsCopy } from './fine-acts.copy';

type CancelFineProps = { fine: TrafficFine; back: TakenBack };

/** The button that cancels a fine registered by mistake, while that is possible. */
export function CancelFine({ fine, back }: CancelFineProps) {
  const [isOpen, open] = useState(false);
  const draft = back.taken?.draft as { reason?: string } | undefined;
  const close = () => {
    back.release();
    open(false);
  };
  return (
    <KeepDraft
      about={canMoveFine(fine.state, 'cancelada', 'consultant') && fine}
      back={back}
      otherwise={<RefusedDraft back={back} lines={[back.taken?.what, draft?.reason]} />}
    >
      {(wrong) => (
        <Undoable back={back}>
          {isOpen || back.taken ? (
            <CancelForm fine={wrong} back={back} onBack={close} />
          ) : (
            <button
              type="button"
              className="btn btn--line btn--sm"
              onClick={() => open(true)}
            >
              {fineActsCopy.cancel.open}
            </button>
          )}
        </Undoable>
      )}
    </KeepDraft>
  );
}
