import { useState } from 'react';
import { type ModelSheet } from '@site/api-contract';
import { type Offer, planCondition } from '@site/api-contract/pricing';
import { type Conditions } from '@site/simulator';
import { CheckIcon, CloseIcon, Stage } from '@site/ui';
import { compareRowsCopy } from '../core/compare-rows.copy';
import { configureHref } from '../core/configure-href';
import { OfferLink } from '../core/offer-link';
import { LivePrice } from '../core/price/live-price';
import { PictureNote } from '../core/price/picture-note';
import { carHref } from '../core/sheet/car-href';
import { sheetFiguresCopy } from '../core/sheet/sheet-figures.copy';
import { SheetLink } from '../core/sheet/sheet-link';
import { versionOf } from '../core/simulation.copy';
import { compareCopy as copy } from './compare.copy';
import { cheapestOf, comparisonRows, isOneKm, isSame } from './comparison-rows';
import { PairChoice, pairsOf } from './pair-choice';

export type ComparisonProps = {
  /** One to three offers. */
  offers: readonly Offer[];
  /** Technical sheets of the cars, as far as they have come. */
  sheets: readonly (ModelSheet | undefined)[];
  conditions: Conditions;
  onlyDifferences: boolean;
  onTakeOut: (modelSlug: string) => void;
};

/**
 * The cars side by side with sticky heads, one fact in each row, the best one marked. A
 * narrow window shows two of three.
 */
export function Comparison({
  offers,
  sheets,
  conditions,
  onlyDifferences,
  onTakeOut,
}: ComparisonProps) {
  const [chosenPair, setChosenPair] = useState(0);
  const pairs = pairsOf(offers);
  const pair = pairs[chosenPair] ?? pairs[0];
  /** Marks cells of the car that a narrow window hides. */
  const aside = (index: number) => (pair && !pair.includes(index) ? '' : undefined);
  const all = comparisonRows(offers, sheets);
  const rows = onlyDifferences ? all.filter((row) => !isSame(row)) : all;
  return (
    <>
      {pair && (
        <PairChoice
          offers={offers}
          pairs={pairs}
          value={pairs.indexOf(pair)}
          onChange={setChosenPair}
        />
      )}
      <table className="comparison" aria-label={copy.title} data-count={offers.length}>
        <thead>
          <tr className="comparison-cars" aria-hidden="true">
            <td />
            {offers.map((offer, index) => (
              <td key={offer.model.modelSlug} data-aside={aside(index)}>
                <Stage model={offer.model.modelSlug} paint={offer.pictured.slug} eager />
                <PictureNote offer={offer} />
              </td>
            ))}
          </tr>
          <tr>
            <td />
            {offers.map((offer, index) => (
              <th
                scope="col"
                key={offer.model.modelSlug}
                abbr={offer.model.name}
                data-aside={aside(index)}
              >
                <Head
                  offer={offer}
                  offers={offers}
                  conditions={conditions}
                  onTakeOut={onTakeOut}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, texts, best, word }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {offers.map(({ model }, index) => (
                <td
                  key={model.modelSlug}
                  data-aside={aside(index)}
                  data-best={index === best ? '' : undefined}
                >
                  {texts[index]}
                  {index === best && <Best word={word} />}
                </td>
              ))}
            </tr>
          ))}
          <tr className="comparison-ways">
            <td />
            {offers.map((offer, index) => (
              <td key={offer.model.modelSlug} data-aside={aside(index)}>
                <OfferLink
                  className="btn btn--line"
                  offer={offer}
                  href={configureHref(offer, conditions)}
                />
                {offer.model.hasSheet && (
                  <SheetLink
                    name={offer.model.name}
                    href={carHref(offer.model.modelSlug, conditions)}
                  />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      {sheets.some(Boolean) && <p className="comparison-norm">{sheetFiguresCopy.norm}</p>}
      {rows.length === 0 && <p className="soft">{copy.nothingDiffers}</p>}
    </>
  );
}

function Best({ word }: { word: string | undefined }) {
  return (
    <>
      {' '}
      <small className="comparison-best">
        <CheckIcon aria-hidden="true" /> {word}
      </small>
    </>
  );
}

type HeadProps = Pick<ComparisonProps, 'offers' | 'conditions' | 'onTakeOut'> & {
  offer: Offer;
};

/** One car: name and price with its condition; they stay in view, its picture does not. */
function Head({ offer, offers, conditions, onTakeOut }: HeadProps) {
  const { model, version, monthly, term, km } = offer;
  const isCheapest = offers[cheapestOf(offers)] === offer;
  const above = monthly - Math.min(...offers.map((other) => other.monthly));
  return (
    <div className="comparison-head">
      <p className="comparison-name">
        <b>{model.name}</b> <small>{versionOf(model.name, version.name)}</small>
      </p>
      <div className="comparison-price">
        <LivePrice reais={monthly} per="month" size="sm" />
        {isCheapest && <Best word={compareRowsCopy.best.lower} />}
        {above > 0 && isOneKm(offers) && (
          <>
            {' '}
            <small>{copy.more(above)}</small>
          </>
        )}
        <p className="condition">
          {planCondition({ clientType: conditions.clientType, term, km })}
        </p>
      </div>
      <button
        type="button"
        className="icb"
        aria-label={copy.takeOut(model.name)}
        onClick={() => onTakeOut(model.modelSlug)}
      >
        <CloseIcon aria-hidden="true" />
      </button>
    </div>
  );
}
