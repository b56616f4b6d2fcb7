import { useState } from 'react';
import { type Place } from '@site/api-contract';
import { notServedText } from '@site/api-contract/brazil';
import { deferred } from '@site/ui';
import { CepSearch } from '../../../../shared/cep-search/cep-search';
import { type Locate } from '../../../../shared/device-position';
import { DeliverAtButton } from '../core/conditions/deliver-at-button';
import { entryCopy as copy } from './entry.copy';
import { type Found, useFindPlace } from './find-place';

const CityChoice = deferred(async () => (await import('./city-choice')).CityChoice);

type PlaceProblem = Found | { kind: 'refused' | 'not-located' };

/**
 * Finds the place by CEP, by the position of the device, or, when neither works, by a
 * city with a dealership.
 */
export function PlaceForm({ onPlace }: { onPlace: (place: Place) => void }) {
  const { byCep, byPosition } = useFindPlace();
  const [problem, setProblem] = useState<PlaceProblem | null>(null);
  const nearest = problem?.kind === 'not-served' ? problem.nearest : null;

  function settle(found: Found): string | undefined {
    if (found.kind !== 'served') setProblem(found);
    else onPlace(found.place);
    return found.kind === 'unknown' ? copy.unknownCep : undefined;
  }

  async function search(cep: string) {
    setProblem(null);
    return settle(await byCep(cep));
  }

  async function here(locate: Locate) {
    setProblem(null);
    try {
      return settle(await byPosition(await locate()));
    } catch (error) {
      setProblem({ kind: isRefusal(error) ? 'refused' : 'not-located' });
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
        {problem && problem.kind !== 'unknown' && (
          <div className="notice notice--warn" role="alert">
            <span>{textOf(problem)}</span>
            {nearest && <DeliverAtButton place={nearest} onPlace={onPlace} />}
          </div>
        )}
      </CepSearch>
      {problem && problem.kind !== 'not-served' && <CityChoice onPlace={onPlace} />}
    </>
  );
}

function textOf(problem: PlaceProblem): string {
  if (problem.kind === 'not-served')
    return notServedText(copy.asked[problem.by], problem.nearest);
  if (problem.kind === 'refused') return copy.refused;
  return problem.kind === 'not-located' ? copy.notLocated : copy.unreachable;
}

/** GeolocationPositionError.PERMISSION_DENIED */
function isRefusal(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 1;
}
