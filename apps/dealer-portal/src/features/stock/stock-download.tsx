import { exportStock } from '@site/contracts';
import { SaveFileButton } from '@site/shell/save-file-button';
import { importCopy as copy } from './import.copy';

/** The free cars as the file that the import takes. */
export function StockDownload() {
  return (
    <div className="actions">
      <SaveFileButton call={exportStock} request={{}} words={copy.file} />
    </div>
  );
}
