import { useState } from 'react';
import {
  isRefusedFor,
  useChooseDeliverySlotMutation,
  useListDeliverySlotsQuery,
} from '@site/api-client';
import {
  type Delivery,
  type DeliverySlots,
  type SlotChoice,
  slotChoice,
} from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { type OutcomeText, problemText, Skeleton } from '@site/ui';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { SlotFields } from '@site/ui/slots';
import { deliveriesCopy } from '../deliveries.copy';

const copy = deliveriesCopy.book;

type BookSlotProps = { delivery: Delivery; onSaid: (saying: OutcomeText) => void };

/**
 * The free days and hours that the customer is offered. A refusal leaves what was chosen,
 * and has the free hours loaded again.
 */
export function BookSlot(props: BookSlotProps) {
  const slots = useListDeliverySlotsQuery(
    { params: { id: props.delivery.id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState answer={slots} failed={copy.slotsFailed} wait={<Skeleton count={2} />}>
      {({ days }) =>
        days.length === 0 ? <p>{copy.full}</p> : <Fields {...props} days={days} />
      }
    </QueryState>
  );
}

type FieldsProps = BookSlotProps & { days: DeliverySlots['days'] };

function Fields({ delivery, days, onSaid }: FieldsProps) {
  const [choose] = useChooseDeliverySlotMutation();
  const [problem, setProblem] = useState('');
  const { id, slot } = delivery;
  const form = useZodForm(slotChoice, { defaultValues: { day: '', time: '' } });

  async function send(choice: SlotChoice) {
    setProblem('');
    onSaid(null);
    const instead = slot && { day: slot.day, time: slot.time };
    try {
      await choose({ params: { id }, body: { ...choice, instead } }).unwrap();
      onSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      const text = showFormFailure(form, error, copy.failed);
      // The page shows the newer day above this reason; the choice stays for it.
      if (isRefusedFor(error, 'changed-meanwhile')) onSaid(problemText(text));
      else setProblem(text);
    }
  }

  return (
    <Form form={form} onSubmit={send} className="delivery-form" aria-label={copy.title}>
      <p className="soft">{copy.hint}</p>
      <FormProblem>{problem}</FormProblem>
      <SlotFields days={days} />
      <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
