import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useListVehicleClassesQuery } from '@site/api-client';
import { type VehicleClass } from '@site/api-contract';
import { offersOf } from '@site/api-contract/pricing';
import {
  CHOOSE_CAR_PATH,
  DESTINATION_PARAM,
  MODELS_PATH,
  SIMULATOR_PATH,
  withSearch,
} from '@site/api-contract/site-paths';
import { toggleInList, whereParams, writeConditions } from '@site/simulator';
import { deferred } from '@site/ui';
import { usePressedBeforeHydration } from '@site/ui/forms';
import { MAX_COMPARED } from '../core/compare-search';
import { LIST_QUERY } from '../core/conditions/server-query';
import { useConditions } from '../core/conditions/use-conditions';
import { configureHref } from '../core/configure-href';
import { carHref } from '../core/sheet/car-href';
import { chooseCopy as copy } from './choose.copy';
import {
  chooseOffers,
  type ChooseState,
  readChoose,
  wantedBy,
  writeChoose,
} from './choose-search';
import { OfferCard } from './offer-card';
import '@site/ui/forms.css';
import '../core/simulation.css';
import './choose.css';
// The server renders the deferred parts too, but links only style sheets that a screen
// imports.
import './choose-skeleton.css';
import '../core/conditions/conditions-bar.css';
import '../core/conditions/value-slider.css';
import './filter/filter-bar.css';
import './filter/no-matching-offers.css';
import './companies-only.css';
import './covers.css';
import './compare-tray.css';

const ConditionsBar = deferred(
  async () => (await import('../core/conditions/conditions-bar')).ConditionsBar,
);
const FilterBar = deferred(
  async () => (await import('./deferred-offer-parts')).FilterBar,
);
const OffersEmptyState = deferred(
  async () => (await import('./filter/offers-empty-state')).OffersEmptyState,
);
const OffersAnnounced = deferred(
  async () => (await import('./deferred-offer-parts')).OffersAnnounced,
);
const CompaniesOnly = deferred(
  async () => (await import('./companies-only')).CompaniesOnly,
);
const BelowOffers = deferred(async () => (await import('./below-offers')).BelowOffers);

/**
 * The catalogue contains delivery days, so a catalogue from an old page is loaded again.
 */
const FRESH_SECONDS = 300;
const CARS_ID = 'carros';
const NO_CLASSES: readonly VehicleClass[] = [];
const urlForm = { read: readChoose, write: writeChoose, onServer: LIST_QUERY };

type ChooseScreenProps = {
  title: readonly string[];
  lead: string;
  path: string;
};

/** `/simulador/assinatura-de-veiculos-mensal` */
export function ChooseToSubscribe() {
  return <ChooseScreen title={copy.titleLines} lead={copy.lead} path={CHOOSE_CAR_PATH} />;
}

/** `/simulador/escolher-alugar-carro-mensal`; with `?modelo=` that model comes first. */
export function ChooseModel() {
  return (
    <ChooseScreen
      title={copy.modelsTitleLines}
      lead={copy.modelsLead}
      path={MODELS_PATH}
    />
  );
}

/**
 * The catalogue at a place with prices for the conditions in the URL
 * (docs/product/sales.md); both routes use it.
 */
function ChooseScreen({ title, lead, path }: ChooseScreenProps) {
  const [state, change] = useConditions(urlForm);
  const {
    data: latest,
    currentData,
    error,
    isFetching,
    refetch,
  } = useListVehicleClassesQuery(
    { params: whereParams(state) },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  // While other prices are on their way the last ones stand, but not once those failed.
  const data = error === undefined ? latest : currentData;
  const classes = data ?? NO_CLASSES;
  const { offers, shown, compared } = useOffers(classes, state);
  const cars = useRef<HTMLUListElement>(null);
  usePressedBeforeHydration(cars);
  // A car in the address that is not sold here is left out, since it could not be
  // unpicked.
  const picked = compared.map(({ model }) => model.modelSlug);
  const now = useRef({ picked, change });
  useEffect(() => {
    now.current = { picked, change };
  });
  /** A stable function, so that a card renders only when its content changes. */
  const compare = useCallback((slug: string) => {
    const { picked, change } = now.current;
    change({ compare: toggleInList(picked, slug, MAX_COMPARED) });
  }, []);

  return (
    <div className="choose">
      <a className="skip" href={`#${CARS_ID}`}>
        {copy.toCars}
      </a>
      <div className="choose-top wrap">
        <h1>
          {title[0]} <br />
          {title[1]}
        </h1>
        <p>{lead}</p>
      </div>
      <ConditionsBar
        conditions={state}
        onChange={change}
        placeHref={placeHref(path, state)}
      />
      <div className="wrap">
        {(data !== undefined || error === undefined) && (
          <FilterBar
            filters={state.filters}
            sort={state.sort}
            classes={classes.map(({ slug }) => slug)}
            count={shown.length}
            onFilters={(filters) => change({ filters })}
            onSort={(sort) => change({ sort })}
          />
        )}
        <OffersAnnounced shown={data && shown} />
        <OffersEmptyState
          classes={data}
          error={error}
          count={shown.length}
          state={state}
          onChange={change}
          onRetry={() => void refetch()}
        />
        <ul
          ref={cars}
          id={CARS_ID}
          tabIndex={-1}
          className="offers"
          aria-busy={isFetching || undefined}
        >
          {shown.map((offer) => {
            const slug = offer.model.modelSlug;
            const isCompared = picked.includes(slug);
            return (
              <OfferCard
                key={slug}
                offer={offer}
                clientType={state.clientType}
                askedKm={state.km}
                href={configureHref(offer, state)}
                sheetHref={carHref(slug, state)}
                cameFor={state.first === slug}
                compared={isCompared}
                full={!isCompared && picked.length >= MAX_COMPARED}
                onCompare={compare}
              />
            );
          })}
          {state.clientType === 1 && classes.length > 0 && (
            <CompaniesOnly
              classes={classes}
              onCompany={() => change({ clientType: 2 })}
            />
          )}
        </ul>
      </div>
      <BelowOffers
        offers={offers}
        compared={compared}
        state={state}
        onCompare={compare}
        onChange={change}
      />
    </div>
  );
}

/**
 * The filtered and priced offers, computed only when a condition changes: the later
 * change of the URL computes nothing.
 */
function useOffers(
  classes: readonly VehicleClass[],
  { term, km, filters, sort, first, compare }: ChooseState,
) {
  const offers = useMemo(() => offersOf(classes, term, km), [classes, term, km]);
  const shown = useMemo(
    () =>
      chooseOffers(offersOf(classes, term, km, wantedBy(filters)), {
        filters,
        sort,
        first,
      }),
    [classes, term, km, filters, sort, first],
  );
  return {
    offers,
    shown,
    compared: compare.flatMap((slug) =>
      offers.filter(({ model }) => model.modelSlug === slug),
    ),
  };
}

/** Address of the entry screen, which returns here with the new place. */
function placeHref(path: string, state: ChooseState): string {
  const back = withSearch(
    path,
    writeChoose(new URLSearchParams(), { ...state, compare: [] }),
  );
  const search = new URLSearchParams(
    path === CHOOSE_CAR_PATH && back === path ? {} : { [DESTINATION_PARAM]: back },
  );
  writeConditions(search, state);
  return withSearch(SIMULATOR_PATH, search);
}
