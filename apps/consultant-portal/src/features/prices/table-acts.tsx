import { type PriceTableSummary } from '@site/contracts';
import { PricesDownload } from './prices-download';
import { WithdrawTable } from './withdraw-table';

/** What can be done with a price table: kept as a spreadsheet, or taken back. */
export function TableActs({ table }: { table: PriceTableSummary }) {
  return (
    <div className="prices-ways">
      <PricesDownload table={table.id} />
      <WithdrawTable key={table.id} table={table} />
    </div>
  );
}
