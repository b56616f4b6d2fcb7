import { StockImport } from '@site/back-office/stock';
import { OwnStock } from './own-stock';

/** The own stock from a file. */
export function Component() {
  return (
    <OwnStock>
      <StockImport />
    </OwnStock>
  );
}
