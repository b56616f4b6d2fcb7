import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  failureOf,
  isRefusedFor,
  serverSentence,
  useSendOdometerPhotoMutation,
  useSendOdometerReadingMutation,
} from '@site/api-client';
import { type OdometerForm, odometerForm } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { Form, NumberField, SubmitButton, useZodForm } from '@site/ui/forms';
import { kmBankCopy as copy } from './km-bank.copy';
import { OdometerPhoto } from './odometer-photo';

type OdometerFieldsProps = { contractId: string; onSaved: (km: number) => void };

/**
 * The form for today's odometer reading and a picture of the panel, which nobody has to
 * add. The customer must confirm an unlikely number. Where the reading was saved and the
 * picture was not, the form stays with the picture alone.
 */
export function OdometerFields({ contractId, onSaved }: OdometerFieldsProps) {
  const [send, { isLoading }] = useSendOdometerReadingMutation();
  const [problem, setProblem] = useState('');
  const [doubted, setDoubted] = useState<OdometerForm | null>(null);
  const [photo, setPhoto] = useState<File | null>(null);
  const [savedKm, setSaved] = useState<number | null>(null);
  const { sendPhoto, isSending, photoProblem } = usePhoto(contractId);
  const form = useZodForm(odometerForm, { defaultValues: { km: '' } });
  const km: unknown = useWatch({ control: form.control, name: 'km' });
  // A number that was changed since the question was not asked about.
  const isOver = doubted !== null && doubted.km !== km;

  async function save(body: OdometerForm) {
    setProblem('');
    setDoubted(null);
    try {
      await send({ params: { id: contractId }, body }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.saveFailed));
      if (isRefusedFor(error, 'reading-unlikely')) setDoubted(body);
      return;
    }
    await finish(body.km, photo);
  }

  async function finish(saved: number, file: File | null) {
    if (file && !(await sendPhoto(file))) setSaved(saved);
    else onSaved(saved);
  }

  if (savedKm !== null)
    return (
      <div className="km-bank-form">
        <p className="notice notice--ok" role="status">
          {copy.saved(savedKm)}
        </p>
        <p className="notice notice--err" role="alert" tabIndex={-1} ref={focus}>
          {copy.photoMissed(photoProblem)}
        </p>
        <OdometerPhoto
          chosen={null}
          isSending={isSending}
          onFile={(file) => void finish(savedKm, file)}
        />
        <button
          type="button"
          className="btn btn--line"
          onClick={() => !isSending && onSaved(savedKm)}
        >
          {copy.withoutPhoto}
        </button>
      </div>
    );

  return (
    <Form form={form} onSubmit={save} className="km-bank-form" aria-label={copy.open}>
      <NumberField name="km" label={copy.field} help={copy.help} whole />
      <OdometerPhoto
        chosen={photo?.name ?? null}
        onFile={setPhoto}
        onRemove={() => setPhoto(null)}
      />
      {problem !== '' && !isOver && (
        <p
          key={doubted ? 'doubt' : 'failure'}
          className={doubted ? 'notice' : 'notice notice--err'}
          role="alert"
          tabIndex={-1}
          ref={doubted ? focus : undefined}
        >
          {problem}
        </p>
      )}
      {doubted && !isOver ? (
        <button
          type="button"
          className="btn btn--line"
          aria-disabled={isLoading || isSending || undefined}
          onClick={() =>
            !isLoading && !isSending && void save({ ...doubted, confirmed: true })
          }
        >
          {photo ? copy.sureWithPhoto : copy.sure}
        </button>
      ) : (
        <SubmitButton className="btn" pendingLabel={copy.saving}>
          {copy.save}
        </SubmitButton>
      )}
    </Form>
  );
}

/** Gives the focus to a message that takes the place of the pressed button. */
function focus(element: HTMLElement | null) {
  element?.focus();
}

/** Sends the picture, and keeps the reason when it was not taken. */
function usePhoto(contractId: string) {
  const [send, { isLoading }] = useSendOdometerPhotoMutation();
  const [photoProblem, setProblem] = useState('');
  return {
    isSending: isLoading,
    photoProblem,
    /** Whether it was taken. */
    async sendPhoto(file: File): Promise<boolean> {
      try {
        await send({ params: { id: contractId }, body: { file } }).unwrap();
        return true;
      } catch (error) {
        const [field] = failureOf(error)?.fields ?? [];
        setProblem(field?.message ?? serverSentence(error, copy.photoFailed));
        return false;
      }
    },
  };
}
