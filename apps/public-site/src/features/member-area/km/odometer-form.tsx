import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isRefusedFor, useSendOdometerReadingMutation } from '@site/api-client';
import { type OdometerForm, odometerForm } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, NumberField, SubmitButton, useZodForm } from '@site/ui/forms';
import { kmBankCopy as copy } from './km-bank.copy';

type OdometerFieldsProps = { contractId: string; onSaved: (km: number) => void };

/**
 * The form for today's odometer reading. The customer must confirm an unlikely number.
 */
export function OdometerFields({ contractId, onSaved }: OdometerFieldsProps) {
  const [send, { isLoading }] = useSendOdometerReadingMutation();
  const [problem, setProblem] = useState('');
  const [doubted, setDoubted] = useState<OdometerForm | null>(null);
  const form = useZodForm(odometerForm, { defaultValues: { km: '' } });
  const km: unknown = useWatch({ control: form.control, name: 'km' });
  // A number that was changed since the question was not asked about.
  const isOver = doubted !== null && doubted.km !== km;

  async function save(body: OdometerForm) {
    setProblem('');
    setDoubted(null);
    try {
      await send({ params: { id: contractId }, body }).unwrap();
      onSaved(body.km);
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.saveFailed));
      if (isRefusedFor(error, 'reading-unlikely')) setDoubted(body);
    }
  }

  return (
    <Form form={form} onSubmit={save} className="km-bank-form" aria-label={copy.open}>
      <NumberField name="km" label={copy.field} help={copy.help} whole />
      {problem !== '' && !isOver && (
        <p className={doubted ? 'notice' : 'notice notice--err'} role="alert">
          {problem}
        </p>
      )}
      {doubted && !isOver && (
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={isLoading || undefined}
          onClick={() => !isLoading && void save({ ...doubted, confirmed: true })}
        >
          {copy.sure}
        </button>
      )}
      <SubmitButton className="btn" pendingLabel={copy.saving}>
        {copy.save}
      </SubmitButton>
    </Form>
  );
}
