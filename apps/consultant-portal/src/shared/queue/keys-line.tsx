import { type KeyedList } from '@site/ui';
import { ItemSteps } from './item-steps';
import { KeysText } from './keys-text';

/** The keys J and K in words, and for narrow screens the arrows in their place. */
export function KeysLine({ move, ...list }: KeyedList & { move: string }) {
  return (
    <>
      <KeysText move={move} />
      <ItemSteps {...list} />
    </>
  );
}
