import { StockImport, StockList } from '@site/back-office/stock';
import { DealershipStock } from './dealership-stock';

/** Cars of a dealership that are ready for delivery. */
export function DealershipStockList() {
  return (
    <DealershipStock leadsBack>
      <StockList />
    </DealershipStock>
  );
}

/** Imports the stock of a dealership from a file. */
export function DealershipStockImport() {
  return (
    <DealershipStock>
      <StockImport />
    </DealershipStock>
  );
}
