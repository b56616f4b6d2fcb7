import { pathInApp } from '@site/contracts/site-map';
import { CONSULTANT_FINES_PATH } from '@site/contracts/site-paths';
import { AppLink, ArrowLeftIcon, deferred } from '@site/ui';
import { finesCopy } from './fines.copy';
import '../../shared/work-page.css';

const FineForm = deferred(async () => (await import('./fine-form')).FineForm);
const copy = finesCopy.form;

/** A fine is written down from its notification. */
export function Component() {
  return (
    <div className="wrap work">
      <title>{copy.title}</title>
      <AppLink
        className="link work-back"
        to={pathInApp('consultant-portal', CONSULTANT_FINES_PATH)}
      >
        <ArrowLeftIcon /> {finesCopy.one.back}
      </AppLink>
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
