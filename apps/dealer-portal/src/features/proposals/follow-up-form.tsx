import { useEffect, useState } from 'react';
import {
  failureOf,
  isRefusedFor,
  serverSentence,
  useGetProposalQuery,
  useNoteProposalMutation,
} from '@site/api-client';
import { type ProposalDetail, type ProposalNote, proposalNote } from '@site/contracts';
import {
  DateField,
  Form,
  showServerFields,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { proposalsCopy } from './proposals.copy';

const copy = proposalsCopy.followUp;

/**
 * A note and the next step. When a colleague was faster the form says so and takes over
 * what they planned, except where something is typed: that is never lost.
 */
export function FollowUpForm({ proposal }: { proposal: ProposalDetail }) {
  const { id, followUp } = proposal;
  const revision = followUp?.revision ?? 0;
  const { refetch } = useGetProposalQuery({ params: { id } });
  const [send] = useNoteProposalMutation();
  const [problem, setProblem] = useState('');
  const [isSaved, setSaved] = useState(false);
  const form = useZodForm(proposalNote, { defaultValues: valuesOf(proposal) });

  useEffect(() => {
    form.reset(valuesOf(proposal) as never, { keepDirtyValues: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another revision brings other values
  }, [revision]);

  async function save(values: ProposalNote) {
    setProblem('');
    setSaved(false);
    try {
      const saved = await send({
        params: { id },
        body: { ...values, revision },
      }).unwrap();
      form.reset(valuesOf(saved) as never);
      setSaved(true);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) throw error;
      const left = showServerFields(form, failure.fields);
      if (failure.fields.length === 0 || left.length > 0)
        setProblem(serverSentence(error, copy.failed));
      if (isRefusedFor(error, 'changed-meanwhile')) void refetch();
    }
  }

  return (
    <Form form={form} onSubmit={save} className="follow-up-form" aria-label={copy.title}>
      {problem !== '' && (
        <p className="notice notice--err" role="alert">
          {problem}
        </p>
      )}
      <TextAreaField name="note" label={copy.note} rows={2} maxLength={2000} optional />
      <TextField
        name="nextStep"
        label={copy.nextStep}
        help={copy.nextStepHelp}
        maxLength={120}
        autoComplete="off"
        optional
      />
      <DateField name="nextDay" label={copy.nextDay} autoComplete="off" optional />
      <div className="follow-up-save">
        <SubmitButton className="btn btn--sm" pendingLabel={copy.saving} waitSeconds={0}>
          {copy.save}
        </SubmitButton>
        <div role="status">{isSaved && <p className="soft">{copy.saved}</p>}</div>
      </div>
    </Form>
  );
}

function valuesOf({ followUp, next }: ProposalDetail) {
  return {
    revision: followUp?.revision ?? 0,
    note: '',
    nextStep: next?.step ?? '',
    nextDay: next?.day ?? '',
  };
}
