import { type PriceTableSummary } from '@site/api-contract';
import { PricesDownload } from './prices-download';
import { WithdrawTable } from './withdraw-table';

/** A price table can be downloaded as a spreadsheet, or be taken back. */
export function TableActs({ table }: { table: PriceTableSummary }) {
  return (
    <div className="prices-ways">
      <PricesDownload table={table.id} />
      <WithdrawTable key={table.id} table={table} />
    </div>
  );
}
