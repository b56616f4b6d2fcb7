import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNoteWearDamageMutation } from '@site/api-client';
import { type CarReturn, type WearDamageForm, wearDamageForm } from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { type PricedWearRow, wearRowsOf } from '@site/api-contract/driving';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText } from '@site/ui';
import {
  Form,
  MoneyField,
  NumberField,
  SelectField,
  sendAndEmpty,
  SubmitButton,
  TextAreaField,
  useZodForm,
} from '@site/ui/forms';
import { WearPicture } from '@site/ui/wear-table';
import { BegunDamage, type DamageStop } from './begun-damage';
import { type HomePhotoOf } from './home-estimates';
import { homeEstimatesCopy } from './home-estimates.copy';
import { returnsCopy } from './returns.copy';
import { wearDamagesCopy as copy } from './wear-damages.copy';

const EMPTY = { row: '', quantity: 1, quote: '', photo: '' };

type WearDamageFieldsProps = {
  carReturn: CarReturn;
  wear: NonNullable<CarReturn['wear']>;
  /** The customer's estimate that the damage answers. */
  checking: HomePhotoOf | null;
  onChecked: () => void;
  stopRef: DamageStop;
};

/** Notes a damage of the contract's table; a quote above the table is not sent. */
export function WearDamageFields({
  carReturn,
  wear,
  checking,
  onChecked,
  stopRef,
}: WearDamageFieldsProps) {
  const { id, photos } = carReturn;
  const [note] = useNoteWearDamageMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const form = useZodForm(wearDamageForm, {
    defaultValues: {
      row: checking?.damage?.row ?? '',
      quantity: checking?.damage?.quantity ?? 1,
      quote: checking?.damage?.price || '',
      photo: '',
      ...(checking && { homePhoto: checking.id, reason: null }),
    },
  });
  const rows = wearRowsOf(wear, wear.addOns);
  const [key, quantity] = useWatch({ control: form.control, name: ['row', 'quantity'] });
  const row = rows.find((one) => one.key === key);
  const isCorrected =
    checking?.damage !== undefined &&
    (checking.damage.row !== key || checking.damage.quantity !== quantity);

  async function send(body: WearDamageForm) {
    setProblem(null);
    const most = row && row.centavos * body.quantity;
    if (most !== undefined && centavosFromReais(body.quote) > most) {
      form.setError('quote', { message: copy.above(most) }, { shouldFocus: true });
      return;
    }
    try {
      const save = () => note({ params: { id }, body }).unwrap();
      if (!checking) await sendAndEmpty(form, save, EMPTY);
      else {
        await save();
        onChecked();
      }
    } catch (error) {
      setProblem(problemText(showFormFailure(form, error, returnsCopy.damages.failed)));
    }
  }

  if (photos.length === 0) return <p>{copy.photoFirst}</p>;
  return (
    <Form
      form={form}
      warnOnLeave
      draft={checking ? undefined : `wear-damage.${id}`}
      onSubmit={send}
      className="delivery-form"
      aria-label={copy.title}
    >
      <BegunDamage
        stopRef={stopRef}
        answers={checking ? { leave: onChecked } : undefined}
      />
      <OutcomeNotice saying={problem} />
      <SelectField
        name="row"
        label={copy.row}
        options={rows.map((one) => ({ value: one.key, label: copy.option(one) }))}
      />
      {row && <ChosenRow row={row} />}
      <NumberField
        name="quantity"
        label={copy.quantity}
        help={row && copy.quantityHelp(row)}
        whole
      />
      <MoneyField
        name="quote"
        label={copy.quote}
        help={row && copy.quoteHelp(row, Number(quantity) || 1)}
      />
      <SelectField
        name="photo"
        label={copy.photo}
        options={photos.map((photo, index) => ({
          value: photo.id,
          label: copy.photoOf(index + 1),
        }))}
      />
      {isCorrected && <TextAreaField name="reason" label={homeEstimatesCopy.changed} />}
      <SubmitButton
        className="btn btn--line btn--sm"
        pendingLabel={returnsCopy.damages.pending}
      >
        {returnsCopy.damages.submit}
      </SubmitButton>
    </Form>
  );
}

function ChosenRow({ row }: { row: PricedWearRow }) {
  return (
    <div className="delivery-wear">
      <WearPicture name={row.key} freeMm={row.freeMm} />
      <p>{copy.free(row)}</p>
    </div>
  );
}
