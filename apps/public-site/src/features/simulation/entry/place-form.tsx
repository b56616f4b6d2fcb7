import { type FormEvent, useId, useRef, useState } from 'react';
import { type Place } from '@site/contracts';
import { formatCep, isValidCep } from '@site/contracts/brazil';
import { ErrorIcon, later, PlaceIcon, useHydrated, useTypedBeforeHydration } from '@site/ui';
import { type Locate } from '../../../device-position';
import { entryCopy as copy } from './entry.copy';
import { deliverAt } from '../conditions/not-served.copy';
import { type Found, useFindPlace } from './find-place';

const CityChoice = later(async () => (await import('./city-choice')).CityChoice);

type Trouble = Found | { kind: 'refused' | 'not-located' };

export type PlaceFormProps = {
  onPlace: (place: Place) => void;
  /** The device's position; null until React knows, absent where the browser has none. */
  locate?: Locate | null;
};

/**
 * Where the car goes: by CEP, or by the position of the device. One field of its own instead of the form library: the
 * first screen of the simulator stays light.
 */
export function PlaceForm({ onPlace, locate }: PlaceFormProps) {
  const id = useId();
  const alive = useHydrated();
  useTypedBeforeHydration();
  const input = useRef<HTMLInputElement>(null);
  const [cep, setCep] = useState('');
  const [error, setError] = useState('');
  const [searching, setSearching] = useState(false);
  const { byCep, byPosition } = useFindPlace();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [locating, setLocating] = useState(false);
  const nearest = trouble?.kind === 'not-served' ? trouble.nearest : null;

  function settle(found: Found) {
    if (found.kind === 'served') return onPlace(found.place);
    if (found.kind === 'unknown') refuse(copy.unknownCep);
    setTrouble(found);
  }

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTrouble(null);
    if (!isValidCep(cep)) return refuse(cep.trim() ? copy.wrongCep : copy.noCep);
    setError('');
    setSearching(true);
    settle(await byCep(cep));
    setSearching(false);
  }

  async function here(position: Locate) {
    setTrouble(null);
    setLocating(true);
    try {
      settle(await byPosition(await position()));
    } catch (error) {
      setTrouble({ kind: isRefusal(error) ? 'refused' : 'not-located' });
    } finally {
      setLocating(false);
    }
  }

  return (
    <>
      <form className="place-form" aria-label={copy.title} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <div className="place-field">
          <label htmlFor={id}>{copy.cep}</label>
          <p id={`${id}-help`}>{copy.cepHelp}</p>
          <div className="place-row">
            <input
              ref={input}
              id={id}
              name="cep"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={10}
              value={cep}
              aria-invalid={error ? 'true' : undefined}
              aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
              onChange={(event) => setCep(formatCep(event.target.value))}
            />
            <button type="submit" className="btn" disabled={searching || !alive} aria-busy={searching || undefined}>{searching ? copy.going : copy.go}</button>
          </div>
          {error && <p className="place-error" id={`${id}-error`} role="alert"><ErrorIcon aria-hidden="true" /> <span>{error}</span></p>}
        </div>
        {locate !== undefined && (
          <p className="place-or">
            <span>{copy.or}</span>
            <button type="button" className="act" disabled={locating || !locate} aria-busy={locating || undefined} onClick={() => locate && void here(locate)}>
              <PlaceIcon aria-hidden="true" /> {locating ? copy.locating : copy.locate}
            </button>
          </p>
        )}
        {trouble && trouble.kind !== 'unknown' && (
          <div className="notice notice--warn" role="alert">
            <span>{textOf(trouble)}</span>
            {nearest && (
              <button type="button" className="link" onClick={() => onPlace({ city: nearest.city, state: nearest.state, latitude: nearest.latitude, longitude: nearest.longitude })}>
                {deliverAt(nearest.city)}
              </button>
            )}
          </div>
        )}
      </form>
      {trouble && trouble.kind !== 'not-served' && <CityChoice onPlace={onPlace} />}
    </>
  );
}

function textOf(trouble: Trouble): string {
  if (trouble.kind === 'not-served') return copy.notServed(trouble.by, trouble.nearest);
  if (trouble.kind === 'refused') return copy.refused;
  return trouble.kind === 'not-located' ? copy.notLocated : copy.unreachable;
}

/** GeolocationPositionError.PERMISSION_DENIED */
function isRefusal(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === 1;
}
