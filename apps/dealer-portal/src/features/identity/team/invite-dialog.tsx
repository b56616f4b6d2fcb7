import { useState } from 'react';
import { failureOf, useInviteSellerMutation } from '@site/api-client';
import { type SellerInvitationForm, sellerInvitationForm } from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText, useWait } from '@site/ui';
import {
  CloseButton,
  EmailField,
  Form,
  FormModal,
  NameField,
  SubmitOrWait,
  useZodForm,
} from '@site/ui/forms';
import { teamCopy as copy } from './team.copy';

type InviteDialogProps = {
  onClose: () => void;
  onInvited: (email: string) => void;
};

/** Asks for name and e-mail of a new seller, to whom a link is mailed. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [invite] = useInviteSellerMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const [waitSeconds, wait] = useWait(useSiteActions().now);
  const form = useZodForm(sellerInvitationForm, {
    defaultValues: { name: '', email: '' },
  });
  async function send(body: SellerInvitationForm) {
    setProblem(null);
    try {
      await invite({ body }).unwrap();
      onInvited(body.email);
    } catch (error) {
      const failure = failureOf(error);
      wait(failure);
      // A 429 has a popup, and the countdown is shown.
      if (failure?.status !== 429)
        setProblem(problemText(showFormFailure(form, error, copy.inviteFailed)));
    }
  }
  return (
    <FormModal open title={copy.invite} onClose={onClose}>
      <p>{copy.inviteText}</p>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="form team-invite"
        aria-label={copy.invite}
      >
        <NameField name="name" label={copy.inviteName} autoComplete="off" />
        <EmailField name="email" label={copy.inviteEmail} autoComplete="off" />
        <OutcomeNotice saying={problem} />
        <div className="actions">
          <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={copy.invitePending}>
            {copy.inviteSubmit}
          </SubmitOrWait>
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
