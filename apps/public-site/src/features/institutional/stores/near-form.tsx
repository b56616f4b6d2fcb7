import { dealershipsApi, failureOf } from '@site/api-client';
import { type Dealership } from '@site/contracts';
import { formatCep, isValidCep, onlyDigits } from '@site/contracts/brazil';
import { ErrorIcon, PlaceIcon, useHydrated, useTypedBeforeHydration } from '@site/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { devicePosition } from '../../../device-position';
import { storesCopy as copy } from './stores.copy';

/** Stores nearest first; `place` is null for the position of the device. */
export type NearStores = { place: string | null; stores: (Dealership & { distanceKm?: number | undefined })[] };

/** Asks for a CEP or for the position of the device, and finds the stores by distance. */
export function NearForm({ onFound }: { onFound: (found: NearStores) => void }) {
  const id = useId();
  const alive = useHydrated();
  const locate = alive ? devicePosition(window.navigator.geolocation) : null;
  useTypedBeforeHydration();
  const input = useRef<HTMLInputElement>(null);
  const [cep, setCep] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState<'cep' | 'position' | null>(null);
  const [findCep] = dealershipsApi.endpoints.getCepAddress.useLazyQuery();
  const [findStores] = dealershipsApi.endpoints.listDealerships.useLazyQuery();

  async function near(point: { latitude: number; longitude: number }, place: string | null) {
    const query = { latitude: degrees(point.latitude), longitude: degrees(point.longitude) };
    onFound({ place, stores: await findStores({ query }, true).unwrap() });
  }

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isValidCep(cep)) return refuse(cep.trim() ? copy.wrongCep : copy.noCep);
    setError('');
    setPending('cep');
    try {
      const address = await findCep({ params: { cep: onlyDigits(cep) } }, true).unwrap();
      await near(address, `${address.city}, ${address.state}`);
    } catch (reason) {
      refuse(failureOf(reason)?.status === 404 ? copy.unknownCep : copy.unreachable);
    }
    setPending(null);
  }

  async function here(position: NonNullable<typeof locate>) {
    setError('');
    setPending('position');
    const point = await position().catch(() => null);
    if (point === null) setError(copy.notLocated);
    else await near(point, null).catch(() => setError(copy.unreachable));
    setPending(null);
  }

  return (
    <form className="stores-near" aria-label={copy.nearTitle} method="post" noValidate onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{copy.cep}</label>
      <p id={`${id}-help`}>{copy.cepHelp}</p>
      <div className="stores-row">
        <input
          ref={input}
          id={id}
          className="input"
          name="cep"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={10}
          value={cep}
          aria-invalid={error ? 'true' : undefined}
          aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
          onChange={(event) => setCep(formatCep(event.target.value))}
        />
        <button type="submit" className="btn" disabled={pending !== null || !alive} aria-busy={pending === 'cep' || undefined}>
          {pending === 'cep' ? copy.going : copy.go}
        </button>
      </div>
      {error && <p className="stores-error" id={`${id}-error`} role="alert"><ErrorIcon aria-hidden="true" /> <span>{error}</span></p>}
      {locate !== undefined && (
        <button type="button" className="act" disabled={pending !== null || !locate} aria-busy={pending === 'position' || undefined} onClick={() => locate && void here(locate)}>
          <PlaceIcon aria-hidden="true" /> {pending === 'position' ? copy.locating : copy.locate}
        </button>
      )}
    </form>
  );
}

/** Decimal degrees, about a hundred metres: enough for a distance, too little for an address. */
function degrees(value: number): string {
  return value.toFixed(3);
}
