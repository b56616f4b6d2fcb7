import { useState } from 'react';
import {
  isRefusedFor,
  useListWorkshopSlotsQuery,
  useMoveWorkshopVisitMutation,
} from '@site/api-client';
import { type DeliverySlots, workshopMove, type WorkshopVisit } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { type OutcomeText, problemText, Skeleton } from '@site/ui';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { SlotFields } from '@site/ui/slots';
import { workshopCopy } from './workshop.copy';

const copy = workshopCopy.move;

type MoveVisitProps = { visit: WorkshopVisit; onSaid: (saying: OutcomeText) => void };

/**
 * Moves the visit to another free hour; the customer learns of it by mail. A refusal
 * leaves what was chosen, and has the free hours loaded again.
 */
export function MoveVisit(props: MoveVisitProps) {
  const slots = useListWorkshopSlotsQuery(
    { params: { id: props.visit.dealershipId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby="mudar-dia">
      <h2 id="mudar-dia">{copy.title}</h2>
      <p className="soft">{copy.hint}</p>
      <QueryState answer={slots} failed={copy.slotsFailed} wait={<Skeleton count={2} />}>
        {({ days }) =>
          days.length === 0 ? <p>{copy.full}</p> : <Fields {...props} days={days} />
        }
      </QueryState>
    </section>
  );
}

type FieldsProps = MoveVisitProps & { days: DeliverySlots['days'] };

function Fields({ visit, days, onSaid }: FieldsProps) {
  const [move] = useMoveWorkshopVisitMutation();
  const [problem, setProblem] = useState('');
  const { id, revision } = visit;
  const form = useZodForm(workshopMove, {
    defaultValues: { revision, day: '', time: '' },
  });
  return (
    <Form
      form={form}
      className="delivery-form"
      aria-label={copy.title}
      onSubmit={async (body) => {
        setProblem('');
        onSaid(null);
        try {
          await move({ params: { id }, body: { ...body, revision } }).unwrap();
          form.reset();
          onSaid({ kind: 'ok', text: copy.done });
        } catch (error) {
          const text = showFormFailure(form, error, copy.failed);
          // The page shows the newer visit below this reason; the choice stays for it.
          if (isRefusedFor(error, 'changed-meanwhile')) onSaid(problemText(text));
          else setProblem(text);
        }
      }}
    >
      <FormProblem>{problem}</FormProblem>
      <SlotFields days={days} />
      <SubmitButton className="btn" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
