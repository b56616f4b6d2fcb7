import { type InputHTMLAttributes, useState } from 'react';
import { formatBRL, parseBRL, reaisFromCentavos } from '@site/api-contract/brazil';
import { useDebouncedCallback } from '../use-debounced-callback';
import { FieldBox, type FieldProps, useField } from './field';
import { useTypedText } from './use-typed-text';

type MoneyFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled'> & {
    /** Words that repeat an understood amount; by default the bare amount. */
    understood?: (amount: string) => string;
    /**
     * A question about an unlikely amount (reais), shown after a pause or when the field
     * is left; it refuses nothing.
     */
    question?: (reais: number) => string | null;
  };

/**
 * An amount, typed or pasted in any usual form (`parseBRL` decides), and repeated below.
 * Gives the form reais as a number, or the text of an invalid amount. It has no mask:
 * while `11.2` is being typed, the dot may begin the thousands of `11.200` or the cents
 * of `11.20`, so only the finished text is read.
 */
export function MoneyField({
  name,
  label,
  help,
  optional,
  className,
  understood = (amount) => amount,
  question = () => null,
  ...input
}: MoneyFieldProps) {
  const { id, error, control } = useField(name, help);
  const { value, type, input: typed } = useTypedText({ name, read, show });
  const [settled, setSettled] = useState(true);
  const settleSoon = useDebouncedCallback(() => setSettled(true));
  const reais = typeof value === 'number' ? value : null;
  const asked = settled && reais !== null ? question(reais) : null;
  const described = [control['aria-describedby'], reais !== null && `${id}-understood`]
    .filter(Boolean)
    .join(' ');

  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        type="text"
        {...input}
        {...control}
        {...typed}
        aria-describedby={described || undefined}
        inputMode="decimal"
        onChange={({ target }) => {
          setSettled(false);
          settleSoon();
          type(target.value);
        }}
        onBlur={() => {
          setSettled(true);
          typed.onBlur();
        }}
      />
      {reais !== null && (
        <p className="help" id={`${id}-understood`}>
          {understood(plain(formatBRL(reais)))}
        </p>
      )}
      <p className="asked" role="status">
        {asked}
      </p>
    </FieldBox>
  );
}

function read(text: string): string | number {
  const centavos = parseBRL(text);
  return centavos === null ? text : reaisFromCentavos(centavos);
}

function show(value: unknown): string {
  if (typeof value === 'number') return plain(formatBRL(value)).replace('R$ ', '');
  return typeof value === 'string' ? value : '';
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
