import { StockList } from '@site/back-office/stock';
import { DealershipStock } from './dealership-stock';

/** Cars of the dealership that are ready for delivery; only for dealers. */
export function Component() {
  return (
    <DealershipStock>
      <StockList />
    </DealershipStock>
  );
}
