import { type VehicleClass, type VehiclePrice } from '@site/api-contract';
import { placeName } from '@site/api-contract/brazil';
import { type Offer, offersOf, planCondition } from '@site/api-contract/pricing';
import {
  CHOOSE_CAR_PATH,
  COMPANIES_PATH,
  CONFIGURE_PATH,
  withSearch,
} from '@site/api-contract/site-paths';
import { BRAND } from '@site/brand';
import { type Conditions, writeConditions } from '@site/simulator';
import { Price, SiteLink, Stage } from '@site/ui';
import { configureHref } from '../../core/configure-href';
import { OfferLink } from '../../core/offer-link';
import { PictureNote } from '../../core/price/picture-note';
import { configureCopy } from '../configure.copy';
import { type ConfiguratorState, writeConfigurator } from '../configure-url';
import { companiesOnlyCopy as copy } from './companies-only-car.copy';

type CompaniesOnlyCarProps = {
  price: VehiclePrice;
  state: ConfiguratorState;
  classes: readonly VehicleClass[];
};

const SHOWN = 3;

/**
 * A car for companies alone, asked for by a person: shows it, leads to its price for a
 * company, and to the cars of a person whose prices are nearest.
 */
export function CompaniesOnlyCar({ price, state, classes }: CompaniesOnlyCarProps) {
  const { annataModel: name, salesPrice, plan } = price;
  const nearest = offersOf(classes, state.term, state.km)
    .sort((a, b) => Math.abs(a.monthly - salesPrice) - Math.abs(b.monthly - salesPrice))
    .slice(0, SHOWN);
  // A saved simulation keeps its client type, so the company's is a new one.
  const asCompany = {
    ...state,
    clientType: 2,
    simulationId: null,
    revision: null,
  } as const;
  const search = new URLSearchParams();
  writeConditions(search, state);
  return (
    <>
      <title>{`${name} | ${BRAND.name}`}</title>
      <div className="cfg">
        <div className="cfg-car">
          <Stage model={state.model ?? ''} paint="branco-nuvem" size="hero" eager />
        </div>
        <div className="elsewhere">
          <h1>{configureCopy.companiesOnly(name)}</h1>
          <p>{copy.who}</p>
          <div>
            <Price reais={salesPrice} per="month" size="lg" />
            {plan && <p className="condition">{planCondition(plan)}</p>}
          </div>
          <SiteLink
            className="btn"
            to={withSearch(
              CONFIGURE_PATH,
              writeConfigurator(new URLSearchParams(), asCompany),
            )}
          >
            {copy.configure(name)}
          </SiteLink>
          <SiteLink className="link" to={COMPANIES_PATH}>
            {copy.companies}
          </SiteLink>
        </div>
      </div>
      {nearest.length > 0 && (
        <section className="sec sec--soft">
          <div className="wrap">
            <div className="sh">
              <h2>{copy.forYou}</h2>
              <p>{copy.forYouLead(placeName(state.place))}</p>
            </div>
            <ul className="elsewhere-cars">
              {nearest.map((offer) => (
                <NearCar key={offer.model.modelSlug} offer={offer} conditions={state} />
              ))}
            </ul>
            <SiteLink className="btn btn--line" to={withSearch(CHOOSE_CAR_PATH, search)}>
              {copy.all}
            </SiteLink>
          </div>
        </section>
      )}
    </>
  );
}

function NearCar({ offer, conditions }: { offer: Offer; conditions: Conditions }) {
  const { model, pictured, monthly, term, km } = offer;
  return (
    <li>
      <Stage model={model.modelSlug} paint={pictured.slug} />
      <h3>{model.name}</h3>
      <p>{model.type}</p>
      <Price reais={monthly} per="month" />
      <p className="condition">
        {planCondition({ clientType: conditions.clientType, term, km })}
      </p>
      <PictureNote offer={offer} />
      <OfferLink offer={offer} href={configureHref(offer, conditions)} />
    </li>
  );
}
