import { StockList } from '@site/back-office/stock';
import { DealershipStock } from './dealership-stock';

/** Cars that the dealership has ready for delivery, for its dealers alone. */
export function Component() {
  return (
    <DealershipStock>
      <StockList />
    </DealershipStock>
  );
}
