import { useState } from 'react';
import { failureOf, serverSentence } from '@site/api-client';
import { useHydrated } from '@site/ui';
import { passkeyCopy as copy } from './passkey.copy';
import { browserHasPasskeys, deviceSentence } from './passkey-device';

type PasskeyButtonProps = {
  label: string;
  /** Asks the API, then the device, then the API again; rejects with whatever failed. */
  onPress: () => Promise<void>;
};

/**
 * A further way beside a form, offered only where the browser has passkeys. A refusal by
 * the device or the API is told below it.
 */
export function PasskeyButton({ label, onPress }: PasskeyButtonProps) {
  const isReady = useHydrated();
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  if (isReady && !browserHasPasskeys()) return null;

  async function press() {
    if (isWaiting) return;
    setWaiting(true);
    setProblem('');
    try {
      await onPress();
    } catch (error) {
      setProblem(
        failureOf(error) ? serverSentence(error, copy.failed) : deviceSentence(error),
      );
    }
    setWaiting(false);
  }

  return (
    <div className="passkey">
      <button
        type="button"
        className="btn btn--line"
        // A press before hydration would do nothing.
        disabled={!isReady}
        aria-busy={isWaiting || undefined}
        onClick={() => void press()}
      >
        {isWaiting ? copy.waiting : label}
      </button>
      <div role="alert">
        {problem !== '' && <p className="notice notice--err">{problem}</p>}
      </div>
    </div>
  );
}
