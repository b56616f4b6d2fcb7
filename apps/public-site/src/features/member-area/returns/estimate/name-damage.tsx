import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNameHomeDamageMutation } from '@site/api-client';
import { type CarReturn, type HomeDamageForm, homeDamageForm } from '@site/api-contract';
import { wearRowsOf } from '@site/api-contract/driving';
import { showFormFailure } from '@site/shell/form-failure';
import {
  Form,
  FormProblem,
  NumberField,
  SelectField,
  SubmitButton,
  useZodForm,
} from '@site/ui/forms';
import { WearPicture } from '@site/ui/wear-table';
import { estimateCopy as copy } from './estimate.copy';

type NameDamageProps = {
  id: string;
  wear: NonNullable<CarReturn['wear']>;
  photo: NonNullable<CarReturn['homePhotos']>[number];
};

/** Says which damage of the contract's table a photo shows. */
export function NameDamage({ id, wear, photo }: NameDamageProps) {
  const [name] = useNameHomeDamageMutation();
  const [problem, setProblem] = useState('');
  const form = useZodForm(homeDamageForm, {
    defaultValues: {
      row: photo.damage?.row ?? '',
      quantity: photo.damage?.quantity ?? 1,
    },
  });
  const rows = wearRowsOf(wear, wear.addOns);
  const key = useWatch({ control: form.control, name: 'row' });
  const row = rows.find((one) => one.key === key);

  async function send(body: HomeDamageForm) {
    setProblem('');
    try {
      await name({ params: { id, photoId: photo.id }, body }).unwrap();
    } catch (error) {
      setProblem(showFormFailure(form, error, copy.notSeen));
    }
  }

  return (
    <Form form={form} onSubmit={send} className="delivery-form" aria-label={copy.see}>
      <FormProblem>{problem}</FormProblem>
      <SelectField
        name="row"
        label={copy.row}
        options={rows.map((one) => ({ value: one.key, label: copy.option(one) }))}
      />
      {row && (
        <div className="home-row">
          <WearPicture name={row.key} freeMm={row.freeMm} />
          <p>{copy.free(row)}</p>
        </div>
      )}
      <NumberField name="quantity" label={copy.quantity} whole />
      <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.seeing}>
        {copy.see}
      </SubmitButton>
    </Form>
  );
}
