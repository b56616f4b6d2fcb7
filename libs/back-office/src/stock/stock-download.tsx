import { exportStock } from '@site/api-contract';
import { SaveFileButton } from '@site/shell/save-file-button';
import { importCopy as copy } from './import.copy';
import { useStockScope } from './stock-scope';

/** The free cars as a CSV file that the import accepts. */
export function StockDownload() {
  const { query } = useStockScope();
  return (
    <div className="actions">
      <SaveFileButton call={exportStock} request={{ query }} words={copy.file} />
    </div>
  );
}
