import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListDealershipsQuery } from '@site/api-client';
import { type StoresContent } from '@site/api-contract';
import { AppLink, deferred } from '@site/ui';
import { type NearStores } from './near-form';
import { StoreList } from './store-list';
import { storesCopy as copy } from './stores.copy';
import { byState, stateName } from './stores-by-state';

const NearForm = deferred(async () => (await import('./near-form')).NearForm);
const StoreMap = deferred(async () => (await import('./store-map')).StoreMap);

const stateUrl = (uf: string) => `?uf=${uf}`;

/**
 * Stores by state, with `?uf=` those of one state (on the server too), or nearest first
 * after a search. On a phone everything is in one column: what was found by a search
 * follows the form, and the stores of a state follow the list of states.
 */
export function Stores({ hours, note }: Pick<StoresContent, 'hours' | 'note'>) {
  const { data = [], isError } = useListDealershipsQuery();
  const [params] = useSearchParams();
  const [near, setNear] = useState<NearStores | null>(null);
  const param = params.get('uf')?.toUpperCase() ?? '';
  const chosen = near === null && /^[A-Z]{2}$/.test(param) ? param : null;
  const states = byState(data);
  const shown = chosen === null ? states : states.filter(({ uf }) => uf === chosen);
  const leave = () => setNear(null);

  const list = near ? 'near' : chosen === null ? 'all' : 'one';

  const byStates = (
    <nav key="states" className="stores-nav" aria-label={copy.states}>
      <h2>{copy.states}</h2>
      <ul className="stores-states">
        <li>
          <AppLink
            className="chip"
            to="?"
            replace
            preventScrollReset
            onClick={leave}
            aria-current={list === 'all' ? 'true' : undefined}
          >
            {copy.allStates}
          </AppLink>
        </li>
        {states.map(({ uf, name, stores }) => (
          <li key={uf}>
            <AppLink
              className="chip"
              to={stateUrl(uf)}
              replace
              preventScrollReset
              onClick={leave}
              aria-current={chosen === uf ? 'true' : undefined}
            >
              {name} <small>{stores.length}</small>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
  const found = (
    <div key="found" className="stores-main">
      {isError && data.length === 0 ? (
        <p>{copy.failed}</p>
      ) : (
        <>
          <p className="stores-count" role="status">
            {countText(shown, chosen, near)}
          </p>
          {near ? (
            <section>
              <h2>{near.place ? copy.nearest(near.place) : copy.nearestHere}</h2>
              <StoreList stores={near.stores} />
            </section>
          ) : shown.length === 0 ? (
            <p>
              {copy.noneText}{' '}
              <AppLink className="link" to="?" replace preventScrollReset>
                {copy.showAll}
              </AppLink>
            </p>
          ) : (
            shown.map(({ uf, name, stores }) => (
              <section key={uf}>
                <h2>
                  {name} <span>{copy.stores(stores.length)}</span>
                </h2>
                <StoreList stores={stores} />
              </section>
            ))
          )}
        </>
      )}
    </div>
  );

  const map = (
    <StoreMap
      key="map"
      states={states}
      chosen={chosen}
      nearest={near?.stores[0]?.id ?? null}
      to={stateUrl}
    />
  );
  const opening = (
    <section key="hours" className="stores-hours">
      <h2>{copy.hours}</h2>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{note}</p>
    </section>
  );
  const parts = {
    near: [found, byStates, map, opening],
    one: [byStates, found, map, opening],
    all: [byStates, map, opening, found],
  };

  return (
    <div className="wrap inst-body stores">
      <NearForm onFound={setNear} />
      {parts[list]}
    </div>
  );
}

function countText(
  shown: ReturnType<typeof byState>,
  chosen: string | null,
  near: NearStores | null,
): string {
  const [nearest] = near?.stores ?? [];
  if (nearest?.distanceKm !== undefined)
    return copy.nearestFound(nearest.name, nearest.distanceKm);
  const count = shown.reduce((sum, { stores }) => sum + stores.length, 0);
  if (chosen === null)
    return copy.inAll(
      count,
      shown.map(({ uf }) => uf),
    );
  return count === 0
    ? copy.none(stateName(chosen))
    : copy.inState(count, stateName(chosen));
}
