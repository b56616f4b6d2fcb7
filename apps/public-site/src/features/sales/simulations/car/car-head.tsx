import { type ModelSheet } from '@site/api-contract';
import { centavosFromReais, reaisFromCentavos } from '@site/api-contract/brazil';
import {
  deliveryOf,
  exitCostCentavos,
  type Offer,
  planCondition,
  promiseAt,
} from '@site/api-contract/pricing';
import { CAR_GALLERY, type Conditions } from '@site/simulator';
import { ArrowLeftIcon, GalleryStage, Price, SiteLink } from '@site/ui';
import { listHref } from '../core/compare-search';
import { configureHref } from '../core/configure-href';
import { OfferLink } from '../core/offer-link';
import { PictureNote } from '../core/price/picture-note';
import { bootFigure, energyInShort } from '../core/sheet/sheet-figures';
import { money, sharedCopy, versionOf } from '../core/simulation.copy';
import { carCopy as copy } from './car.copy';

const EXIT_MONTH = 12;

type CarHeadProps = {
  car: ModelSheet;
  /** The car at its price in the list, or why there is none. */
  priced: Offer | 'wait' | 'failed' | 'not-sold';
  /** The conditions of the price: a car for companies has theirs, whoever looks. */
  conditions: Conditions;
  /** The list at the visitor's own conditions. */
  backHref: string;
  onRetry: () => void;
};

/**
 * The car on its stage; beside it price, cost of leaving, delivery, boot and consumption,
 * and the way on.
 */
export function CarHead({ car, priced, conditions, backHref, onRetry }: CarHeadProps) {
  const offer = typeof priced === 'string' ? null : priced;
  const shown = car.versions.find(({ slug }) => slug === offer?.version.slug);
  const version = shown ?? car.versions[0];
  const boot = bootFigure(car.classSlug);
  return (
    <header className="wrap car-head">
      <SiteLink className="action car-back" to={backHref}>
        <ArrowLeftIcon aria-hidden="true" /> <span className="link">{copy.back}</span>
      </SiteLink>
      <GalleryStage
        eager
        model={car.modelSlug}
        paint={offer?.pictured.slug ?? car.signaturePaint ?? car.defaultPaint}
        version={version?.slug}
        title={<h1>{car.name}</h1>}
        subtitle={car.type}
        alt={car.name}
        gallery={CAR_GALLERY}
      />
      <div className="car-offer">
        {offer ? (
          <div className="car-price">
            {car.versions.length > 1 && (
              <p className="soft">
                {copy.version(versionOf(car.name, offer.version.name))}
              </p>
            )}
            <Price reais={offer.monthly} per="month" />
            <p className="condition">
              {planCondition({ ...offer, clientType: conditions.clientType })}
            </p>
            <PictureNote offer={offer} />
            {!car.clientTypes.includes(1) && (
              <p className="condition">{copy.onlyCompanies}</p>
            )}
          </div>
        ) : (
          <div className="car-price" role="status">
            <p>{WITHOUT_PRICE[priced as keyof typeof WITHOUT_PRICE]}</p>
            {priced === 'failed' && (
              <button type="button" className="link" onClick={onRetry}>
                {sharedCopy.retry}
              </button>
            )}
          </div>
        )}
        <section aria-label={copy.facts}>
          <dl className="facts car-facts">
            {offer && (
              <>
                <Fact label={copy.exit} text={exitText(offer)} />
                <Fact
                  label={copy.delivery(conditions.place)}
                  text={promiseAt(offer.model, deliveryOf(offer))}
                />
              </>
            )}
            {version && (
              <>
                <Fact label={boot.label} text={boot.textOf(version)} />
                <Fact
                  label={energyInShort(version)[0]}
                  text={energyInShort(version)[1]}
                />
              </>
            )}
          </dl>
        </section>
        {offer && (
          <div className="actions car-ways">
            <OfferLink
              className="btn"
              offer={offer}
              href={configureHref(offer, conditions)}
            />
            <SiteLink className="link" to={listHref(conditions, [car.modelSlug])}>
              {copy.compare}
            </SiteLink>
          </div>
        )}
      </div>
    </header>
  );
}

const WITHOUT_PRICE = {
  wait: copy.wait,
  failed: copy.noPrice,
  'not-sold': copy.notSold,
};

function Fact({ label, text }: { label: string; text: string | null }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** The cost of leaving in month 12; a contract of 12 months is over then. */
function exitText({ monthly, term }: Offer): string {
  const centavos = exitCostCentavos(centavosFromReais(monthly), term, EXIT_MONTH);
  const reais = reaisFromCentavos(centavos);
  return term === EXIT_MONTH ? copy.exitAtTheEnd(reais) : money(reais);
}
