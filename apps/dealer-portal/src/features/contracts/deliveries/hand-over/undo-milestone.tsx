import { useState } from 'react';
import { useUndoDeliveryMilestoneMutation } from '@site/api-client';
import { type MilestoneUndo, milestoneUndo } from '@site/api-contract';
import { type Milestone } from '@site/api-contract/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { type OutcomeText, problemText } from '@site/ui';
import { Form, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { deliveriesCopy } from '../deliveries.copy';

const copy = deliveriesCopy.undo;

type UndoMilestoneProps = {
  id: string;
  /** The milestone that was recorded last. */
  kind: Milestone;
  onSaid: (saying: OutcomeText) => void;
};

/** Removes a milestone that was recorded by mistake; the customer reads the reason. */
export function UndoMilestone({ id, kind, onSaid }: UndoMilestoneProps) {
  const [isOpen, open] = useState(false);
  const [undo] = useUndoDeliveryMilestoneMutation();
  const form = useZodForm(milestoneUndo, { defaultValues: { kind, reason: '' } });
  async function send(body: MilestoneUndo) {
    onSaid(null);
    try {
      await undo({ params: { id }, body }).unwrap();
      onSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      onSaid(problemText(showFormFailure(form, error, copy.failed)));
    }
  }
  return (
    <>
      <button
        type="button"
        className="link"
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
      >
        {copy.open(kind)}
      </button>
      {isOpen && (
        <Form
          form={form}
          warnOnLeave
          onSubmit={send}
          className="delivery-form"
          aria-label={copy.open(kind)}
        >
          <TextField name="reason" label={copy.reason} help={copy.why} maxLength={300} />
          <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}
