import { deferred, type KeyedList, useListKeys, useShortcutsOn } from '@site/ui';
import './keys-hint.css';

const copy = { and: 'e', areOff: 'estão desligadas.' } as const;

const ItemSteps = deferred(async () => (await import('./item-steps')).ItemSteps);

/**
 * Explains J and K, which are switched off with all keys of the page (`?`). `move` is the
 * end of the sentence that starts with both keys. Beside a chosen item narrow screens have
 * arrows in their place.
 */
export function KeysHint({ move, ...list }: KeyedList & { move: string }) {
  useListKeys(list);
  return (
    <>
      <KeysText move={move} />
      {list.chosenId !== undefined && <ItemSteps {...list} />}
    </>
  );
}

/**
 * The sentence alone, where J and K move by another list. The page of all keys (`?`) has it
 * in words, so that only the keys are seen, or that they are switched off.
 */
export function KeysText({ move }: { move: string }) {
  const isOn = useShortcutsOn();
  return (
    <p className="keys-hint">
      <kbd>J</kbd> {copy.and} <kbd>K</kbd>{' '}
      {isOn ? <span className="vh">{move}</span> : copy.areOff}
    </p>
  );
}
