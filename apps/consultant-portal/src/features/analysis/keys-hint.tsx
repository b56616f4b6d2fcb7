import { useState } from 'react';
import { type Proposal } from '@site/contracts';
import { analysisCopy } from './analysis.copy';
import { useQueueKeys } from './use-queue-keys';

const copy = analysisCopy.keys;

/**
 * Says what J and K do, and turns them off: keys of one character need that (WCAG 2.1.4).
 */
export function KeysHint({
  items,
  chosenId,
}: {
  items: readonly Proposal[];
  chosenId: string | undefined;
}) {
  const [on, setOn] = useState(true);
  useQueueKeys(items, chosenId, on);
  return (
    <p className="analysis-keys">
      <span>
        <kbd>J</kbd> {copy.and} <kbd>K</kbd> {on ? copy.move : copy.areOff}
      </span>
      <button type="button" className="link" onClick={() => setOn(!on)}>
        {on ? copy.turnOff : copy.turnOn}
      </button>
    </p>
  );
}
