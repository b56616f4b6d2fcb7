import { BackLink, deferred } from '@site/ui';
import { importCopy as copy } from './import.copy';
import { StockDownload } from './stock-download';
import { useStockScope } from './stock-scope';
import '@site/ui/forms.css';
import './stock.css';

const ImportForm = deferred(async () => (await import('./import-form')).ImportForm);

/** Imports the stock from a file, which is checked and compared first. */
export function StockImport() {
  const { title, listPath } = useStockScope();
  return (
    <>
      <title>{copy.title}</title>
      <p className="stock-back">
        <BackLink to={listPath}>{title}</BackLink>
      </p>
      <header className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
        <StockDownload />
      </header>
      <ImportForm />
    </>
  );
}
