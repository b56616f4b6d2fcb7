import { CONSULTANT_PRICES_PATH } from '@site/contracts/site-paths';
import { deferred } from '@site/ui';
import { BackToList } from '../../shared/back-to-list';
import { importCopy as copy } from './import.copy';
import { pricesCopy } from './prices.copy';
import './prices.css';

const ImportForm = deferred(async () => (await import('./import-form')).ImportForm);

/** A price table from a file: checked and compared first, then imported. */
export function Component() {
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <BackToList list={CONSULTANT_PRICES_PATH}>{pricesCopy.one.back}</BackToList>
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
