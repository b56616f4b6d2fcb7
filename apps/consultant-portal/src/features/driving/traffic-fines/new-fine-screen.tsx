import { CONSULTANT_FINES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { FormPage } from '../../../shared/table/form-page';
import { fineFormCopy as copy } from './fine-form.copy';
import { trafficFinesCopy } from './traffic-fines.copy';

const FineForm = deferred(async () => (await import('./fine-form')).FineForm);

/** Registers a fine from its notification. */
export function Component() {
  return (
    <FormPage
      list={CONSULTANT_FINES_PATH}
      back={trafficFinesCopy.one.back}
      title={copy.title}
      lead={[copy.lead]}
    >
      <FineForm />
    </FormPage>
  );
}
