import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  useBookWorkshopVisitMutation,
  useListWorkshopSlotsQuery,
} from '@site/api-client';
import {
  type WorkshopBooking,
  workshopBooking,
  type WorkshopVisits,
} from '@site/api-contract';
import { withDistance } from '@site/api-contract/brazil';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import {
  Form,
  FormProblem,
  RadioField,
  SelectField,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { SlotFields } from '@site/ui/slots';
import { useStoresNear } from '../use-stores-near';
import { bookingCopy as copy } from './workshop.copy';

type BookingFormProps = {
  contractId: string;
  list: WorkshopVisits;
  onBooked: (sentence: string) => void;
};

/**
 * A visit to a workshop: why, at which dealership, and a free hour there. A refusal has
 * the free hours loaded again.
 */
export function BookingForm({ contractId, list, onBooked }: BookingFormProps) {
  const { workshops, dealershipId: own } = list;
  const [book] = useBookWorkshopVisitMutation();
  const [problem, setProblem] = useState('');
  // Without UF, so that a phone's field has room for the distance.
  const near = useStoresNear()
    ?.filter(({ value }) => workshops.includes(value))
    .map(({ value, name, city, distanceKm }) => ({
      value,
      label: withDistance(`${name}, ${city}`, distanceKm),
    }));
  // Without the list of dealerships the customer can still go where the car came from.
  const stores =
    near ?? (workshops.includes(own) ? [{ value: own, label: copy.ownStore }] : []);
  const form = useZodForm(workshopBooking, {
    defaultValues: {
      reason: '',
      note: '',
      dealershipId: workshops.includes(own) ? own : '',
      day: '',
      time: '',
    },
  });
  const store = String(useWatch({ control: form.control, name: 'dealershipId' }) ?? '');
  const reason: unknown = useWatch({ control: form.control, name: 'reason' });
  const slots = useListWorkshopSlotsQuery(
    { params: { id: store } },
    { skip: store === '', refetchOnMountOrArgChange: true },
  );

  async function send(body: WorkshopBooking) {
    setProblem('');
    try {
      await book({ params: { id: contractId }, body }).unwrap();
      onBooked(copy.done);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <section aria-labelledby="marcar-visita">
      <h2 id="marcar-visita">{copy.title}</h2>
      <Form
        form={form}
        draft={`workshop-visit.${contractId}`}
        onSubmit={send}
        className="workshop-form"
        aria-label={copy.title}
      >
        <FormProblem>{problem}</FormProblem>
        <RadioField name="reason" label={copy.reason} options={copy.reasons} />
        <SelectField
          // The options come later than the form, which then shows its choice among them.
          key={near ? 'stores' : 'waiting'}
          name="dealershipId"
          label={copy.store}
          options={stores}
        />
        {store !== '' && (
          <QueryState
            answer={slots}
            failed={copy.slotsFailed}
            wait={<Skeleton count={2} />}
          >
            {({ days }) =>
              days.length === 0 ? (
                <p>{copy.full}</p>
              ) : (
                <>
                  <SlotFields key={store} days={days} />
                  <TextAreaField
                    name="note"
                    label={copy.note}
                    help={copy.noteHelp}
                    rows={3}
                    maxLength={500}
                    optional={reason !== 'reparo'}
                  />
                  <SubmitButton className="btn" pendingLabel={copy.pending}>
                    {copy.submit}
                  </SubmitButton>
                </>
              )
            }
          </QueryState>
        )}
      </Form>
    </section>
  );
}
