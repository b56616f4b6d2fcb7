import { useState } from 'react';
import {
  failureOf,
  isRefusedFor,
  serverSentence,
  useAcceptSellerInvitationMutation,
} from '@site/api-client';
import {
  type NewPasswordForm,
  newPasswordForm,
  type SignInForm,
} from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText, useWait } from '@site/ui';
import {
  Form,
  PasswordField,
  SubmitButton,
  UsernameField,
  useZodForm,
} from '@site/ui/forms';
import { invitationCopy as COPY } from './invitation.copy';

type InvitationFormProps = {
  token: string;
  /** The invited e-mail address, from the link. */
  account: string;
  /** Called with the credentials of the new account. */
  onDone: (account: SignInForm) => Promise<void>;
  /** Called with a message when the link can't be used. */
  onUseless: (why: string) => void;
};

/** Asks for the password of the new account, twice. */
export function InvitationForm({
  token,
  account,
  onDone,
  onUseless,
}: InvitationFormProps) {
  const [accept] = useAcceptSellerInvitationMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const [waitSeconds, wait] = useWait(useSiteActions().now);
  const form = useZodForm(newPasswordForm, {
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  async function send(body: NewPasswordForm) {
    setProblem(null);
    try {
      const { email } = await accept({ query: { token }, body }).unwrap();
      await onDone({ email, password: body.password });
    } catch (error) {
      const failure = failureOf(error);
      wait(failure);
      if (isRefusedFor(failure, 'link-unusable'))
        return onUseless(serverSentence(error, COPY.noToken));
      // The server refuses a malformed token as a field error, and this form has no input
      // for it.
      if (failure?.fields.some(({ key }) => key === 'Token'))
        return onUseless(COPY.noToken);
      // A 429 has a popup, and the countdown is shown.
      if (failure?.status !== 429)
        setProblem(problemText(showFormFailure(form, error, COPY.failed)));
    }
  }
  return (
    <Form form={form} onSubmit={send} aria-label={COPY.heading}>
      <UsernameField value={account} />
      <PasswordField
        name="password"
        label={COPY.password}
        help={COPY.passwordHelp}
        autoComplete="new-password"
      />
      <PasswordField
        name="passwordConfirmation"
        label={COPY.passwordConfirmation}
        autoComplete="new-password"
      />
      <OutcomeNotice saying={problem} />
      <SubmitButton waitSeconds={waitSeconds} pendingLabel={COPY.pending}>
        {COPY.submit}
      </SubmitButton>
    </Form>
  );
}
