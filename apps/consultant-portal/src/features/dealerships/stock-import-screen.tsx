import { StockImport } from '@site/shell/stock';
import { DealershipStock } from './dealership-stock';

/** The stock of a dealership from a file. */
export function Component() {
  return (
    <DealershipStock>
      <StockImport />
    </DealershipStock>
  );
}
