import { CONSULTANT_FINES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { FormPage } from '../../../../shared/table/form-page';
import { trafficFinesCopy } from '../traffic-fines.copy';
import { importCopy as copy } from './import-fines.copy';

const ImportFines = deferred(async () => (await import('./import-fines')).ImportFines);

/** Registers the fines of a file, after a look at each row. */
export function Component() {
  return (
    <FormPage
      list={CONSULTANT_FINES_PATH}
      back={trafficFinesCopy.one.back}
      title={copy.title}
      lead={[copy.lead]}
    >
      <ImportFines />
    </FormPage>
  );
}
