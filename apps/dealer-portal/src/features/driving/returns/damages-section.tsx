import { useState } from 'react';
import {
  serverSentence,
  useAddDamageMutation,
  useDeleteDamageMutation,
} from '@site/api-client';
import { type CarReturn, type DamageForm, damageForm } from '@site/api-contract';
import { centavosFromReais, reaisFromCentavos } from '@site/api-contract/brazil';
import { showFormFailure } from '@site/shell/form-failure';
import { OutcomeNotice, type OutcomeText, problemText, RemoveIcon } from '@site/ui';
import {
  CheckboxField,
  Form,
  MoneyField,
  sendAndEmpty,
  SubmitButton,
  TextField,
  useZodForm,
} from '@site/ui/forms';
import { BegunDamage, type DamageStop } from './begun-damage';
import { type HomePhotoOf } from './home-estimates';
import { returnsCopy } from './returns.copy';
import { WearDamageFields } from './wear-damage-fields';
import { wearDamagesCopy } from './wear-damages.copy';

const copy = returnsCopy.damages;

type DamagesSectionProps = {
  carReturn: CarReturn;
  /** The customer's estimate that the next damage answers. */
  checking: HomePhotoOf | null;
  onChecked: () => void;
  stopRef: DamageStop;
};

/** Damages with their quotes; until the car is received they can be added and removed. */
export function DamagesSection({
  carReturn,
  checking,
  onChecked,
  stopRef,
}: DamagesSectionProps) {
  const { id, damages, deductible, returnedAt, wear, photos } = carReturn;
  const [remove] = useDeleteDamageMutation();
  const [said, setSaid] = useState<OutcomeText>(null);

  /** A photo that is no longer in the list has no number. */
  const photoOf = (photoId: string) => {
    const index = photos.findIndex((photo) => photo.id === photoId);
    return index < 0 ? wearDamagesCopy.photoGone : wearDamagesCopy.shownIn(index + 1);
  };

  async function drop(damageId: string) {
    setSaid(null);
    try {
      await remove({ params: { id, damageId } }).unwrap();
    } catch (error) {
      setSaid({ kind: 'err', text: serverSentence(error, copy.notRemoved) });
    }
  }

  return (
    <section aria-labelledby="danos-titulo">
      <h2 id="danos-titulo">{copy.title}</h2>
      <p className="soft">{wear ? wearDamagesCopy.why(wear.version) : copy.why}</p>
      <p className="soft">{copy.limit(deductible)}</p>
      <OutcomeNotice saying={said} />
      {damages.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <>
          <ul className="delivery-damages">
            {damages.map(({ id: damageId, label, quote, photoId, ...damage }) => (
              <li key={damageId}>
                <span>
                  {label}
                  <small>
                    {(damage.isInsured ? copy.insured : copy.own)(damage.cost)}
                  </small>
                  {damage.quantity !== undefined && damage.quantity > 1 && (
                    <small>{copy.together(damage.quantity)}</small>
                  )}
                  {photoId && <small>{photoOf(photoId)}</small>}
                </span>
                <b className="num">{copy.money(quote)}</b>
                {!returnedAt && (
                  <button
                    type="button"
                    className="icb"
                    aria-label={copy.remove(label)}
                    onClick={() => void drop(damageId)}
                  >
                    <RemoveIcon />
                  </button>
                )}
              </li>
            ))}
          </ul>
          <p>
            {copy.total}:{' '}
            <b>{copy.totalOf(sumOf(damages, 'quote'), sumOf(damages, 'cost'))}</b>
          </p>
        </>
      )}
      {!returnedAt &&
        (wear ? (
          <WearDamageFields
            key={checking?.id}
            {...{ carReturn, wear, checking, onChecked, stopRef }}
          />
        ) : (
          <DamageFields {...{ id, stopRef }} />
        ))}
    </section>
  );
}

/** In whole centavos, since sums of reais lose some. */
const sumOf = (damages: CarReturn['damages'], name: 'quote' | 'cost') =>
  reaisFromCentavos(
    damages.reduce((sum, damage) => sum + centavosFromReais(damage[name]), 0),
  );

/** Free words and a quote, for contracts that were signed before there was a table. */
function DamageFields({ id, stopRef }: { id: string; stopRef: DamageStop }) {
  const [add] = useAddDamageMutation();
  const [problem, setProblem] = useState<OutcomeText>(null);
  const empty = { label: '', quote: '', isInsured: true };
  const form = useZodForm(damageForm, { defaultValues: empty });

  async function send(body: DamageForm) {
    setProblem(null);
    try {
      await sendAndEmpty(form, () => add({ params: { id }, body }).unwrap(), empty);
    } catch (error) {
      setProblem(problemText(showFormFailure(form, error, copy.failed)));
    }
  }

  return (
    <Form
      form={form}
      warnOnLeave
      draft={`damage.${id}`}
      onSubmit={send}
      className="delivery-form"
      aria-label={copy.title}
    >
      <BegunDamage stopRef={stopRef} />
      <OutcomeNotice saying={problem} />
      <TextField name="label" label={copy.label} maxLength={80} />
      <MoneyField name="quote" label={copy.quote} />
      <CheckboxField name="isInsured" label={copy.isInsured} />
      <SubmitButton className="btn btn--line btn--sm" pendingLabel={copy.pending}>
        {copy.submit}
      </SubmitButton>
    </Form>
  );
}
