import { type SignInLinkForm, signInLinkForm } from '@site/api-contract';
import { EmailField, Form, SubmitOrWait, useZodForm } from '@site/ui/forms';
import { linkCopy as COPY } from './link.copy';

type LinkFormProps = {
  /** Seconds that the server asks to wait; 0 when there is nothing to wait for. */
  waitSeconds: number;
  onSubmit: (values: SignInLinkForm) => Promise<void>;
};

/** The e-mail that gets the link. */
export function LinkForm({ waitSeconds, onSubmit }: LinkFormProps) {
  const form = useZodForm(signInLinkForm, { defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label={COPY.heading}>
      <EmailField name="email" label={COPY.email} autoComplete="username" />
      <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.pending}>
        {COPY.submit}
      </SubmitOrWait>
    </Form>
  );
}
