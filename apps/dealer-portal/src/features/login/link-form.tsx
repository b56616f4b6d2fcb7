import { signInLinkForm, type SignInLinkForm } from '@site/contracts';
import { Form, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { linkCopy as COPY } from './link.copy';

/** The e-mail that gets the link. */
export function LinkForm({ onSubmit }: { onSubmit: (values: SignInLinkForm) => Promise<void> }) {
  const form = useZodForm(signInLinkForm, { defaultValues: { email: '' } });
  return (
    <Form form={form} onSubmit={onSubmit} aria-label={COPY.heading}>
      <TextField name="email" type="email" label={COPY.email} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} />
      <SubmitButton pendingLabel={COPY.pending}>{COPY.submit}</SubmitButton>
    </Form>
  );
}
