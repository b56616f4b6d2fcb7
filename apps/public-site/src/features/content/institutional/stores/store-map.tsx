import { AppLink } from '@site/ui';
import { MAP_STATES, mapPosition } from './map-states.data';
import { type StateStores } from './stores-by-state';

/**
 * Small states whose abbreviation is drawn in the sea, in the color of the page's text.
 */
const AT_SEA = new Set(['RN', 'PB', 'PE', 'AL', 'SE', 'ES', 'RJ']);

type StoreMapProps = {
  states: readonly StateStores[];
  /** The state whose stores are listed; null for all. */
  chosen: string | null;
  /** The first store when sorted by distance. */
  nearest: string | null;
  to: (uf: string) => string;
};

/**
 * Brazil with a pin for each store. A click on a state selects it. Keyboard and screen
 * readers use the list of states beside it, which does the same, so the map is hidden
 * from them.
 */
export function StoreMap({ states, chosen, nearest, to }: StoreMapProps) {
  const open = new Set(states.map(({ uf }) => uf));
  const closed = MAP_STATES.filter(({ uf }) => !open.has(uf));
  return (
    <svg
      className="stores-map"
      viewBox="0 0 575 558"
      width="575"
      height="558"
      aria-hidden="true"
    >
      {closed.map(({ uf, outline }) => (
        <path key={uf} className="stores-uf" d={outline} />
      ))}
      {MAP_STATES.filter(({ uf }) => open.has(uf)).map(({ uf, outline }) => (
        <AppLink key={uf} to={to(uf)} tabIndex={-1} preventScrollReset replace>
          <path
            className="stores-uf"
            d={outline}
            data-on={chosen === uf ? 'chosen' : 'open'}
          />
        </AppLink>
      ))}
      {MAP_STATES.map(
        ({ uf, label }) =>
          label && (
            <text
              key={uf}
              x={label[0]}
              y={label[1]}
              data-on={(open.has(uf) && !AT_SEA.has(uf)) || undefined}
            >
              {uf}
            </text>
          ),
      )}
      {states.flatMap(({ uf, stores }) =>
        stores.map((store) => (
          <circle
            key={store.id}
            className="stores-pin"
            {...mapPosition(store)}
            r={nearest === store.id ? 9 : 5.5}
            data-far={(chosen !== null && chosen !== uf) || undefined}
          />
        )),
      )}
    </svg>
  );
}
