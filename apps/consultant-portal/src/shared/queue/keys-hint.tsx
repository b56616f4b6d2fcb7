import { type KeyedList, useListKeys, useShortcutsOn } from '@site/ui';
import './keys-hint.css';

const copy = { and: 'e', areOff: 'estão desligadas.' } as const;

/**
 * Says what J and K do; they are switched off with all keys of the page (`?`). `move` ends
 * the sentence that begins with both keys.
 */
export function KeysHint({ move, ...list }: KeyedList & { move: string }) {
  const isOn = useShortcutsOn();
  useListKeys(list);
  return (
    <p className="keys-hint">
      <kbd>J</kbd> {copy.and} <kbd>K</kbd> {isOn ? move : copy.areOff}
    </p>
  );
}
