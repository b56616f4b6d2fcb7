import { useAddDeliveryMilestoneMutation } from '@site/api-client';
import { type MilestoneForm, milestoneForm } from '@site/api-contract';
import { type Milestone } from '@site/api-contract/contracts';
import { showFormFailure } from '@site/shell/form-failure';
import { type OutcomeText, problemText } from '@site/ui';
import { DateField, Form, SubmitButton, useZodForm } from '@site/ui/forms';
import { deliveriesCopy } from '../deliveries.copy';

const copy = deliveriesCopy.milestones;

type MilestoneFieldsProps = {
  id: string;
  kind: Milestone;
  /** Initial day of the form, from the server. */
  today: string;
  onSaid: (saying: OutcomeText) => void;
};

/** The form that records the next milestone of the delivery. */
export function MilestoneFields({ id, kind, today, onSaid }: MilestoneFieldsProps) {
  const [add] = useAddDeliveryMilestoneMutation();
  const form = useZodForm(milestoneForm, {
    defaultValues: { kind, onDay: today },
  });
  async function send(body: MilestoneForm) {
    onSaid(null);
    try {
      await add({ params: { id }, body }).unwrap();
      onSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      onSaid(problemText(showFormFailure(form, error, copy.failed)));
    }
  }
  return (
    <Form
      form={form}
      warnOnLeave
      onSubmit={send}
      className="delivery-form"
      aria-label={copy.next(kind)}
    >
      <h3>{copy.next(kind)}</h3>
      <DateField name="onDay" label={copy.onDay} help={copy.why} />
      <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
