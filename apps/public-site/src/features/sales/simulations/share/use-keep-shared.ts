import { useState } from 'react';
import { type Quote } from '@site/api-contract';
import { useAction } from '../core/use-action';
import { type Shown, useCopyAsRead } from '../core/use-copy-as-read';

/** Copies another person's simulation into the own cart, at a price that was shown. */
export function useKeepShared(simulation: Shown) {
  const copyAsRead = useCopyAsRead();
  const { busy, problem, run } = useAction();
  /** Today's price, if it differs. */
  const [today, setToday] = useState<Quote | null>(null);

  /** Resolves to whether it is in the cart. */
  async function keep(): Promise<boolean> {
    let isKept = false;
    await run(async () => {
      const copied = await copyAsRead(simulation, today ?? simulation.basket.quote);
      isKept = copied.copy !== null;
      if (copied.copy === null) setToday(copied.today);
    });
    return isKept;
  }

  return { busy, problem, today, keep };
}
