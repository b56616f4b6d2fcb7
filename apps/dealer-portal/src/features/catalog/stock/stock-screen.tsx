import { StockList } from '@site/back-office/stock';
import { OwnStock } from './own-stock';

/** Cars that the dealership has ready for delivery, for its dealers alone. */
export function Component() {
  return (
    <OwnStock>
      <StockList />
    </OwnStock>
  );
}
