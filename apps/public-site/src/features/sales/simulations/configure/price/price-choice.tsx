import { useId } from 'react';
import { PriceChangeTable } from '../../core/price/price-change-table';
import { changesOf } from '../../core/price/price-changes';
import { priceChoiceCopy as copy } from '../edit/edit.copy';
import { type PriceChange } from './use-price';
import './price-choice.css';

/**
 * Shown when a newer price table changes the price of the choice before it is saved. It
 * compares both prices, and lets the visitor choose where both are available
 * (docs/product/sales.md).
 */
export function PriceChoice({ change, model }: { change: PriceChange; model: string }) {
  const id = useId();
  const { before, now, until, kind, counts, ask } = change;
  const isKept = counts === 'guaranteed';
  return (
    <section className="price-choice" aria-labelledby={id}>
      <div>
        <h2 id={id}>{copy.title}</h2>
        <p role="status">
          {until === null
            ? copy.meanwhile
            : kind === 'over'
              ? copy.over(until)
              : copy.guaranteed(until)}
        </p>
        {kind === 'choose' && until && (
          <fieldset className="field">
            <legend>{copy.which}</legend>
            <div className="choices">
              <Option
                name={id}
                checked={isKept}
                onChoose={() => ask('guaranteed')}
                label={copy.keep}
                help={copy.keepHelp(until)}
                monthly={before.monthly}
              />
              <Option
                name={id}
                checked={!isKept}
                onChoose={() => ask('today')}
                label={copy.take}
                help={copy.takeHelp(now.validUntil)}
                monthly={now.monthly}
              />
            </div>
          </fieldset>
        )}
      </div>
      <div className="price-change" data-changed="">
        <PriceChangeTable changes={changesOf(before, now)} model={model} />
        {isKept && <p>{copy.options}</p>}
      </div>
    </section>
  );
}

type OptionProps = {
  name: string;
  checked: boolean;
  onChoose: () => void;
  label: string;
  help: string;
  monthly: number;
};

function Option({ name, checked, onChoose, label, help, monthly }: OptionProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} checked={checked} onChange={onChoose} />
      <span>
        <b>{label}</b>
        <small>{help}</small>
      </span>
      <span className="choice-end">{copy.aMonth(monthly)}</span>
    </label>
  );
}
