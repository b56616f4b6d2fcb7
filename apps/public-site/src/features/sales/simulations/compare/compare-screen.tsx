import { useMemo, useRef, useState } from 'react';
import { readProblem, useListVehicleClassesQuery } from '@site/api-client';
import { type VehicleClass } from '@site/api-contract';
import { DEFAULT_PLACE, offersOf, samePlace } from '@site/api-contract/pricing';
import {
  DESTINATION_PARAM,
  SIMULATOR_PATH,
  withSearch,
} from '@site/api-contract/site-paths';
import { whereParams, writeConditions } from '@site/simulator';
import {
  ArrowLeftIcon,
  deferred,
  Empty,
  Failure,
  PlusIcon,
  SiteLink,
  Skeleton,
  useHydrated,
} from '@site/ui';
import {
  compareHref,
  type CompareState,
  listHref,
  MAX_COMPARED,
  readCompare,
  writeCompare,
} from '../core/compare-search';
import { ConditionsBar } from '../core/conditions/conditions-bar';
import { useDraft } from '../core/conditions/draft';
import { COMPARE_QUERY } from '../core/conditions/server-query';
import { useConditions } from '../core/conditions/use-conditions';
import { OnlyDifferences } from '../core/only-differences';
import { useSheets } from '../core/sheet/use-sheets';
import { sharedCopy } from '../core/simulation.copy';
import { compareCopy as copy } from './compare.copy';
import { Comparison } from './comparison';
import '@site/ui/forms.css';
import '../core/simulation.css';
import '../core/conditions/value-slider.css';
import '../core/conditions/conditions-bar.css';
import './compare.css';
import './comparison.css';
import './second-car.css';

const NotServed = deferred(
  async () => (await import('../core/conditions/not-served')).NotServed,
);

const SecondCar = deferred(async () => (await import('./second-car')).SecondCar);

/**
 * The catalogue contains delivery days, so a catalogue from an old page is loaded again.
 */
const FRESH_SECONDS = 300;
const NO_CLASSES: readonly VehicleClass[] = [];
const urlForm = { read: readCompare, write: writeCompare, onServer: COMPARE_QUERY };

/** `/simulador/comparar?comparar=`: up to three cars side by side (docs/product/sales.md). */
export function CompareScreen() {
  const [state, change] = useConditions(urlForm);
  const isPlaceChosen = useIsPlaceChosen(state);
  const {
    data: latest,
    currentData,
    error,
    refetch,
  } = useListVehicleClassesQuery(
    { params: whereParams(state) },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  );
  // While other prices are on their way the last ones stand, but not once those failed.
  const data = error === undefined ? latest : currentData;
  const sheets = useSheets(state.compared);
  const cars = useRef<HTMLDivElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const { term, km, compared } = state;
  const classes = data ?? NO_CLASSES;
  const all = useMemo(() => offersOf(classes, term, km), [classes, term, km]);
  const offers = useMemo(
    () =>
      compared.flatMap((slug) => all.find(({ model }) => model.modelSlug === slug) ?? []),
    [all, compared],
  );
  const shown = offers.map(({ model }) => model.modelSlug);
  const gone = data ? compared.length - shown.length : 0;
  const [first] = offers;

  if (compared.length === 0 || (data && !first))
    return (
      <div className="compare wrap">
        {gone > 0 && <Gone count={gone} />}
        <div className="sim-state">
          <Empty
            level={1}
            title={copy.empty}
            action={
              <SiteLink className="btn" to={listHref(state, [])}>
                {copy.choose}
              </SiteLink>
            }
          />
        </div>
      </div>
    );
  return (
    <div className="compare">
      <div className="page-head wrap">
        <div>
          <h1>{copy.title}</h1>
          <p className="compare-lead">
            {isPlaceChosen ? copy.leadAt(state.place) : copy.leadAnywhere(state.place)}{' '}
            {offers.length > 1 && copy.bold}
          </p>
        </div>
        <div className="actions">
          {offers.length > 1 && (
            <OnlyDifferences checked={onlyDifferences} onChange={setOnlyDifferences} />
          )}
          <SiteLink className="action" to={listHref(state, shown)}>
            {offers.length < MAX_COMPARED ? (
              <>
                <PlusIcon aria-hidden="true" />{' '}
                <span className="link">{copy.another}</span>
              </>
            ) : (
              <>
                <ArrowLeftIcon aria-hidden="true" />{' '}
                <span className="link">{copy.back}</span>
              </>
            )}
          </SiteLink>
        </div>
      </div>
      <ConditionsBar conditions={state} onChange={change} placeHref={placeHref(state)} />
      <div className="wrap compare-body">
        {!data && error === undefined && <Skeleton shape="row" count={8} />}
        {!data && error !== undefined && (
          <Failure
            title={sharedCopy.failedTitle}
            {...readProblem(error, sharedCopy.failedText)}
            onRetry={() => void refetch()}
          />
        )}
        {gone > 0 && <Gone count={gone} />}
        {first && offers.every(({ model }) => !model.available) && (
          <NotServed place={state.place} onPlace={(place) => change({ place })} />
        )}
        {first && (
          <div
            ref={cars}
            role="group"
            aria-label={copy.title}
            tabIndex={-1}
            className={offers.length === 1 ? 'compare-alone' : undefined}
          >
            {offers.length === 1 && (
              <SecondCar
                first={first}
                all={all}
                onChoose={(slug) => {
                  change({ compared: [...shown, slug] });
                  // The pressed button is gone then.
                  cars.current?.focus();
                }}
              />
            )}
            <div>
              <Comparison
                offers={offers}
                sheets={sheets}
                conditions={state}
                onlyDifferences={onlyDifferences && offers.length > 1}
                onTakeOut={(slug) =>
                  change({ compared: shown.filter((other) => other !== slug) })
                }
              />
            </div>
          </div>
        )}
      </div>
    </div>
  );
}

function Gone({ count }: { count: number }) {
  return (
    <p className="notice notice--warn" role="status">
      <span>{copy.gone(count)}</span>
    </p>
  );
}

/** Whether the visitor has chosen a place, now or earlier. */
function useIsPlaceChosen({ place }: CompareState): boolean {
  const draft = useDraft();
  const hydrated = useHydrated();
  return !samePlace(place, DEFAULT_PLACE) || (hydrated && draft.read() !== null);
}

/** Address of the entry screen, which returns here with the new place. */
function placeHref(state: CompareState): string {
  const search = new URLSearchParams({
    [DESTINATION_PARAM]: compareHref(state, state.compared),
  });
  writeConditions(search, state);
  return withSearch(SIMULATOR_PATH, search);
}
