import { useSendCompanyContactMutation } from '@site/api-client';
import {
  type CompanyContactForm as Values,
  type FormPageContent,
} from '@site/api-contract';
import { companyCarsPath } from '@site/api-contract/site-paths';
import { withParts } from '@site/cms';
import { deferred, SiteLink } from '@site/ui';
import { PageFrame } from '../page-frame';
import { companyFormCopy as copy } from './contact.copy';
import { NextSteps, SentView } from './form-parts';
import { useSending } from './use-sending';
import '@site/ui/forms.css';
import './contact.css';

const CompanyForm = deferred(async () => (await import('./company-form')).CompanyForm);
const shape = withParts<FormPageContent>('title', 'lead', 'next');

/** `institucional/para-empresas-formulario` (spec §2): a company asks for a call. */
export function CompanyFormScreen() {
  return (
    <PageFrame slug="para-empresas-formulario" shape={shape}>
      {(content) => <CompanyContact {...content} />}
    </PageFrame>
  );
}

function CompanyContact({ next }: FormPageContent) {
  const [send] = useSendCompanyContactMutation();
  const { sent, failure, submit, again } = useSending((body: Values) => send({ body }));
  return (
    <div className="wrap inst-body contact">
      {sent ? (
        <SentView
          sent={sent}
          title={copy.sentTitle}
          next={next.items}
          again={copy.again}
          onAgain={again}
        >
          <SiteLink className="btn btn--line" to={companyCarsPath()}>
            {copy.simulate}
          </SiteLink>
        </SentView>
      ) : (
        <>
          <CompanyForm onSubmit={submit} failure={failure} />
          <aside className="contact-details">
            <section>
              <h2>{next.title}</h2>
              <NextSteps items={next.items} />
            </section>
          </aside>
        </>
      )}
    </div>
  );
}
