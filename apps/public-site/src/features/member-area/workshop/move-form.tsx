import { useState } from 'react';
import {
  useListWorkshopSlotsQuery,
  useMoveWorkshopVisitMutation,
} from '@site/api-client';
import { type DeliverySlots, workshopMove, type WorkshopVisit } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { Form, FormProblem, SubmitButton, useZodForm } from '@site/ui/forms';
import { SlotFields } from '@site/ui/slots';
import { bookingCopy, moveCopy as copy } from './workshop.copy';

type MoveFormProps = { visit: WorkshopVisit; onMoved: () => void };

/**
 * Another day or hour of the same workshop, among those with room now. A refusal has them
 * loaded again.
 */
export function MoveForm(props: MoveFormProps) {
  const slots = useListWorkshopSlotsQuery(
    { params: { id: props.visit.dealershipId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <QueryState
      answer={slots}
      failed={bookingCopy.slotsFailed}
      wait={<Skeleton count={2} />}
    >
      {({ days }) =>
        days.length === 0 ? <p>{copy.full}</p> : <Fields {...props} days={days} />
      }
    </QueryState>
  );
}

type FieldsProps = MoveFormProps & { days: DeliverySlots['days'] };

function Fields({ visit, days, onMoved }: FieldsProps) {
  const [move] = useMoveWorkshopVisitMutation();
  const [problem, setProblem] = useState('');
  const { id, revision } = visit;
  const form = useZodForm(workshopMove, {
    defaultValues: { revision, day: '', time: '' },
  });
  return (
    <Form
      form={form}
      className="workshop-form"
      aria-label={copy.title}
      onSubmit={async (body) => {
        setProblem('');
        try {
          await move({ params: { id }, body: { ...body, revision } }).unwrap();
          onMoved();
        } catch (error) {
          setProblem(showFormFailure(form, error, copy.failed));
        }
      }}
    >
      <FormProblem>{problem}</FormProblem>
      <SlotFields days={days} />
      <SubmitButton className="btn" pendingLabel={bookingCopy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
