import { type MouseEvent, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  fineAmountQuestion,
  fineAmountsOf,
  fineAmountWithComma,
} from '@site/api-contract/driving';
import { MoneyField, useFieldError } from '@site/ui/forms';
import { fineFormCopy as copy } from './fine-form.copy';

type FineAmountProps = {
  /** The unusual amount (reais) that the consultant is sure of. */
  kept: number | null;
  onKeep: (reais: number) => void;
};

/**
 * The amount of a fine. The law's amounts for the chosen points are offered for one press
 * while the field is empty, and beside the question about an amount that is none of them,
 * once the field shows that question. The pressed offer goes away and leaves the focus to
 * the field.
 */
export function FineAmount({ kept, onKeep }: FineAmountProps) {
  const { setFocus, setValue, trigger } = useFormContext();
  const [points, amount] = useWatch<Record<'points' | 'amount', unknown>>({
    name: ['points', 'amount'],
  });
  const isEmpty = amount === '' || amount === undefined;
  // The rule of the amount depends on both, so it runs again when they change.
  useEffect(() => {
    if (!isEmpty) void trigger('amount');
  }, [points, kept, isEmpty, trigger]);
  const isAsked = useFieldError('amount') !== undefined;
  const isDoubted =
    isAsked &&
    typeof amount === 'number' &&
    amount !== kept &&
    fineAmountQuestion(points, amount) !== null;
  const meant = isDoubted ? fineAmountWithComma(points, amount) : null;
  const offered =
    meant !== null ? [meant] : isEmpty || isDoubted ? fineAmountsOf(points) : [];
  const take = (reais: number) => {
    setValue('amount', reais, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: true,
    });
    setFocus('amount');
  };
  return (
    <div className="fine-amount">
      <MoneyField name="amount" label={copy.amount} />
      {(offered.length > 0 || isDoubted) && (
        <div className="fine-offers" role="group" aria-label={copy.amounts}>
          {offered.map((reais) => (
            <button
              key={reais}
              type="button"
              className="btn btn--line btn--sm"
              onMouseDown={stayInField}
              onClick={() => take(reais)}
            >
              {copy.take(reais)}
            </button>
          ))}
          {isDoubted && (
            <button
              type="button"
              className="btn btn--line btn--sm"
              onMouseDown={stayInField}
              onClick={() => {
                onKeep(amount);
                setFocus('amount');
              }}
            >
              {copy.keep(amount)}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/**
 * A press leaves the focus in the field: an error under it, shown once the field is left,
 * would move the button away from the press.
 */
const stayInField = (event: MouseEvent) => event.preventDefault();
