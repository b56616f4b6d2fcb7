import { CONSULTANT_FINES_PATH } from '@site/api-contract/site-paths';
import { deferred } from '@site/ui';
import { FormPage } from '../../../shared/table/form-page';
import { finesCopy } from './fines.copy';

const FineForm = deferred(async () => (await import('./fine-form')).FineForm);
const copy = finesCopy.form;

/** A fine is written down from its notification. */
export function Component() {
  return (
    <FormPage
      list={CONSULTANT_FINES_PATH}
      back={finesCopy.one.back}
      title={copy.title}
      lead={[copy.lead]}
    >
      <FineForm />
    </FormPage>
  );
}
