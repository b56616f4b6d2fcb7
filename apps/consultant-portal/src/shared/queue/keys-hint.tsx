import { deferred, type KeyedList, useListKeys } from '@site/ui';
import './keys-hint.css';

const KeysLine = deferred(
  async () => (await import('./keys-line')).KeysLine,
  <p className="keys-hint" />,
);

/**
 * J and K move through a list, and are explained; narrow screens have arrows beside a
 * chosen item instead. `move` is the end of the sentence that starts with both keys.
 */
export function KeysHint(props: KeyedList & { move: string }) {
  useListKeys(props);
  return <KeysLine {...props} />;
}
