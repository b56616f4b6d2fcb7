import { type ReactNode, useState } from 'react';
import { type FieldValues } from 'react-hook-form';
import { failureOf } from '@site/api-client';
import { useSiteActions } from '@site/shell';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText, useWait } from '@site/ui';
import {
  CloseButton,
  EmailField,
  Form,
  FormModal,
  NameField,
  SubmitButton,
  type ZodForm,
} from '@site/ui/forms';
import { inviteDialogCopy as copy } from './invite-dialog.copy';
import '@site/ui/forms.css';
import './invite-dialog.css';

type InviteDialogProps<Values extends FieldValues, Output> = {
  form: ZodForm<Values, Output>;
  title: string;
  /** The way from the link to the first sign-in. */
  text: string;
  onClose: () => void;
  /** Sends the invitation; a failure is shown at its field or above the buttons. */
  onInvite: (values: Output) => Promise<unknown>;
  /** Further fields, after name and e-mail. */
  children?: ReactNode;
};

/** Asks for name and e-mail of a new colleague, to whom a link is mailed. */
export function InviteDialog<Values extends FieldValues, Output>({
  form,
  title,
  text,
  onClose,
  onInvite,
  children,
}: InviteDialogProps<Values, Output>) {
  const [problem, setProblem] = useState<OutcomeText>(null);
  const [waitSeconds, wait] = useWait(useSiteActions().now);

  async function send(values: Output) {
    setProblem(null);
    try {
      await onInvite(values);
    } catch (error) {
      const failure = failureOf(error);
      wait(failure);
      // A 429 has a popup, and the countdown is shown.
      if (failure?.status !== 429)
        setProblem(problemText(showFormFailure(form, error, copy.failed)));
    }
  }
  return (
    <FormModal open title={title} onClose={onClose}>
      <p>{text}</p>
      <Form
        form={form}
        warnOnLeave
        onSubmit={send}
        className="form invite-form"
        aria-label={title}
      >
        <NameField name="name" label={copy.name} autoComplete="off" />
        <EmailField name="email" label={copy.email} autoComplete="off" />
        {children}
        <OutcomeNotice saying={problem} />
        <div className="actions">
          <SubmitButton waitSeconds={waitSeconds} pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
          <CloseButton>{copy.back}</CloseButton>
        </div>
      </Form>
    </FormModal>
  );
}
