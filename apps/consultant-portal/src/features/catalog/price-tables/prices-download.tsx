import { exportPriceTable } from '@site/api-contract';
import { SaveFileButton } from '@site/shell/save-file-button';
import { importCopy as copy } from './import/import.copy';

/** Downloads a price table, or the one in force, in the format of the import. */
export function PricesDownload({ table }: { table?: string }) {
  return (
    <SaveFileButton
      call={exportPriceTable}
      request={{ query: { table } }}
      words={copy.file}
    />
  );
}
