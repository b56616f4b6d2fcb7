import { useRef } from 'react';
import { type StockItem } from '@site/api-contract';
import { PendingActStatus, RowAct, useFocusBack, useTakenBack } from '@site/ui';
import { stockCopy as copy } from './stock.copy';
import { useStockActId } from './stock-scope';

type StockActsProps = { car: StockItem; onChange: (car: StockItem) => void };

/** The button for free cars of a kind, or that they are about to leave the stock. */
export function StockActs({ car, onChange }: StockActsProps) {
  const back = useTakenBack(useStockActId()(car.id));
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(back.taken, () => button.current?.focus());
  if (back.pending) return <PendingActStatus>{copy.withdrawing}</PendingActStatus>;
  return (
    <RowAct
      ref={button}
      name={copy.ofCar(copy.change, car)}
      onClick={() => onChange(car)}
    >
      {copy.change}
    </RowAct>
  );
}
