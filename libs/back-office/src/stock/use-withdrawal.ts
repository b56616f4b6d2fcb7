import { useLocation } from 'react-router-dom';
import { useSaveStockMutation } from '@site/api-client';
import { type StockItem } from '@site/api-contract';
import { runPendingAct } from '@site/shell/run-pending-act';
import { useDelayedActs } from '@site/ui';
import { stockCopy as copy } from './stock.copy';
import { useStockActId, useStockScope } from './stock-scope';

/**
 * Takes the free cars of a kind out of the stock. The removal waits for some seconds, so
 * that it can be undone; it is refused when the number has changed by then.
 */
export function useWithdrawal(): (car: StockItem) => void {
  const { query, listPath } = useStockScope();
  const { search } = useLocation();
  const [save] = useSaveStockMutation();
  const acts = useDelayedActs();
  const idOf = useStockActId();
  return (car) => {
    const { versionSlug: version, paintSlug: paint, quantity: seen } = car;
    const send = () =>
      save({ query, params: { version, paint }, body: { quantity: 0, seen } }).unwrap();
    acts.begin({
      id: idOf(car.id),
      about: copy.changeTitle(car),
      what: copy.withdrawWaits(seen),
      sendNow: copy.withdrawNow,
      to: `${listPath}${search}`,
      draft: null,
      run: () => runPendingAct(send, { done: copy.withdrawn, failed: copy.saveFailed }),
    });
  };
}
