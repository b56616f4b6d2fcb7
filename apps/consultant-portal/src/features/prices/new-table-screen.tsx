import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_PRICES_PATH } from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, deferred } from '@site/ui';
import { importCopy as copy } from './import.copy';
import { pricesCopy } from './prices.copy';
import '../../shared/work-page.css';
import './prices.css';

const ImportForm = deferred(async () => (await import('./import-form')).ImportForm);

/** A price table from a file: checked and compared first, then imported. */
export function Component() {
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <AppLink
        className="link work-back"
        to={pathInApp('consultant-portal', CONSULTANT_PRICES_PATH)}
      >
        <ArrowLeftIcon /> {pricesCopy.one.back}
      </AppLink>
      <header className="work-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </header>
      <ImportForm />
    </div>
  );
}
