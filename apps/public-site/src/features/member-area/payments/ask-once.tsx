import { useState } from 'react';
import { Modal } from '@site/ui';
import { paymentsCopy as copy } from './payments.copy';

type AskOnceProps = {
  /** Label of the button that opens the question and of the one that confirms it. */
  label: string;
  question: string;
  /** The consequence of the act, in one sentence. */
  follows: string;
  keep: string;
  isBusy: boolean;
  onAct: () => Promise<unknown>;
};

/** An action that asks for confirmation once and says its consequence. */
export function AskOnce({ label, isBusy, ...question }: AskOnceProps) {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn--line"
        aria-disabled={isBusy || undefined}
        onClick={() => {
          if (!isBusy) ask(true);
        }}
      >
        {label}
      </button>
      {isAsking && (
        <Question
          {...question}
          label={label}
          isBusy={isBusy}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}

function Question({
  label,
  question,
  follows,
  keep,
  isBusy,
  onAct,
  onClose,
}: AskOnceProps & { onClose: () => void }) {
  const act = async () => {
    if (isBusy) return;
    await onAct();
    onClose();
  };
  return (
    <Modal open title={question} onClose={onClose}>
      <p>{follows}</p>
      <div className="actions">
        <button
          type="button"
          className="btn btn--danger"
          aria-disabled={isBusy || undefined}
          onClick={() => void act()}
        >
          {isBusy ? copy.opening : label}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {keep}
        </button>
      </div>
    </Modal>
  );
}
