import { StockImport } from '@site/shell/stock';
import { OwnStock } from './own-stock';

/** The own stock from a file. */
export function Component() {
  return (
    <OwnStock>
      <StockImport />
    </OwnStock>
  );
}
