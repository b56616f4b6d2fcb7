import { ClockIcon, DeliveryIcon, SiteLink, Stage } from '@site/ui';
import { type Conditions } from '../conditions/conditions';
import { LivePrice } from '../conditions/live-price';
import { condition, DELIVERY, shortDate } from '../simulation.copy';
import { chooseCopy as copy } from './choose.copy';
import { type Offer, shortSpec } from './offers';

export type OfferCardProps = {
  offer: Offer;
  conditions: Conditions;
  href: string;
  cameFor: boolean;
  compared: boolean;
  /** Absent while the tray is full and this car is not in it. */
  onCompare?: () => void;
};

/** One model on its stage, at the price of the conditions above. */
export function OfferCard({ offer, conditions, href, cameFor, compared, onCompare }: OfferCardProps) {
  const { model, version, monthly, km } = offer;
  return (
    <li className="offer">
      <Stage
        model={model.modelSlug}
        paint={model.defaultPaint}
        title={<h2><SiteLink to={href}>{model.name}</SiteLink></h2>}
        subtitle={copy.versions(model.type, model.versions.length)}
        aside={
          <label className="compare-box">
            <input type="checkbox" checked={compared} disabled={!onCompare} onChange={onCompare} />
            <span>{copy.compare}<span className="vh"> {model.name}</span></span>
          </label>
        }
      />
      <div className="offer-row">
        <div>
          <LivePrice reais={monthly} per="month" />
          <p className="condition">{condition(conditions.clientType, conditions.term, km)}</p>
        </div>
        <p className="offer-spec">{km === conditions.km ? shortSpec(version) : copy.noKmPackage(conditions.km)}</p>
      </div>
      <p className="offer-delivery">
        {model.delivery.kind === 'stock' ? <DeliveryIcon aria-hidden="true" /> : <ClockIcon aria-hidden="true" />}
        <span>
          {cameFor && <span className="tag offer-came">{copy.cameFor}</span>}
          {DELIVERY[model.delivery.kind]}
          {model.delivery.kind !== 'queue' && <b>{shortDate(model.delivery.date)}</b>}
        </span>
        <SiteLink className="link" to={href} aria-label={copy.configureModel(model.name)}>{copy.configure}</SiteLink>
      </p>
    </li>
  );
}
