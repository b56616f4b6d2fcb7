import { useReadOdometerByPhoneMutation } from '@site/api-client';
import { odometerForm } from '@site/api-contract';
import { Form, NumberField, SubmitButton, useZodForm } from '@site/ui/forms';
import { type ActProps } from './act-props';
import { DoubtedKm } from './doubted-km';
import { phoneCopy } from './phone.copy';
import { useDoubtedKm } from './use-doubted-km';

const copy = phoneCopy.odometer;

/** Notes what the odometer shows, as the customer reads it on the phone. */
export function OdometerAct({ params, contract: { odometer }, onDone }: ActProps) {
  const [send] = useReadOdometerByPhoneMutation();
  const form = useZodForm(odometerForm, { defaultValues: { km: '' } });
  const doubt = useDoubtedKm(form, copy.failed, async (body) => {
    await send({ params, body }).unwrap();
    onDone(copy.done(body.km));
  });
  return (
    <Form
      form={form}
      className="phone-form"
      aria-label={copy.title}
      onSubmit={doubt.save}
    >
      <h3>{copy.title}</h3>
      {odometer && <p className="soft">{copy.last(odometer.onDay, odometer.km)}</p>}
      <NumberField name="km" label={copy.km} whole />
      <DoubtedKm doubt={doubt} sure={copy.sure} />
      <SubmitButton className="btn" pendingLabel={copy.sending}>
        {copy.send}
      </SubmitButton>
    </Form>
  );
}
