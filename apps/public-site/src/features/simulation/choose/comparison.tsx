import { centavosFromReais, reaisFromCentavos } from '@site/contracts/brazil';
import {
  contractTotalCentavos,
  deliveryOf,
  deliveryPromise,
  type Offer,
  planCondition,
} from '@site/contracts/pricing';
import { type Conditions } from '@site/simulator';
import { SiteLink } from '@site/ui';
import { money, versionOf } from '../core/simulation.copy';
import { chooseCopy } from './choose.copy';
import { compareCopy as copy } from './compare.copy';
import { COMPARISON_ID } from './compare-tray';

export type ComparisonProps = {
  offers: readonly Offer[];
  conditions: Conditions;
  hrefOf: (offer: Offer) => string;
};

/** The picked cars side by side, one fact a row. */
export function Comparison({ offers, conditions, hrefOf }: ComparisonProps) {
  const rows: [string, (offer: Offer) => string][] = [
    [copy.rows.price, ({ monthly }) => money(monthly)],
    [
      copy.rows.total,
      ({ monthly }) =>
        money(
          reaisFromCentavos(
            contractTotalCentavos(centavosFromReais(monthly), conditions.term, 0),
          ),
        ),
    ],
    [copy.rows.type, ({ model }) => model.type],
    [copy.rows.engine, ({ version }) => version.engine],
    [copy.rows.gearbox, ({ version }) => version.gearbox],
    [copy.rows.seats, ({ version }) => String(version.seats)],
    [copy.rows.delivery, (offer) => deliveryPromise(deliveryOf(offer))],
    [copy.rows.extraKm, ({ version }) => money(version.extraKm)],
    [copy.rows.deductible, ({ version }) => money(version.deductible)],
  ];
  return (
    <section className="comparison wrap" id={COMPARISON_ID}>
      <h2>{copy.sideBySide}</h2>
      <p className="soft">{planCondition(conditions)}</p>
      <section className="comparison-scroll" aria-label={copy.sideBySide} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.rows.model}</th>
              {offers.map((offer) => (
                <th scope="col" key={offer.model.modelSlug}>
                  {offer.model.name}{' '}
                  <small>{versionOf(offer.model.name, offer.version.name)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, valueOf]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {offers.map((offer) => (
                  <td key={offer.model.modelSlug}>{valueOf(offer)}</td>
                ))}
              </tr>
            ))}
            <tr>
              <td />
              {offers.map((offer) => (
                <td key={offer.model.modelSlug}>
                  <SiteLink className="link" to={hrefOf(offer)}>
                    {chooseCopy.configureModel(offer.model.name)}
                  </SiteLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </section>
  );
}
