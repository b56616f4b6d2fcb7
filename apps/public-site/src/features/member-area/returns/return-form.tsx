import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useBookReturnMutation, useListReturnSlotsQuery } from '@site/api-client';
import { type CarReturn, type ReturnSlots, type SlotChoice } from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { returnAtEndFrom, returnSlotChoice } from '@site/api-contract/driving';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { slotDayText, SlotFields } from '@site/ui/slots';
import { useSite } from '../../../shared/site-services';
import { ReturnStore } from './return-store';
import { returnStoreCopy } from './return-store.copy';
import { returnsCopy } from './returns.copy';
import { cheapestDay, reaisLess } from './whole-cost';

const copy = returnsCopy.slot;

type ReturnFormProps = { carReturn: CarReturn; onBooked: () => void };

/**
 * Books the return of a car on a free day, with the cost of that day. A refusal has days
 * and costs loaded again.
 */
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
  const lastFreeDay = carReturn.freeUntil ?? carReturn.endsOn;
  return (
    <>
      <ReturnStore carReturn={carReturn} chosen={store} onChoose={setStore} />
      {carReturn.state === 'ativa' &&
        carReturn.bringBy === null &&
        carReturn.month < carReturn.term &&
        returnAtEndFrom(carReturn.endsOn) <= today && (
          <>
            <button
              type="button"
              className="btn btn--line btn--sm"
              onClick={() => setAround(around === 'now' ? 'end' : 'now')}
            >
              {around === 'now' ? copy.atEnd(lastFreeDay) : copy.now}
            </button>
            <p className="soft return-at-end">{copy.atEndCost(lastFreeDay)}</p>
          </>
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
};

function Fields({ carReturn, store, days, onBooked }: FieldsProps) {
  const [book] = useBookReturnMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(returnSlotChoice, { defaultValues: { day: '', time: '' } });
  const wanted = useWatch({ control: form.control, name: 'day' });
  const isFree = carReturn.kind === 'desistencia';
  const cheapest = isFree ? null : cheapestDay(days);
  const chosen = days.find(({ day }) => day === wanted);
  const besides = { begun: carReturn.begun, owed: owedOn(chosen ? [chosen] : days) };

  /** Open bills that are paid on each of the days: bills of later months go back. */
  function owedOn(offered: typeof days): number {
    const back = Math.max(...offered.map(({ goesBack = 0 }) => goesBack));
    return Math.max(0, reaisLess(carReturn.owed, back));
  }

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
      <SlotFields
        days={days}
        dayText={(offered) =>
          isFree ? slotDayText(offered.day) : copy.dayWithCost(offered)
        }
      />
      <p role="status">{chosen && copy.costOf(chosen, isFree)}</p>
      {cheapest && <p className="soft">{copy.cheapest(cheapest)}</p>}
      {!isFree && (besides.begun || besides.owed > 0) && (
        <p className="soft">{copy.besides(besides, chosen !== undefined)}</p>
      )}
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {carReturn.slot ? copy.submitChange : copy.submit}
      </SubmitButton>
    </Form>
  );
}
