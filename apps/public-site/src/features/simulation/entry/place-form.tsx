import { useState } from 'react';
import { type Place } from '@site/contracts';
import { notServedText } from '@site/contracts/brazil';
import { deferred } from '@site/ui';
import { CepSearch } from '../../../shared/cep-search/cep-search';
import { type Locate } from '../../../shared/device-position';
import { deliverAt } from '../core/conditions/not-served.copy';
import { entryCopy as copy } from './entry.copy';
import { type Found, useFindPlace } from './find-place';

const CityChoice = deferred(async () => (await import('./city-choice')).CityChoice);

type Trouble = Found | { kind: 'refused' | 'not-located' };

/**
 * Where the car goes: by CEP, by the position of the device, or by a city that has a
 * dealership when neither leads to a place.
 */
export function PlaceForm({ onPlace }: { onPlace: (place: Place) => void }) {
  const { byCep, byPosition } = useFindPlace();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const nearest = trouble?.kind === 'not-served' ? trouble.nearest : null;

  function settle(found: Found): string | undefined {
    if (found.kind !== 'served') setTrouble(found);
    else onPlace(found.place);
    return found.kind === 'unknown' ? copy.unknownCep : undefined;
  }

  async function search(cep: string) {
    setTrouble(null);
    return settle(await byCep(cep));
  }

  async function here(locate: Locate) {
    setTrouble(null);
    try {
      return settle(await byPosition(await locate()));
    } catch (error) {
      setTrouble({ kind: isRefusal(error) ? 'refused' : 'not-located' });
      return undefined;
    }
  }

  return (
    <>
      <CepSearch
        label={copy.title}
        help={copy.cepHelp}
        go={copy.go}
        onCep={search}
        onPosition={here}
      >
        {trouble && trouble.kind !== 'unknown' && (
          <div className="notice notice--warn" role="alert">
            <span>{textOf(trouble)}</span>
            {nearest && (
              <button
                type="button"
                className="link"
                onClick={() =>
                  onPlace({
                    city: nearest.city,
                    state: nearest.state,
                    latitude: nearest.latitude,
                    longitude: nearest.longitude,
                  })
                }
              >
                {deliverAt(nearest.city)}
              </button>
            )}
          </div>
        )}
      </CepSearch>
      {trouble && trouble.kind !== 'not-served' && <CityChoice onPlace={onPlace} />}
    </>
  );
}

function textOf(trouble: Trouble): string {
  if (trouble.kind === 'not-served')
    return notServedText(copy.asked[trouble.by], trouble.nearest);
  if (trouble.kind === 'refused') return copy.refused;
  return trouble.kind === 'not-located' ? copy.notLocated : copy.unreachable;
}

/** GeolocationPositionError.PERMISSION_DENIED */
function isRefusal(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 1;
}
