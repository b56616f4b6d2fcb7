import { type ApiFailure } from '@site/api-client';
import {
  CONTACT_SUBJECTS,
  type ContactForm as Values,
  contactForm,
  type KeyedMessage,
} from '@site/api-contract';
import {
  EmailField,
  Form,
  MaskedField,
  NameField,
  SelectField,
  showServerFields,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { contactCopy as copy } from './contact.copy';
import { PrivacyNote, SendFailure } from './form-parts';

const SUBJECTS = CONTACT_SUBJECTS.map((subject) => ({ value: subject, label: subject }));
const EMPTY = { name: '', email: '', phone: '', subject: '', message: '' };

type ContactFormProps = {
  /** Returns the server's messages about single fields. */
  onSubmit: (values: Values) => Promise<readonly KeyedMessage[]>;
  failure: ApiFailure | null;
};

/** The contact form; the screen sends it. */
export function ContactForm({ onSubmit, failure }: ContactFormProps) {
  const form = useZodForm(contactForm, { defaultValues: EMPTY });
  return (
    <Form
      form={form}
      summary
      aria-label={copy.form}
      onSubmit={async (values) => void showServerFields(form, await onSubmit(values))}
    >
      <NameField name="name" label={copy.name} autoComplete="name" />
      <div className="fields">
        <EmailField name="email" label={copy.email} help={copy.emailHelp} />
        <MaskedField
          name="phone"
          label={copy.phone}
          help={copy.phoneHelp}
          mask="phone"
          autoComplete="tel-national"
          optional
        />
      </div>
      <SelectField name="subject" label={copy.subject} options={SUBJECTS} />
      <TextAreaField
        name="message"
        label={copy.message}
        help={copy.messageHelp}
        rows={6}
      />
      <SendFailure failure={failure} />
      <PrivacyNote />
      <div className="actions">
        <SubmitButton pendingLabel={copy.pending}>{copy.submit}</SubmitButton>
      </div>
    </Form>
  );
}
