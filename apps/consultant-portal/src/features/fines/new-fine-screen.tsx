import { CONSULTANT_FINES_PATH } from '@site/contracts/site-paths';
import { deferred } from '@site/ui';
import { BackToList } from '../../shared/back-to-list';
import { finesCopy } from './fines.copy';

const FineForm = deferred(async () => (await import('./fine-form')).FineForm);
const copy = finesCopy.form;

/** A fine is written down from its notification. */
export function Component() {
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <BackToList list={CONSULTANT_FINES_PATH}>{finesCopy.one.back}</BackToList>
      <header className="work-head">
        <div>
          <h1>{copy.title}</h1>
          <p>{copy.lead}</p>
        </div>
      </header>
      <FineForm />
    </div>
  );
}
