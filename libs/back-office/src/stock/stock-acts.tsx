import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSaveStockMutation } from '@site/api-client';
import { type StockItem } from '@site/api-contract';
import { runPendingAct } from '@site/shell/run-pending-act';
import {
  PendingActStatus,
  RowAct,
  useDelayedActs,
  useFocusBack,
  useTakenBack,
} from '@site/ui';
import { stockCopy as copy } from './stock.copy';
import { useStockActId, useStockScope } from './stock-scope';

type StockActsProps = { car: StockItem; onChange: (car: StockItem) => void };

/**
 * Buttons for free cars of a kind. A removal waits for some seconds, so that it can be
 * undone; it is refused when the number has changed by then.
 */
export function StockActs({ car, onChange }: StockActsProps) {
  const { query, listPath } = useStockScope();
  const { search } = useLocation();
  const [save] = useSaveStockMutation();
  const acts = useDelayedActs();
  const id = useStockActId()(car.id);
  const back = useTakenBack(id);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(back.taken, () => button.current?.focus());
  const { versionSlug: version, paintSlug: paint, quantity: seen } = car;
  const send = () =>
    save({ query, params: { version, paint }, body: { quantity: 0, seen } }).unwrap();
  function withdraw() {
    acts.begin({
      id,
      about: copy.changeTitle(car),
      what: copy.withdrawWaits(seen),
      to: `${listPath}${search}`,
      draft: null,
      run: () => runPendingAct(send, { done: copy.withdrawn, failed: copy.saveFailed }),
    });
    back.release();
  }
  if (back.pending) return <PendingActStatus>{copy.withdrawing}</PendingActStatus>;
  return (
    <div className="stock-acts">
      <RowAct name={copy.ofCar(copy.change, car)} onClick={() => onChange(car)}>
        {copy.change}
      </RowAct>
      <RowAct ref={button} name={copy.ofCar(copy.withdraw, car)} onClick={withdraw}>
        {copy.withdraw}
      </RowAct>
    </div>
  );
}
