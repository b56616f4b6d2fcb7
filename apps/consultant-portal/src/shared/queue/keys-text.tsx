import { useShortcutsOn } from '@site/ui';

const copy = { and: 'e', areOff: 'estão desligadas.' } as const;

/**
 * Explains J and K, which are switched off with all keys of the page (`?`). `move` is the
 * end of the sentence that starts with both keys. The page of all keys has it in words, so
 * that only the keys are seen, or that they are switched off.
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
