import { StockList } from '@site/shell/stock';
import { DealershipStock } from './dealership-stock';

/** Cars of a dealership that are ready for delivery. */
export function Component() {
  return (
    <DealershipStock>
      <StockList />
    </DealershipStock>
  );
}
