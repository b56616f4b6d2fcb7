import { useState } from 'react';
import { useStrikeOdometerReadingMutation } from '@site/api-client/consultant-calls';
import { type JudgedReading, type StrikeForm, strikeForm } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { Modal } from '@site/ui';
import {
  Form,
  FormProblem,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { strikeReadingCopy as copy } from './strike-reading.copy';
import '@site/ui/forms.css';

type StrikeReadingProps = {
  contractId: string;
  reading: Pick<JudgedReading, 'onDay' | 'km' | 'photoId'>;
  onClose: () => void;
  onStruck: (said: string) => void;
};

/** Strikes a reading, with a reason that the customer reads. */
export function StrikeReading({
  contractId,
  reading: { onDay, km, photoId },
  onClose,
  onStruck,
}: StrikeReadingProps) {
  const [strike] = useStrikeOdometerReadingMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(strikeForm, { defaultValues: { km, reason: '' } });

  async function send(body: StrikeForm) {
    setProblem('');
    try {
      await strike({ params: { id: contractId, day: onDay }, body }).unwrap();
      onStruck(copy.struck(onDay, km));
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.failed));
    }
  }

  return (
    <Modal open title={copy.title(km)} onClose={onClose}>
      <p>{copy.effect(onDay)}</p>
      <p>{photoId ? copy.staysWithPhoto : copy.stays}</p>
      <Form form={form} onSubmit={send} className="form" aria-label={copy.title(km)}>
        <TextAreaField
          name="reason"
          label={copy.reason}
          help={copy.reasonHelp}
          rows={3}
        />
        <FormProblem>{problem}</FormProblem>
        <div className="actions">
          <SubmitButton className="btn btn--danger" pendingLabel={copy.pending}>
            {copy.submit}
          </SubmitButton>
          <button type="button" className="btn btn--line" onClick={onClose}>
            {copy.back}
          </button>
        </div>
      </Form>
    </Modal>
  );
}
