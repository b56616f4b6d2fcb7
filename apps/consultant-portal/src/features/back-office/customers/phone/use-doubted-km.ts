import { useState } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { isRefusedFor } from '@site/api-client';
import { showFormFailure } from '@site/shell/form-failure';
import { type ZodForm } from '@site/ui/forms';

/**
 * Sends a form with km. Unlikely km are asked about, and sent once more with `confirmed`
 * when the customer is sure; km that were changed since are not.
 */
export function useDoubtedKm<Values extends FieldValues, Output extends { km?: number }>(
  form: ZodForm<Values, Output>,
  failed: string,
  send: (body: Output) => Promise<void>,
) {
  const [problem, setProblem] = useState('');
  const [doubted, setDoubted] = useState<number | null>(null);
  const km: unknown = useWatch({ control: form.control, name: 'km' as never });
  const isOver = doubted !== null && doubted !== km;

  async function save(body: Output) {
    setProblem('');
    setDoubted(null);
    try {
      await send(body);
    } catch (error) {
      setProblem(showFormFailure(form, error, failed));
      if (isRefusedFor(error, 'reading-unlikely')) setDoubted(body.km ?? null);
    }
  }

  const confirm = form.handleSubmit((body) => save({ ...body, confirmed: true }));
  return {
    save,
    confirm: () => void confirm(),
    problem: isOver ? '' : problem,
    isDoubted: doubted !== null && !isOver,
  };
}
