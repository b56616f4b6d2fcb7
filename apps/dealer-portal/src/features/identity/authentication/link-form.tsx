import { type SignInLinkForm, signInLinkForm } from '@site/api-contract';
import { EmailField, Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { linkCopy as COPY } from './link.copy';

type LinkFormProps = {
  /** Seconds until the server accepts another attempt; 0 when it does at once. */
  waitSeconds: number;
  onSubmit: (values: SignInLinkForm) => Promise<void>;
};

/** Asks for the e-mail address to which the link is sent. */
export function LinkForm({ waitSeconds, onSubmit }: LinkFormProps) {
  const form = useZodForm(signInLinkForm, { defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label={COPY.heading}>
      <EmailField name="email" label={COPY.email} autoComplete="username" />
      <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.pending}>
        {COPY.submit}
      </SubmitButton>
    </Form>
  );
}
