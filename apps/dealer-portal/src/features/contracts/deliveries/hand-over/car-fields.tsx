import { useState } from 'react';
import { useSaveDeliveredCarMutation } from '@site/api-client';
import { type CarForm, carForm, type Delivery } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
import { Form, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { deliveriesCopy } from '../deliveries.copy';

const copy = deliveriesCopy.car;
/** Maximum length of a plate, RENAVAM or chassis number with punctuation. */
const MOST_CHARACTERS = 32;

/** The form for the car's plate, RENAVAM and chassis. */
export function CarFields({ delivery: { id, car } }: { delivery: Delivery }) {
  const [save] = useSaveDeliveredCarMutation();
  const [said, setSaid] = useState<OutcomeText>(null);
  const form = useZodForm(carForm, {
    defaultValues: car ?? { plate: '', renavam: '', chassis: '' },
  });
  async function send(body: CarForm) {
    setSaid(null);
    try {
      await save({ params: { id }, body }).unwrap();
      form.reset(body);
      setSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      setSaid(problemText(showFormFailure(form, error, copy.failed)));
    }
  }
  const input = {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: MOST_CHARACTERS,
  } as const;
  return (
    <Form
      form={form}
      warnOnLeave
      draft={`delivery-car.${id}`}
      onSubmit={send}
      className="delivery-form"
      aria-label={copy.title}
    >
      <OutcomeNotice saying={said} />
      <TextField name="plate" label={copy.plate} help={copy.plateHelp} {...input} />
      <TextField name="renavam" label={copy.renavam} {...input} inputMode="numeric" />
      <TextField name="chassis" label={copy.chassis} {...input} />
      <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
