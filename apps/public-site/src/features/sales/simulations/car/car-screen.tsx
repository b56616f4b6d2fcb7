import { useParams } from 'react-router-dom';
import {
  readProblem,
  useGetTechnicalSheetQuery,
  useListVehicleClassesQuery,
} from '@site/api-client';
import { offersOf } from '@site/api-contract/pricing';
import { BRAND } from '@site/brand';
import { readConditions, whereParams, writeConditions } from '@site/simulator';
import { Failure, Skeleton } from '@site/ui';
import { listHref } from '../core/compare-search';
import { PRICE_QUERY } from '../core/conditions/server-query';
import { useConditions } from '../core/conditions/use-conditions';
import { soldToOne } from '../core/sheet/sold-to-one';
import { carCopy as copy } from './car.copy';
import { CarEnd } from './car-end';
import { CarHead } from './car-head';
import { CarMonth } from './car-month';
import { TechnicalSheet } from './technical-sheet';
import '../core/simulation.css';
import './car.css';
import './technical-sheet.css';

/** The catalogue names days, so one from a page rendered long ago is asked for again. */
const FRESH_SECONDS = 300;
const urlForm = {
  read: readConditions,
  write: (search: URLSearchParams, conditions: ReturnType<typeof readConditions>) => {
    const next = new URLSearchParams(search);
    writeConditions(next, conditions);
    return next;
  },
  onServer: PRICE_QUERY,
};

/**
 * `/simulador/carros/:id`: a car with its price and all that a buyer asks before it
 * (docs/product/catalog.md). The sheet stands while no price can be told.
 */
export function CarScreen() {
  const { id = '' } = useParams();
  const [state] = useConditions(urlForm);
  const sheet = useGetTechnicalSheetQuery({ params: { modelSlug: id } });
  const car = sheet.currentData;
  const conditions = car ? soldToOne(car, state) : state;
  const prices = useListVehicleClassesQuery(
    { params: whereParams(conditions) },
    { skip: !car, refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  if (!car)
    return (
      <div className="wrap sim-state">
        <title>{`${copy.tabWithoutCar} | ${BRAND.name}`}</title>
        <h1 className="vh">{copy.tabWithoutCar}</h1>
        {sheet.isError ? (
          <Failure
            title={copy.failedTitle}
            {...readProblem(sheet.error, copy.failedText)}
            onRetry={() => void sheet.refetch()}
          />
        ) : (
          <Skeleton shape="row" count={8} />
        )}
      </div>
    );
  const { term, km } = conditions;
  // Prices of another place or client type are not this one's, so they are never shown.
  // An error stays while the price is asked for again, so that the page does not flash.
  const hasFailed = prices.error !== undefined;
  const classes = hasFailed ? undefined : prices.currentData;
  const offer =
    classes && offersOf(classes, term, km).find(({ model }) => model.modelSlug === id);
  const priced = offer ?? (hasFailed ? 'failed' : classes ? 'not-sold' : 'wait');
  return (
    <article className="car-page" data-model={car.modelSlug}>
      <title>{`${copy.tab(car.name)} | ${BRAND.name}`}</title>
      <CarHead
        car={car}
        priced={priced}
        conditions={conditions}
        backHref={listHref(state, [])}
        onRetry={() => void prices.refetch()}
      />
      <TechnicalSheet car={car} />
      <CarMonth version={offer?.version} />
      {offer && <CarEnd offer={offer} conditions={conditions} />}
    </article>
  );
}
