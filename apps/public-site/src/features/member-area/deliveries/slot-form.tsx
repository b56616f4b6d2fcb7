import { useState } from 'react';
import {
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
import { Skeleton } from '@site/ui';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { SlotFields } from '@site/ui/slots';
import { slotCopy as copy } from './slot.copy';

type SlotFormProps = { delivery: Delivery; onChosen: () => void };

/**
 * The free days and hours of the dealership, loaded again each time the form opens and
 * after a refusal.
 */
export function SlotForm(props: SlotFormProps) {
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

type FieldsProps = SlotFormProps & { days: DeliverySlots['days'] };

function Fields({ delivery, days, onChosen }: FieldsProps) {
  const [choose] = useChooseDeliverySlotMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(slotChoice, { defaultValues: { day: '', time: '' } });

  async function send(body: SlotChoice) {
    setProblem('');
    try {
      await choose({ params: { id: delivery.id }, body }).unwrap();
      onChosen();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Form form={form} onSubmit={send} className="delivery-form" aria-label={copy.title}>
      {!delivery.slot && <p className="soft">{copy.putsOff}</p>}
      <FormProblem>{problem}</FormProblem>
      <SlotFields days={days} />
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {delivery.slot ? copy.submitChange : copy.submit}
      </SubmitButton>
    </Form>
  );
}
