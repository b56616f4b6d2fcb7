import { useState } from 'react';
import { ErrorIcon } from '@site/ui';
import { confirmCopy as copy } from './confirm-place.copy';
import '@site/ui/forms.css';

type Props = {
  /** Gives what went wrong, null when it went well. */
  onConfirm: () => Promise<string | null>;
  onStartOver: () => void;
};

/**
 * The button that the link of a mail leads to: programs that open the links of mails press
 * none.
 */
export function ConfirmPlace({ onConfirm, onStartOver }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const act = async () => {
    if (isBusy) return;
    setProblem('');
    setBusy(true);
    setProblem((await onConfirm()) ?? '');
    setBusy(false);
  };
  return (
    <div className="resv-place">
      <p className="kick">{copy.kicker}</p>
      <h2>{copy.title}</h2>
      <div>
        <p>{copy.text}</p>
      </div>
      <div role="alert">
        {problem !== '' && (
          <div className="notice notice--err lp-failed">
            <ErrorIcon aria-hidden="true" />
            <p>{problem}</p>
          </div>
        )}
      </div>
      <button
        type="button"
        className="btn"
        aria-disabled={isBusy || undefined}
        onClick={() => void act()}
      >
        {isBusy ? copy.confirming : copy.confirm}
      </button>
      {problem !== '' && (
        <p>
          <button type="button" className="action" onClick={onStartOver}>
            {copy.toForm}
          </button>
        </p>
      )}
    </div>
  );
}
