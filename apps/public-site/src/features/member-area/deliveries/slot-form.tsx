import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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
import { Skeleton } from '@site/ui';
import { Form, FormProblem, SelectField, SubmitButton, useZodForm } from '@site/ui/forms';
import { slotCopy as copy } from './slot.copy';

type SlotFormProps = { delivery: Delivery; onChosen: () => void };

/** The free days and hours of the dealership, loaded again each time the form opens. */
export function SlotForm(props: SlotFormProps) {
  const slots = useListDeliverySlotsQuery(
    { params: { id: props.delivery.id } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState answer={slots} failed={copy.slotsFailed} wait={<Skeleton count={2} />}>
      {({ days }) =>
        days.length === 0 ? (
          <p>{copy.full}</p>
        ) : (
          <Fields {...props} days={days} onTaken={() => void slots.refetch()} />
        )
      }
    </QueryState>
  );
}

type FieldsProps = SlotFormProps & { days: DeliverySlots['days']; onTaken: () => void };

function Fields({ delivery, days, onChosen, onTaken }: FieldsProps) {
  const [choose] = useChooseDeliverySlotMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(slotChoice, { defaultValues: { day: '', time: '' } });
  const chosen = useWatch({ control: form.control, name: 'day' });
  const times = days.find(({ day }) => day === chosen)?.times ?? [];

  async function send(body: SlotChoice) {
    setProblem('');
    try {
      await choose({ params: { id: delivery.id }, body }).unwrap();
      onChosen();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
      if (isRefusedFor(error, 'slot-taken')) onTaken();
    }
  }

  return (
    <Form form={form} onSubmit={send} className="delivery-form" aria-label={copy.title}>
      {!delivery.slot && <p className="soft">{copy.putsOff}</p>}
      <FormProblem>{problem}</FormProblem>
      <SelectField
        name="day"
        label={copy.day}
        options={days.map(({ day }) => ({ value: day, label: copy.dayText(day) }))}
      />
      <SelectField
        name="time"
        label={copy.time}
        placeholder={times.length === 0 ? copy.dayFirst : undefined}
        options={times.map(({ time }) => ({ value: time, label: time }))}
      />
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {delivery.slot ? copy.submitChange : copy.submit}
      </SubmitButton>
    </Form>
  );
}
