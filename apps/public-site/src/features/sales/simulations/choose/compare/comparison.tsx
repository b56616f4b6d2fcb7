import {
  centavosFromReais,
  formatKm,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import {
  contractTotalCentavos,
  deliveryOf,
  type Offer,
  promiseAt,
} from '@site/api-contract/pricing';
import { type Conditions } from '@site/simulator';
import { CheckIcon, Stage } from '@site/ui';
import { compareRowsCopy } from '../../core/compare-rows.copy';
import { findSingleLowest } from '../../core/find-single-lowest';
import { money, months, PERSON, versionOf } from '../../core/simulation.copy';
import { OfferWay } from '../offer-way';
import { compareCopy as copy } from './compare.copy';
import { COMPARISON_ID } from './compare-tray';

export type ComparisonProps = {
  offers: readonly Offer[];
  conditions: Conditions;
  hrefOf: (offer: Offer) => string;
};

type Row = {
  label: string;
  textOf: (offer: Offer) => string;
  /** The one that is least is best; a row without has no best. */
  rankOf?: (offer: Offer) => number;
  /** Says why one is the best. */
  word?: string;
};

const { lower, sooner } = compareRowsCopy.best;

/** The picked cars on their stages side by side, one fact a row, the best marked. */
export function Comparison({ offers, conditions, hrefOf }: ComparisonProps) {
  const { clientType, term } = conditions;
  const rows = rowsFor(conditions, offers);
  return (
    <section className="comparison wrap" id={COMPARISON_ID}>
      <h2>{copy.sideBySide}</h2>
      <p className="soft">
        {PERSON[clientType].short}, {months(term)}
      </p>
      <section className="comparison-scroll" aria-label={copy.sideBySide} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{copy.rows.model}</span>
              </th>
              {offers.map(({ model, version, paint }) => (
                <th scope="col" key={model.modelSlug}>
                  <Stage model={model.modelSlug} paint={paint.slug} />
                  {model.name} <small>{versionOf(model.name, version.name)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <FactRow key={row.label} row={row} offers={offers} />
            ))}
            <tr>
              <td />
              {offers.map((offer) => (
                <td key={offer.model.modelSlug}>
                  <OfferWay offer={offer} href={hrefOf(offer)} />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
}

function FactRow({ row, offers }: { row: Row; offers: readonly Offer[] }) {
  const { label, textOf, rankOf, word } = row;
  const ranks = offers.map((offer) => rankOf?.(offer) ?? 0);
  const winner = findSingleLowest(ranks);
  return (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer, index) => {
        const best = index === winner;
        return (
          <td key={offer.model.modelSlug} data-best={best ? '' : undefined}>
            {textOf(offer)}
            {best && (
              <>
                {' '}
                <small>
                  <CheckIcon aria-hidden="true" /> {word}
                </small>
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function rowsFor({ term }: Conditions, offers: readonly Offer[]): readonly Row[] {
  // A smaller package makes a month cheaper, not better.
  const isOneKm = new Set(offers.map(({ km }) => km)).size === 1;
  const totalOf = ({ monthly }: Offer) =>
    contractTotalCentavos(centavosFromReais(monthly), term, 0);
  const monthlyOf = ({ monthly }: Offer) => monthly;
  const extraKmOf = ({ version }: Offer) => version.extraKm;
  const deductibleOf = ({ version }: Offer) => version.deductible;
  return [
    {
      label: copy.rows.price,
      textOf: (offer) => money(monthlyOf(offer)),
      rankOf: isOneKm ? monthlyOf : undefined,
      word: lower,
    },
    {
      label: copy.rows.total,
      textOf: (offer) => money(reaisFromCentavos(totalOf(offer))),
      rankOf: isOneKm ? totalOf : undefined,
      word: lower,
    },
    { label: copy.rows.km, textOf: ({ km }) => formatKm(km) },
    { label: copy.rows.type, textOf: ({ model }) => model.type },
    { label: copy.rows.engine, textOf: ({ version }) => version.engine },
    { label: copy.rows.gearbox, textOf: ({ version }) => version.gearbox },
    { label: copy.rows.seats, textOf: ({ version }) => String(version.seats) },
    {
      label: copy.rows.delivery,
      textOf: (offer) => promiseAt(offer.model, deliveryOf(offer)),
      rankOf: deliveryRank,
      word: sooner,
    },
    {
      label: copy.rows.extraKm,
      textOf: (offer) => money(extraKmOf(offer)),
      rankOf: extraKmOf,
      word: lower,
    },
    {
      label: copy.rows.deductible,
      textOf: (offer) => money(deductibleOf(offer)),
      rankOf: deductibleOf,
      word: lower,
    },
  ];
}

/** A queue promises no day, so it comes after every date. */
function deliveryRank(offer: Offer): number {
  const delivery = deliveryOf(offer);
  const isPromised = offer.model.available && delivery.kind !== 'queue';
  return isPromised ? Date.parse(delivery.date) : Number.POSITIVE_INFINITY;
}
