import { StockImport } from '@site/back-office/stock';
import { DealershipStock } from './dealership-stock';

/** Imports the dealership's stock from a file. */
export function Component() {
  return (
    <DealershipStock>
      <StockImport />
    </DealershipStock>
  );
}
