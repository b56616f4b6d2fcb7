import { type PriceTableSummary } from '@site/api-contract';
import { PricesDownload } from './prices-download';
import { WithdrawTable } from './withdraw-table';

/** The buttons that download a price table as a spreadsheet or withdraw it. */
export function TableActs({ table }: { table: PriceTableSummary }) {
  return (
    <div className="prices-ways">
      <PricesDownload table={table.id} />
      <WithdrawTable key={table.id} table={table} />
    </div>
  );
}
