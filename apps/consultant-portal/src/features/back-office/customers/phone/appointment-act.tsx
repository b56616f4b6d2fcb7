import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  serverSentence,
  useBookByPhoneMutation,
  useCancelReturnByPhoneMutation,
  useListSlotsByPhoneQuery,
} from '@site/api-client';
import {
  phoneBookingForm,
  type PhoneContract,
  type PhoneSlots,
} from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { OutcomeNotice, problemText, Skeleton } from '@site/ui';
import { Form, FormProblem, SelectField, SubmitButton, useZodForm } from '@site/ui/forms';
import { type ActProps } from './act-props';
import { phoneCopy } from './phone.copy';

const copy = phoneCopy.appointment;
type Appointment = NonNullable<PhoneContract['appointment']>;
type VisitProps = ActProps & { visit: Appointment };
type Around = 'now' | 'end';

/**
 * Books, moves or cancels the delivery or the return of the car. A refusal has days and
 * costs loaded again.
 */
export function AppointmentAct(props: ActProps) {
  const visit = props.contract.appointment;
  return visit && <Visit {...props} visit={visit} />;
}

function Visit({ visit, ...props }: VisitProps) {
  const [around, look] = useState<Around>('now');
  const slots = useListSlotsByPhoneQuery({ params: props.params, query: { around } });
  const { kind, slot } = visit;
  return (
    <div className="phone-form">
      <h3>{copy.title[kind]}</h3>
      {slot && <p className="soft">{copy.booked(slot.day, slot.time)}</p>}
      {kind === 'return' && <AroundChoice around={around} onChoose={look} />}
      <QueryState
        answer={slots}
        failed={copy.failedSlots}
        wait={<Skeleton count={2} label={copy.loading} />}
      >
        {({ days }) =>
          days.length === 0 ? (
            <p>{copy.full}</p>
          ) : (
            <Booking {...props} key={around} visit={visit} days={days} />
          )
        }
      </QueryState>
      {visit.canCancel && <Cancel {...props} />}
    </div>
  );
}

function AroundChoice({
  around,
  onChoose,
}: {
  around: Around;
  onChoose: (around: Around) => void;
}) {
  return (
    <div className="field">
      <label htmlFor="quando-na-linha">{copy.around}</label>
      <select
        id="quando-na-linha"
        className="input"
        value={around}
        onChange={({ target }) => onChoose(target.value as Around)}
      >
        {copy.arounds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

type BookingProps = VisitProps & { days: PhoneSlots['days'] };

function Booking({ params, visit: { kind }, days, onDone }: BookingProps) {
  const [book] = useBookByPhoneMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(phoneBookingForm, {
    defaultValues: { kind, day: '', time: '' },
  });
  const chosen = useWatch({ control: form.control, name: 'day' });
  const day = days.find((one) => one.day === chosen);
  return (
    <Form
      form={form}
      className="phone-form"
      aria-label={copy.title[kind]}
      onSubmit={async (body) => {
        setProblem('');
        try {
          const cost = day?.cost === undefined ? {} : { cost: day.cost };
          await book({ params, body: { ...body, ...cost } }).unwrap();
          onDone(copy.done(body.day, body.time));
        } catch (error) {
          setProblem(showFormFailure(form, error, copy.failed));
        }
      }}
    >
      <div className="fields">
        <SelectField
          name="day"
          label={copy.day}
          options={days.map((one) => ({
            value: one.day,
            label: copy.dayOf(one.day, one.cost),
          }))}
        />
        <SelectField
          name="time"
          label={copy.time}
          options={(day?.times ?? []).map(({ time }) => ({ value: time, label: time }))}
        />
      </div>
      {day?.cost !== undefined && <p>{copy.tellCost(day.cost, day.more ?? 0)}</p>}
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
    </Form>
  );
}

function Cancel({ params, onDone }: ActProps) {
  const [cancel, { isLoading }] = useCancelReturnByPhoneMutation();
  const [problem, setProblem] = useState('');
  const send = async () => {
    setProblem('');
    const { error } = await cancel({ params });
    if (error === undefined) onDone(copy.cancelled);
    else setProblem(serverSentence(error, copy.cancelFailed));
  };
  return (
    <>
      <OutcomeNotice saying={problemText(problem)} />
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && void send()}
      >
        {isLoading ? copy.cancelling : copy.cancel}
      </button>
    </>
  );
}
