import { useState } from 'react';
import { ErrorIcon } from '@site/ui';
import { confirmCopy as copy } from './confirm-place.copy';
import '@site/ui/forms.css';

type Props = {
  /** Resolves to the error message, or to null on success. */
  onConfirm: () => Promise<string | null>;
  onStartOver: () => void;
};

/**
 * The page to which the mail's link leads: only its button confirms, since mail scanners
 * open links.
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
