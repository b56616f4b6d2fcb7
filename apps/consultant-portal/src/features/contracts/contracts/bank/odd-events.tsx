import { useState } from 'react';
import { useCloseOddEventMutation } from '@site/api-client';
import { type OddEvent, oddEventClosing } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { useFormSave } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { partsCopy } from '../contract-parts.copy';

const copy = partsCopy.bank.odd;

type OddEventsProps = { contractId: string; events: readonly OddEvent[] };

/**
 * Events from the bank that contradict our records. A person asks the bank about an open
 * event and closes it with the answer; closed events are listed below, with who closed
 * them.
 */
export function OddEvents({ contractId, events }: OddEventsProps) {
  const open = events.filter(({ closed }) => !closed);
  const closed = events.filter((event) => event.closed);
  return (
    <>
      {open.length > 0 && (
        <section className="contract-alarm" aria-labelledby="avisos">
          <h3 id="avisos">{copy.title}</h3>
          <p>{copy.lead}</p>
          <ul className="contract-amendments">
            {open.map((event) => (
              <li key={event.id}>
                <EventFacts event={event} />
                <Closing contractId={contractId} event={event} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {closed.length > 0 && (
        <details>
          <summary>{copy.closed(closed.length)}</summary>
          <ul className="contract-amendments">
            {closed.map((event) => (
              <li key={event.id}>
                <EventFacts event={event} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function EventFacts({ event }: { event: OddEvent }) {
  const { why, kind, receivedAt, facts, closed } = event;
  return (
    <>
      {copy.whys[why]}
      <small>{copy.came(formatDateTime(receivedAt), kind)}</small>
      {facts.map(({ name, value }) => (
        <small key={name}>{copy.fact(copy.facts[name] ?? name, value)}</small>
      ))}
      {closed && (
        <small>
          {copy.closedBy(formatDateTime(closed.at), closed.by, closed.reason)}
        </small>
      )}
    </>
  );
}

/** The button that opens the form, and the form that closes one event. */
function Closing({ contractId, event }: { contractId: string; event: OddEvent }) {
  const [isOpen, setOpen] = useState(false);
  const [close] = useCloseOddEventMutation();
  const form = useZodForm(oddEventClosing, { defaultValues: { reason: '' } });
  const { problem, save } = useFormSave(form, { failed: copy.notClosed });
  if (!isOpen)
    return (
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => setOpen(true)}
      >
        {copy.close}
      </button>
    );
  const params = { id: contractId, eventId: event.id };
  return (
    <Form
      form={form}
      warnOnLeave
      aria-label={copy.closeOf(copy.whys[event.why])}
      onSubmit={(body) => save(() => close({ params, body }).unwrap())}
    >
      <TextAreaField
        name="reason"
        label={copy.reason}
        help={copy.reasonHelp}
        rows={3}
        maxLength={500}
      />
      <FormProblem>{problem}</FormProblem>
      <div className="actions">
        <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
          {copy.close}
        </SubmitButton>
        <button
          type="button"
          className="btn btn--line btn--sm"
          onClick={() => setOpen(false)}
        >
          {copy.back}
        </button>
      </div>
    </Form>
  );
}
