import { CONSULTANT_PRICES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { FormPage } from '../../../../shared/table/form-page';
import { priceTablesCopy } from '../price-tables.copy';
import { PricesDownload } from '../prices-download';
import { importCopy as copy } from './import.copy';
import '../price-tables.css';

const ImportForm = deferred(async () => (await import('./import-form')).ImportForm);

/** Makes a price table from a file, which is checked and compared before the import. */
export function Component() {
  return (
    <FormPage
      list={CONSULTANT_PRICES_PATH}
      back={priceTablesCopy.one.back}
      title={copy.title}
      lead={[copy.lead]}
      actions={<PricesDownload />}
    >
      <ImportForm />
    </FormPage>
  );
}
