import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { formatCep, isValidCep } from '@site/api-contract/brazil';
import { ErrorIcon, PlaceIcon, useHydrated, useTypedBeforeHydration } from '@site/ui';
import { devicePosition, type Locate } from '../device-position';
import { cepSearchCopy as copy } from './cep-search.copy';
import './cep-search.css';

export type CepSearchProps = {
  /** Name of the form. */
  label: string;
  /** Says why the CEP is needed and how it is used. */
  help: string;
  /** Text of the button. */
  go: string;
  /** Called with a complete CEP; resolves to the message for the field on failure. */
  onCep: (cep: string) => Promise<string | undefined>;
  /**
   * Called to find the position of the device, which may refuse; resolves to the message
   * for the field on failure.
   */
  onPosition: (locate: Locate) => Promise<string | undefined>;
  /** Messages outside of the field. */
  children?: ReactNode;
};

/**
 * Finds the visitor's place by CEP or by the position of the device. It has a plain field
 * instead of the form library, so that screens that start with it load little. It has no
 * mask: the hyphen is added on blur (decision 027).
 */
export function CepSearch({
  label,
  help,
  go,
  onCep,
  onPosition,
  children,
}: CepSearchProps) {
  const id = useId();
  const alive = useHydrated();
  const locate = alive ? devicePosition(window.navigator.geolocation) : null;
  useTypedBeforeHydration();
  const input = useRef<HTMLInputElement>(null);
  const [cep, setCep] = useState('');
  const [error, setError] = useState('');
  const [pending, setPending] = useState<'cep' | 'position' | null>(null);

  function refuse(message: string) {
    setError(message);
    input.current?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending !== null) return;
    if (!isValidCep(cep)) return refuse(cep.trim() ? copy.wrongCep : copy.noCep);
    setError('');
    setPending('cep');
    const problem = await onCep(cep);
    setPending(null);
    if (problem) refuse(problem);
  }

  async function here(position: Locate) {
    if (pending !== null) return;
    setError('');
    setPending('position');
    setError((await onPosition(position)) ?? '');
    setPending(null);
  }

  return (
    <form
      className="cep-search"
      aria-label={label}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <label htmlFor={id}>{copy.cep}</label>
      <p className="cep-help" id={`${id}-help`}>
        {help}
      </p>
      <div className="cep-row">
        <div className="cep-field">
          <input
            ref={input}
            id={id}
            className="input"
            name="cep"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={20}
            value={cep}
            aria-invalid={error ? 'true' : undefined}
            aria-describedby={error ? `${id}-help ${id}-error` : `${id}-help`}
            onChange={({ target }) => setCep(target.value)}
            onBlur={() => isValidCep(cep) && setCep(formatCep(cep))}
          />
          {error && (
            <p className="cep-error" id={`${id}-error`} role="alert">
              <ErrorIcon aria-hidden="true" /> <span>{error}</span>
            </p>
          )}
        </div>
        <button
          type="submit"
          className="btn"
          disabled={!alive}
          aria-disabled={pending !== null || undefined}
          aria-busy={pending === 'cep' || undefined}
        >
          {pending === 'cep' ? copy.going : go}
        </button>
      </div>
      {locate !== undefined && (
        <p className="cep-or">
          <span>{copy.or}</span>
          <button
            type="button"
            className="action"
            disabled={!locate}
            aria-disabled={pending !== null || undefined}
            aria-busy={pending === 'position' || undefined}
            onClick={() => locate && void here(locate)}
          >
            <PlaceIcon aria-hidden="true" />{' '}
            {pending === 'position' ? copy.locating : copy.locate}
          </button>
        </p>
      )}
      {children}
    </form>
  );
}
