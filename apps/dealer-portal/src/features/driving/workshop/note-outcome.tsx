import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isRefusedFor, useNoteWorkshopOutcomeMutation } from '@site/api-client';
import {
  type WorkshopOutcomeForm,
  workshopOutcomeForm,
  type WorkshopVisit,
} from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { type OutcomeText, problemText } from '@site/ui';
import { Form, NumberField, RadioField, SubmitButton, useZodForm } from '@site/ui/forms';
import { workshopCopy } from './workshop.copy';

const copy = workshopCopy.outcome;

type NoteOutcomeProps = { visit: WorkshopVisit; onSaid: (saying: OutcomeText) => void };

/**
 * The workshop notes whether the car came, with its odometer, and may correct that. It must
 * confirm unlikely km.
 */
export function NoteOutcome({ visit, onSaid }: NoteOutcomeProps) {
  const [note, { isLoading }] = useNoteWorkshopOutcomeMutation();
  const [problem, setProblem] = useState('');
  const [doubted, setDoubted] = useState<number | null>(null);
  const { id, revision, state, odometerKm } = visit;
  const form = useZodForm(workshopOutcomeForm, {
    defaultValues: {
      revision,
      outcome: state === 'marcada' ? '' : state,
      odometerKm: odometerKm ?? '',
    },
  });
  const [outcome, typed]: unknown[] = useWatch({
    control: form.control,
    name: ['outcome', 'odometerKm'],
  });
  // Km that were changed since the question were not asked about, nor a car without km.
  const isDoubted = outcome === 'realizada' && doubted !== null && doubted === typed;
  // It may take the place of the pressed button, so it takes the focus.
  const reason = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem !== '') reason.current?.focus();
  }, [problem]);

  async function save({ odometerKm: km, ...values }: WorkshopOutcomeForm) {
    const read = values.outcome === 'realizada' ? km : undefined;
    setProblem('');
    onSaid(null);
    try {
      const body = {
        ...values,
        revision,
        ...(read !== undefined && { odometerKm: read }),
      };
      await note({ params: { id }, body }).unwrap();
      onSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      const text = showFormFailure(form, error, copy.failed);
      // A newer visit brings a new form, so the page keeps the reason.
      if (isRefusedFor(error, 'changed-meanwhile')) onSaid(problemText(text));
      else setProblem(text);
      const isUnlikely = isRefusedFor(error, 'reading-unlikely');
      setDoubted(isUnlikely ? (read ?? null) : null);
    }
  }

  const confirm = form.handleSubmit((body) => save({ ...body, confirmed: true }));
  return (
    <section aria-labelledby="como-foi">
      <h2 id="como-foi">{copy.title}</h2>
      <Form form={form} className="delivery-form" aria-label={copy.title} onSubmit={save}>
        <RadioField name="outcome" label={copy.outcome} options={copy.choices} />
        {outcome === 'realizada' && (
          <NumberField name="odometerKm" label={copy.km} help={copy.kmHelp} whole />
        )}
        {problem !== '' && (doubted === null || isDoubted) && (
          <p className="notice notice--err" role="alert" tabIndex={-1} ref={reason}>
            {problem}
          </p>
        )}
        {isDoubted ? (
          <button
            type="button"
            className="btn"
            aria-disabled={isLoading || undefined}
            onClick={() => !isLoading && void confirm()}
          >
            {isLoading ? copy.pending : copy.sure}
          </button>
        ) : (
          <SubmitButton className="btn" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
        )}
      </Form>
    </section>
  );
}
