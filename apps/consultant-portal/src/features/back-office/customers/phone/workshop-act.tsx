import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  serverSentence,
  useBookWorkshopByPhoneMutation,
  useCancelWorkshopByPhoneMutation,
  useListDealershipsQuery,
  useListWorkshopSlotsQuery,
  useMoveWorkshopByPhoneMutation,
} from '@site/api-client';
import {
  type PhoneContract,
  type WorkshopBooking,
  workshopBooking,
  workshopMove,
} from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { OutcomeNotice, problemText, Skeleton } from '@site/ui';
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
import { type ActProps } from './act-props';
import { phoneCopy } from './phone.copy';

const copy = phoneCopy.workshop;
type Workshop = NonNullable<PhoneContract['workshop']>;
type Visit = NonNullable<Workshop['visit']>;

type WorkshopActProps = ActProps & {
  /** The reason that is chosen at first. */
  reason?: WorkshopBooking['reason'];
};

/**
 * Books a visit of the car to a workshop, or moves or cancels the one to come; one of today
 * is the workshop's alone. After a
 * refusal the free hours load again with everything of the call.
 */
export function WorkshopAct(props: WorkshopActProps) {
  const { workshop } = props.contract;
  if (!workshop) return null;
  return (
    <div className="phone-form">
      <h3>{copy.title}</h3>
      {workshop.visit ? (
        <>
          <p className="soft">{copy.booked(workshop.visit)}</p>
          {workshop.visit.isToday ? (
            <p>{copy.today}</p>
          ) : (
            <>
              <Move {...props} visit={workshop.visit} />
              <Cancel {...props} visit={workshop.visit} />
            </>
          )}
        </>
      ) : (
        <Booking {...props} workshop={workshop} />
      )}
    </div>
  );
}

/** The fields for one of the free hours of a dealership's workshop. */
function Hours({ store }: { store: string }) {
  const slots = useListWorkshopSlotsQuery(
    { params: { id: store } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState
      answer={slots}
      failed={phoneCopy.appointment.failedSlots}
      wait={<Skeleton count={2} label={phoneCopy.appointment.loading} />}
    >
      {({ days }) =>
        days.length === 0 ? (
          <p>{copy.full}</p>
        ) : (
          <div className="fields">
            <SlotFields key={store} days={days} />
          </div>
        )
      }
    </QueryState>
  );
}

/** The customer's words stay in no draft of the consultant's. */
function Booking({
  params,
  workshop,
  reason: wished,
  onDone,
}: WorkshopActProps & { workshop: Workshop }) {
  const { workshops, dealershipId: own } = workshop;
  const [book] = useBookWorkshopByPhoneMutation();
  const [problem, setProblem] = useState('');
  const { data: all } = useListDealershipsQuery({ query: {} });
  const stores = all?.filter(({ id }) => workshops.includes(id));
  const form = useZodForm(workshopBooking, {
    defaultValues: {
      reason: wished ?? '',
      note: '',
      dealershipId: workshops.includes(own) ? own : '',
      day: '',
      time: '',
    },
  });
  const reason: unknown = useWatch({ control: form.control, name: 'reason' });
  const store = String(useWatch({ control: form.control, name: 'dealershipId' }) ?? '');
  return (
    <Form
      form={form}
      className="phone-form"
      aria-label={copy.title}
      onSubmit={async (body) => {
        setProblem('');
        try {
          await book({ params, body }).unwrap();
          onDone(copy.done(body.day, body.time));
        } catch (error) {
          setProblem(showFormFailure(form, error, copy.failed));
        }
      }}
    >
      <RadioField name="reason" label={copy.reason} options={copy.reasons} />
      <TextAreaField
        name="note"
        label={copy.note}
        rows={2}
        maxLength={500}
        optional={reason !== 'reparo'}
      />
      <SelectField
        // The options come later than the form, which then shows its choice among them.
        key={stores ? 'stores' : 'waiting'}
        name="dealershipId"
        label={copy.store}
        options={(stores ?? []).map((one) => ({ value: one.id, label: storeName(one) }))}
      />
      {store !== '' && <Hours store={store} />}
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
    </Form>
  );
}

function Move({ params, visit, onDone }: ActProps & { visit: Visit }) {
  const [move] = useMoveWorkshopByPhoneMutation();
  const [problem, setProblem] = useState('');
  const { id: visitId, revision } = visit;
  const form = useZodForm(workshopMove, {
    defaultValues: { revision, day: '', time: '' },
  });
  return (
    <Form
      form={form}
      className="phone-form"
      aria-label={copy.move}
      onSubmit={async (body) => {
        setProblem('');
        try {
          const of = { id: params.id, visitId };
          await move({ params: of, body: { ...body, revision } }).unwrap();
          onDone(copy.done(body.day, body.time));
        } catch (error) {
          setProblem(showFormFailure(form, error, copy.failed));
        }
      }}
    >
      <Hours store={visit.dealershipId} />
      <FormProblem>{problem}</FormProblem>
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.moveSend}
      </SubmitButton>
    </Form>
  );
}

function Cancel({ params, visit, onDone }: ActProps & { visit: Visit }) {
  const [cancel, { isLoading }] = useCancelWorkshopByPhoneMutation();
  const [problem, setProblem] = useState('');
  const send = async () => {
    setProblem('');
    const { id: visitId, revision } = visit;
    const of = { id: params.id, visitId };
    const { error } = await cancel({ params: of, body: { revision } });
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
