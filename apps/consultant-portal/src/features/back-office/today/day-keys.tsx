import { useShortcutsOn } from '@site/ui';
import { todayCopy } from './today.copy';
import '../../../shared/queue/keys-hint.css';

const copy = todayCopy.keys;

/**
 * Says that J and K choose here and Enter opens, since in the queues the same keys open
 * the next item at once.
 */
export function DayKeys() {
  const isOn = useShortcutsOn();
  return (
    <p className="keys-hint">
      <kbd>J</kbd> {copy.and} <kbd>K</kbd>{' '}
      {isOn ? (
        <>
          {copy.then} <kbd>Enter</kbd> {copy.open}
        </>
      ) : (
        copy.areOff
      )}
    </p>
  );
}
