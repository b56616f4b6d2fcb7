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
  SubmitOrWait,
  UsernameField,
  useZodForm,
} from '@site/ui/forms';
import { invitationCopy as COPY } from './invitation.copy';

type InvitationFormProps = {
  token: string;
  /** The e-mail that was invited, as far as the link says. */
  account: string;
  /** With what the new account signs in by. */
  onDone: (account: SignInForm) => Promise<void>;
  /** The link is of no use; why, and what to do. */
  onUseless: (why: string) => void;
};

/** The password of the new account, twice. */
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
      // A token that is none at all is refused as a field, and no input is for it.
      if (failure?.fields.some(({ key }) => key === 'Token'))
        return onUseless(COPY.noToken);
      // A 429 has its popup, and the countdown says the rest.
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
      <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={COPY.pending}>
        {COPY.submit}
      </SubmitOrWait>
    </Form>
  );
}
