import { type ReactNode } from 'react';
import { useListSimulationsQuery } from '@site/api-client';
import { formatBRL, formatCount, formatDate } from '@site/api-contract/brazil';
import { benefitRows, decideGuarantee } from '@site/api-contract/pricing';
import { SIMULATION_PARAM } from '@site/api-contract/site-paths';
import { Price, Stage } from '@site/ui';
import { useReturnUrl } from '../../../../shared/browser-value';
import { useSite } from '../../../../shared/site-services';
import { summaryCopy as COPY } from './plan-summary.copy';

/** The picture for a customer without a car in the cart. */
export const OUR_CAR = <Stage model="lume" paint="branco-nuvem" size="hero" />;

/**
 * The car for which the customer registers: the one in the checkout, or else the newest
 * in the cart. It shows no errors; without a car it shows `instead`.
 */
export function PlanSummary({ instead }: { instead: ReactNode }) {
  const { now } = useSite();
  const returnUrl = useReturnUrl();
  const { data = [], isLoading } = useListSimulationsQuery();
  const simulationId = new URLSearchParams(returnUrl?.split('?')[1]).get(
    SIMULATION_PARAM,
  );
  const withBasket = data.filter(({ basket }) => basket !== null);
  const simulation =
    withBasket.find(({ id }) => id === simulationId) ??
    [...withBasket].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
  // While the cart loads there is no picture, or one car would follow upon another.
  if (!simulation?.basket) return isLoading ? null : instead;
  const { basket, clientType, code } = simulation;
  const { validUntil } = basket.quote;
  const { kind: guarantee } = decideGuarantee({ validUntil, now: now() });
  const kind = clientType === 1 ? 'PF' : 'PJ';
  return (
    <aside className="sum" aria-label={COPY.label}>
      <Stage model={basket.modelSlug} paint={basket.paint} version={basket.versionSlug} />
      <h2>{basket.modelName}</h2>
      <p className="sum-sub">{`${basket.versionName.replace(`${basket.modelName} `, '')}, ${basket.paintName}`}</p>
      <div className="sum-price">
        <Price reais={basket.quote.monthly} per="month" size="md" />
        <p className="condition">
          {COPY.condition(kind, basket.term, formatCount(basket.km))}
        </p>
      </div>
      <dl className="facts">
        {benefitRows(basket.quote.benefit).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{COPY.total}</dt>
          <dd>{formatBRL(basket.quote.contractTotal)}</dd>
        </div>
        {guarantee !== 'over' && (
          <div>
            <dt>{COPY.validUntil}</dt>
            <dd>{formatDate(new Date(validUntil))}</dd>
          </div>
        )}
        <div>
          <dt>{COPY.simulation}</dt>
          <dd>{code}</dd>
        </div>
      </dl>
    </aside>
  );
}
