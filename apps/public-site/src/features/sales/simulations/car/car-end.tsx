import { type Offer, planCondition } from '@site/api-contract/pricing';
import { type Conditions } from '@site/simulator';
import { CarPicture, Price } from '@site/ui';
import { configureHref } from '../core/configure-href';
import { OfferLink } from '../core/offer-link';
import { carCopy as copy } from './car.copy';

type CarEndProps = { offer: Offer; conditions: Conditions };

/** The price and the way on again, below the sheet, for whoever has read all of it. */
export function CarEnd({ offer, conditions }: CarEndProps) {
  return (
    <section className="car-end" aria-label={copy.end}>
      <div className="wrap">
        <CarPicture model={offer.model.modelSlug} paint={offer.pictured.slug} />
        <div>
          <Price reais={offer.monthly} per="month" />
          <p className="condition">
            {planCondition({ ...offer, clientType: conditions.clientType })}
          </p>
        </div>
        <OfferLink
          className="btn"
          offer={offer}
          href={configureHref(offer, conditions)}
        />
      </div>
    </section>
  );
}
