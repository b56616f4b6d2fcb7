import { failureOf, useReplacePendingEmailMutation } from '@site/api-client';
import { type PendingEmailForm, pendingEmailForm } from '@site/api-contract';
import {
  EmailField,
  Form,
  PasswordField,
  showServerFields,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { useWait } from '../../../../shared/use-wait';
import { otherEmailCopy as COPY } from './quick-registration.copy';

type OtherEmailProps = {
  userId: string;
  /** Called when the password was right and the code was sent to this address. */
  onReplaced: (typed: { email: string; password: string }) => void;
};

const EMPTY = { email: '', emailConfirmation: '', password: '' };

/**
 * Replaces the e-mail of an account before the first one was confirmed (spec §7: `PUT
 * users/{id}/emails`).
 */
export function OtherEmail({ userId, onReplaced }: OtherEmailProps) {
  const [replace] = useReplacePendingEmailMutation();
  const [waitSeconds, wait] = useWait();
  const form = useZodForm(pendingEmailForm, { defaultValues: EMPTY });

  async function send(body: PendingEmailForm) {
    const { error } = await replace({ params: { id: userId }, body });
    if (!error) return onReplaced({ email: body.email, password: body.password });
    const failure = failureOf(error);
    wait(failure);
    showServerFields(form, failure?.fields ?? []);
  }

  return (
    <section aria-labelledby="other-email">
      <h2 id="other-email">{COPY.title}</h2>
      <p className="soft">{COPY.why}</p>
      <Form form={form} draft="other-email" aria-label={COPY.title} onSubmit={send}>
        <div className="fields fields-2">
          <EmailField name="email" label={COPY.email} />
          <EmailField name="emailConfirmation" label={COPY.emailConfirmation} />
        </div>
        <PasswordField
          name="password"
          label={COPY.password}
          autoComplete="current-password"
        />
        <div className="actions">
          <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.submitting}>
            {COPY.submit}
          </SubmitButton>
        </div>
      </Form>
    </section>
  );
}
