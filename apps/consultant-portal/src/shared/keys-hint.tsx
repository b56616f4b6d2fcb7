import { useState } from 'react';
import { type Queue, useQueueKeys } from './use-queue-keys';
import './keys-hint.css';

const copy = {
  and: 'e',
  areOff: 'estão desligadas.',
  turnOff: 'Desligar teclas',
  turnOn: 'Ligar teclas',
} as const;

/**
 * Says what J and K do, and turns them off: keys of one character need that (WCAG 2.1.4).
 * `move` ends the sentence that begins with both keys.
 */
export function KeysHint({ move, ...queue }: Queue & { move: string }) {
  const [on, setOn] = useState(true);
  useQueueKeys(queue, on);
  return (
    <p className="keys-hint">
      <span>
        <kbd>J</kbd> {copy.and} <kbd>K</kbd> {on ? move : copy.areOff}
      </span>
      <button type="button" className="link" onClick={() => setOn(!on)}>
        {on ? copy.turnOff : copy.turnOn}
      </button>
    </p>
  );
}
