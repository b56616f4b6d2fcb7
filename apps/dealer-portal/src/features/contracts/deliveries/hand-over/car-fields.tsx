import { useEffect } from 'react';
import { useSaveDeliveredCarMutation } from '@site/api-client';
import { type CarForm, carForm, type Delivery } from '@site/api-contract';
import { showFormFailure } from '@site/shell/form-failure';
import { type OutcomeText, problemText } from '@site/ui';
import { Form, resetToSaved, SubmitButton, TextField, useZodForm } from '@site/ui/forms';
import { deliveriesCopy } from '../deliveries.copy';

const copy = deliveriesCopy.car;
/** Maximum length of a plate, RENAVAM or chassis number with punctuation. */
const MOST_CHARACTERS = 32;

type CarFieldsProps = {
  delivery: Delivery;
  onSaid: (saying: OutcomeText) => void;
  /** Called when the form gets or loses unsaved text. */
  onUnsavedChange: (hasUnsaved: boolean) => void;
};

/** The form for the car's plate, RENAVAM and chassis. */
export function CarFields({
  delivery: { id, car },
  onSaid,
  onUnsavedChange,
}: CarFieldsProps) {
  const [save] = useSaveDeliveredCarMutation();
  const form = useZodForm(carForm, {
    defaultValues: car ?? { plate: '', renavam: '', chassis: '' },
  });
  const hasUnsaved = Object.keys(form.formState.dirtyFields).length > 0;
  useEffect(() => {
    onUnsavedChange(hasUnsaved);
  }, [hasUnsaved, onUnsavedChange]);
  async function send(body: CarForm) {
    onSaid(null);
    try {
      await resetToSaved(form, async () => {
        await save({ params: { id }, body }).unwrap();
        return body;
      });
      onSaid({ kind: 'ok', text: copy.done });
    } catch (error) {
      onSaid(problemText(showFormFailure(form, error, copy.failed)));
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
      <TextField name="plate" label={copy.plate} help={copy.plateHelp} {...input} />
      <TextField name="renavam" label={copy.renavam} {...input} inputMode="numeric" />
      <TextField name="chassis" label={copy.chassis} {...input} />
      <SubmitButton className="btn btn--sm" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
