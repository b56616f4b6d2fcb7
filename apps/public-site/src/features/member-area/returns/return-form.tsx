import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  isRefusedFor,
  useBookReturnMutation,
  useListReturnSlotsQuery,
} from '@site/api-client';
import {
  type CarReturn,
  type ReturnSlots,
  type SlotChoice,
  slotChoice,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { returnAtEndFrom } from '@site/api-contract/driving';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { Form, FormProblem, SelectField, SubmitButton, useZodForm } from '@site/ui/forms';
import { useSite } from '../../../shared/site-services';
import { ReturnStore } from './return-store';
import { returnStoreCopy } from './return-store.copy';
import { returnsCopy } from './returns.copy';
import { cheapestDay } from './whole-cost';

const copy = returnsCopy.slot;

type ReturnFormProps = { carReturn: CarReturn; onBooked: () => void };

export function ReturnForm({ carReturn, onBooked }: ReturnFormProps) {
  const { now } = useSite();
  const [around, setAround] = useState<'now' | 'end'>('now');
  const [store, setStore] = useState<string | null>(null);
  const slots = useListReturnSlotsQuery(
    {
      params: { id: carReturn.id },
      query: { around, ...(store && { dealershipId: store }) },
    },
    { refetchOnMountOrArgChange: true },
  );
  const today = saoPauloDay(new Date(now()));
  return (
    <>
      <ReturnStore carReturn={carReturn} chosen={store} onChoose={setStore} />
      {carReturn.state === 'ativa' &&
        carReturn.bringBy === null &&
        carReturn.month < carReturn.term &&
        returnAtEndFrom(carReturn.endsOn) <= today && (
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => setAround(around === 'now' ? 'end' : 'now')}
          >
            {around === 'now'
              ? copy.atEnd(carReturn.freeUntil ?? carReturn.endsOn)
              : copy.now}
          </button>
        )}
      <QueryState answer={slots} failed={copy.slotsFailed} wait={<Skeleton count={2} />}>
        {({ days }) =>
          days.length === 0 ? (
            <p>{store ? returnStoreCopy.full : copy.full}</p>
          ) : (
            <Fields
              key={`${around} ${store}`}
              carReturn={carReturn}
              store={store}
              days={days}
              onBooked={onBooked}
              onMoved={() => void slots.refetch()}
            />
          )
        }
      </QueryState>
    </>
  );
}

type FieldsProps = ReturnFormProps & {
  /** Id of another dealership that the customer chose. */
  store: string | null;
  days: ReturnSlots['days'];
  onMoved: () => void;
};

function Fields({ carReturn, store, days, onBooked, onMoved }: FieldsProps) {
  const [book] = useBookReturnMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(slotChoice, { defaultValues: { day: '', time: '' } });
  const wanted = useWatch({ control: form.control, name: 'day' });
  const isFree = carReturn.kind === 'desistencia';
  const cheapest = isFree ? null : cheapestDay(days);
  const chosen = days.find(({ day }) => day === wanted);

  async function send(choice: SlotChoice) {
    setProblem('');
    try {
      const body = {
        ...choice,
        cost: chosen?.cost ?? 0,
        ...(store && { dealershipId: store }),
      };
      await book({ params: { id: carReturn.id }, body }).unwrap();
      onBooked();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.notFailed));
      if (isRefusedFor(error, 'slot-taken') || isRefusedFor(error, 'terms-moved'))
        onMoved();
    }
  }

  return (
    <Form
      form={form}
      draft={`return-slot.${carReturn.id}`}
      onSubmit={send}
      className="delivery-form"
      aria-label={copy.title}
    >
      <FormProblem>{problem}</FormProblem>
      <SelectField
        name="day"
        label={copy.day}
        options={days.map((offered) => ({
          value: offered.day,
          label: isFree ? copy.dayText(offered.day) : copy.dayWithCost(offered),
        }))}
      />
      <SelectField
        name="time"
        label={copy.time}
        placeholder={chosen ? undefined : copy.dayFirst}
        options={(chosen?.times ?? []).map(({ time }) => ({ value: time, label: time }))}
      />
      <p role="status">{chosen && copy.costOf(chosen, isFree)}</p>
      {cheapest && <p className="soft">{copy.cheapest(cheapest)}</p>}
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {carReturn.slot ? copy.submitChange : copy.submit}
      </SubmitButton>
    </Form>
  );
}
