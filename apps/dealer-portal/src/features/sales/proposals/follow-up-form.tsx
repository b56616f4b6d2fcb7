import { useGetProposalQuery, useNoteProposalMutation } from '@site/api-client';
import { type ProposalDetail, type ProposalNote, proposalNote } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { useSiteActions } from '@site/shell';
import { useFormSave } from '@site/shell/form-failure';
import {
  DateField,
  Form,
  FormProblem,
  resetToSaved,
  SubmitButton,
  TextAreaField,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { followUpCopy as copy } from './follow-up.copy';

/**
 * The form for a note and the next step. If a colleague saved first the form says so and
 * shows the colleague's next step, except in fields with typed text, which stays.
 */
export function FollowUpForm({ proposal }: { proposal: ProposalDetail }) {
  const { id, followUp } = proposal;
  const revision = followUp?.revision ?? 0;
  const { refetch } = useGetProposalQuery({ params: { id } });
  const [note] = useNoteProposalMutation();
  const { now } = useSiteActions();
  const form = useZodForm(proposalNote, {
    values: valuesOf(proposal),
    resetOptions: { keepDirtyValues: true },
  });
  const { problem, isSaved, save } = useFormSave(form, {
    failed: copy.failed,
    onConflict: refetch,
  });

  const send = (values: ProposalNote) =>
    save(() =>
      resetToSaved(form, async () => {
        const body = { ...values, revision };
        return valuesOf(await note({ params: { id }, body }).unwrap());
      }),
    );

  return (
    <Form
      form={form}
      warnOnLeave
      draft={`follow-up.${id}`}
      onSubmit={send}
      className="follow-up-form"
      aria-label={copy.title}
    >
      <FormProblem>{problem}</FormProblem>
      <TextAreaField name="note" label={copy.note} rows={2} maxLength={2000} optional />
      <TextField
        name="nextStep"
        label={copy.nextStep}
        help={copy.nextStepHelp}
        maxLength={120}
        autoComplete="off"
        optional
      />
      <DateField
        name="nextDay"
        earliest={saoPauloDay(new Date(now()))}
        label={copy.nextDay}
        autoComplete="off"
        optional
      />
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
