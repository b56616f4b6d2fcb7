import { memo } from 'react';
import { type ClientType } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import {
  DELIVERY_LEAD,
  deliveryOf,
  NOT_DELIVERED,
  type Offer,
  planCondition,
} from '@site/api-contract/pricing';
import { shortSpec } from '@site/simulator';
import { ClockIcon, DeliveryIcon, SiteLink, Stage } from '@site/ui';
import { OfferLink } from '../core/offer-link';
import { LivePrice } from '../core/price/live-price';
import { PictureNote } from '../core/price/picture-note';
import { MeetLink } from '../core/sheet/sheet-link';
import { chooseCopy as copy } from './choose.copy';
import './offer-card.css';

export type OfferCardProps = {
  offer: Offer;
  clientType: ClientType;
  /** Km a month of the conditions; the offer has less if the model lacks that package. */
  askedKm: number;
  href: string;
  /** The page of the car with its technical sheet. */
  sheetHref: string;
  cameFor: boolean;
  compared: boolean;
  /** The comparison is full and this car is not in it. */
  full: boolean;
  onCompare: (modelSlug: string) => void;
};

/** One model on its stage, priced for the conditions above. */
export const OfferCard = memo(function OfferCard({
  offer,
  clientType,
  askedKm,
  href,
  sheetHref,
  cameFor,
  compared,
  full,
  onCompare,
}: OfferCardProps) {
  const { model, version, paint, pictured, monthly, term, km } = offer;
  const delivery = deliveryOf(offer);
  const [ready, until] = DELIVERY_LEAD[delivery.kind].split(/(?<=: )/);
  const spec = [
    km === askedKm ? shortSpec(version) : copy.noKmPackage(askedKm),
    paint.monthly > 0 ? paint.name : '',
    model.clientTypes.includes(1) ? '' : copy.onlyCompanies,
  ].filter(Boolean);
  return (
    <li className="offer">
      <Stage
        model={model.modelSlug}
        paint={pictured.slug}
        title={
          <h2>
            <SiteLink to={href}>{model.name}</SiteLink>
          </h2>
        }
        subtitle={copy.versions(model.type, model.versions.length)}
        aside={
          <label className="compare-box">
            <input
              type="checkbox"
              checked={compared}
              disabled={full}
              onChange={() => onCompare(model.modelSlug)}
            />
            <span>
              {copy.compare} <span className="vh">{model.name}</span>
            </span>
          </label>
        }
      />
      <div className="offer-row">
        <div>
          <LivePrice reais={monthly} per="month" />
          <p className="condition">{planCondition({ clientType, term, km })}</p>
        </div>
        <PictureNote offer={offer} />
        <p className="offer-spec">
          {spec.join(', ')}{' '}
          {model.hasSheet && <MeetLink name={model.name} href={sheetHref} />}
        </p>
      </div>
      <p className="offer-delivery">
        {delivery.kind === 'stock' && model.available ? (
          <DeliveryIcon aria-hidden="true" />
        ) : (
          <ClockIcon aria-hidden="true" />
        )}
        <span>
          {cameFor && <span className="tag offer-came">{copy.cameFor}</span>}
          {model.available ? ready : NOT_DELIVERED}
          {model.available && delivery.kind !== 'queue' && (
            <span className="offer-until">
              {until}
              <b>{formatDate(delivery.date)}</b>
            </span>
          )}
        </span>
        <OfferLink offer={offer} href={href} />
      </p>
    </li>
  );
});
