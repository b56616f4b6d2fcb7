import { useState } from 'react';
import { useTakeBackRequestMutation } from '@site/api-client';
import {
  type ProposalDetail,
  type RequestTakenBack,
  requestTakenBack,
} from '@site/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { analysisCopy } from './analysis.copy';

const copy = analysisCopy.takeBack;

/** Undoes a question for documents that has not been answered whole. */
export function TakeBackRequest({ proposal }: { proposal: ProposalDetail }) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {copy.open}
      </button>
      {isOpen && <Fields proposal={proposal} />}
    </>
  );
}

function Fields({ proposal: { id, revision } }: { proposal: ProposalDetail }) {
  const [takeBack] = useTakeBackRequestMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(requestTakenBack, {
    defaultValues: { reason: '', revision },
  });
  async function send({ reason }: RequestTakenBack) {
    setProblem('');
    try {
      await takeBack({ params: { id }, body: { reason, revision } }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }
  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={send}
      className="decision-form"
      aria-label={copy.open}
    >
      <FormProblem>{problem}</FormProblem>
      <TextAreaField
        name="reason"
        label={copy.reason}
        help={copy.reasonHint}
        rows={2}
        maxLength={500}
      />
      <div className="actions">
        <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
          {copy.submit}
        </SubmitButton>
      </div>
    </Form>
  );
}
