import { useSelector } from 'react-redux';
import { selectViewer } from '@site/auth';
import { pathInApp } from '@site/contracts/site-map';
import { DEALER_STOCK_PATH } from '@site/contracts/site-paths';
import { AppLink, deferred, Empty } from '@site/ui';
import { importCopy as copy } from './import.copy';
import { stockCopy } from './stock.copy';
import { StockDownload } from './stock-download';
import '@site/ui/forms.css';
import './stock.css';

const ImportForm = deferred(async () => (await import('./import-form')).ImportForm);

/** The stock from a file: checked and compared first, then imported. */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const isDealer = kind === 'dealer';
  return (
    <div className="wrap stock">
      <title>{copy.title}</title>
      {isDealer ? (
        <>
          <p className="stock-back">
            <AppLink className="link" to={pathInApp('dealer-portal', DEALER_STOCK_PATH)}>
              {copy.back}
            </AppLink>
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
      ) : (
        // A seller who typed the address; nothing here leads them to it.
        <Empty level={1} title={stockCopy.notYours} text={stockCopy.notYoursText} />
      )}
    </div>
  );
}
