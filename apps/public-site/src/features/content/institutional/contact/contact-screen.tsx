import { useSendContactMutation } from '@site/api-client';
import { type ContactForm as Values, type FormPageContent } from '@site/api-contract';
import { QUESTIONS_PATH } from '@site/api-contract/site-paths';
import { withParts } from '@site/cms';
import { deferred, SiteLink } from '@site/ui';
import { PageFrame } from '../page-frame';
import { contactCopy as copy } from './contact.copy';
import { ContactDetails } from './contact-details';
import { SentView } from './form-parts';
import { useSending } from './use-sending';
import '@site/ui/forms.css';
import './contact.css';

const ContactForm = deferred(async () => (await import('./contact-form')).ContactForm);
const shape = withParts<FormPageContent>('title', 'lead', 'next');

/**
 * `institucional/contato`: the contact form, and every other way to contact us
 * (docs/product/sales.md).
 */
export function ContactScreen() {
  return (
    <PageFrame slug="contato" shape={shape}>
      {(content) => <Contact {...content} />}
    </PageFrame>
  );
}

function Contact({ next, emails }: FormPageContent) {
  const [send] = useSendContactMutation();
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
          <SiteLink className="btn btn--line" to={QUESTIONS_PATH}>
            {copy.questions}
          </SiteLink>
        </SentView>
      ) : (
        <ContactForm onSubmit={submit} failure={failure} />
      )}
      <ContactDetails emails={emails} />
    </div>
  );
}
