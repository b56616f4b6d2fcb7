import { useState } from 'react';
import { failureOf } from '@site/api-client';
import { useInviteConsultantMutation } from '@site/api-client/consultant-calls';
import {
  type ConsultantInvitationForm,
  consultantInvitationForm,
} from '@site/api-contract';
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
import { RightsField } from './rights-field';
import { staffCopy } from './staff.copy';
import '@site/ui/forms.css';
import './staff.css';

const copy = staffCopy.invite;

type InviteDialogProps = {
  onClose: () => void;
  onInvited: (email: string) => void;
};

/** Asks for name, e-mail and rights of a new consultant, to whom a link is mailed. */
export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const [invite] = useInviteConsultantMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const [waitSeconds, wait] = useWait(useSiteActions().now);
  const form = useZodForm(consultantInvitationForm, {
    defaultValues: { name: '', email: '', rights: ['analysis', 'leads'] },
  });
  async function send(body: ConsultantInvitationForm) {
    setProblem(null);
    try {
      await invite({ body }).unwrap();
      onInvited(body.email);
    } catch (error) {
      const failure = failureOf(error);
      wait(failure);
      // A 429 has a popup, and the countdown is shown.
      if (failure?.status !== 429)
        setProblem(problemText(showFormFailure(form, error, copy.failed)));
    }
  }
  return (
    <FormModal open title={copy.act} onClose={onClose}>
      <p>{copy.text}</p>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="form staff-form"
        aria-label={copy.act}
      >
        <NameField name="name" label={copy.name} autoComplete="off" />
        <EmailField name="email" label={copy.email} autoComplete="off" />
        <RightsField />
        <OutcomeNotice saying={problem} />
        <div className="actions">
          <SubmitOrWait waitSeconds={waitSeconds} pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitOrWait>
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
