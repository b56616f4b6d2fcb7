import { type InputHTMLAttributes, useLayoutEffect, useRef } from 'react';
import {
  asTyped,
  parseBRL,
  parseCount,
  reaisFromCentavos,
} from '@site/api-contract/brazil';
import { FieldBox, type FieldProps, useField } from './field';
import { useTypedText } from './use-typed-text';

type NumberFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled'> & {
    /** Only whole numbers, such as cars or km. */
    whole?: boolean;
  };

const SHOWN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

/**
 * A number with Brazilian separators (the mask `separators` of spec §5): dots between
 * thousands are added while typing, at most two decimals. A typed dot stays until the
 * next digits decide between thousands (`11.200`) and decimals (`33.5`). Gives the form a
 * number, or an invalid text.
 */
export function NumberField({
  name,
  label,
  help,
  optional,
  className,
  whole = false,
  ...input
}: NumberFieldProps) {
  const { id, error, control } = useField(name, help);
  const typed = useTypedText({ name, read: whole ? readWhole : readDecimal, show });
  const caret = useRef<{ input: HTMLInputElement; at: number } | null>(null);

  useLayoutEffect(() => {
    if (caret.current)
      caret.current.input.setSelectionRange(caret.current.at, caret.current.at);
    caret.current = null;
  });

  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        type="text"
        {...input}
        {...control}
        {...typed.input}
        inputMode={whole ? 'numeric' : 'decimal'}
        onChange={({ target, nativeEvent }) => {
          const { inputType = '', isComposing } = nativeEvent as InputEvent;
          // While a phone's keyboard is composing, the text must not be changed.
          if (isComposing) return typed.type(target.value);
          const next = grouped(target.value, {
            before: typed.input.value,
            isDeletion: inputType.startsWith('delete'),
            whole,
          });
          if (next !== target.value) {
            const right = significant(target.value.slice(target.selectionStart ?? 0));
            caret.current = { input: target, at: placeOf(next, right) };
          }
          typed.type(next);
        }}
        onCompositionEnd={({ currentTarget: { value: composed } }) =>
          typed.type(grouped(composed, { before: '', isDeletion: false, whole }))
        }
      />
    </FieldBox>
  );
}

function readDecimal(text: string): number | string {
  // Dots before the last one may have been added: `1500.5` has become `1.500.5`.
  const hundredths = parseBRL(
    asTyped(text)
      .replace(/ ?%$/, '')
      .replace(/^(\d{1,3}(?:\.\d{3})+)\.(\d{1,2})$/, '$1,$2'),
  );
  return hundredths === null ? text : reaisFromCentavos(hundredths);
}

function readWhole(text: string): number | string {
  return parseCount(text) ?? text;
}

function show(value: unknown): string {
  if (typeof value === 'number') return SHOWN.format(value);
  return typeof value === 'string' ? value : '';
}

const GROUPED = /^\d{1,3}(\.\d{3})*$/;

type Typing = { before: string; isDeletion: boolean; whole: boolean };

/**
 * Adds dots between thousands while typing; a dot that may be decimal stays. A whole
 * number keeps everything after its comma: `12,345` km does not mean 12. A text with a
 * word or blanks (`12 mil`, `10 a 15`) stays as it is until it can be read as a whole.
 */
function grouped(text: string, { before, isDeletion, whole }: Typing): string {
  if (/[^\d.,]|,.*[.,]/.test(text)) return text;
  const [integer = '', decimals] = text.split(',');
  const mayBeDecimal =
    decimals === undefined &&
    /\.\d{0,2}$/.test(integer) &&
    !(isDeletion && GROUPED.test(before));
  const head = mayBeDecimal ? integer.slice(0, integer.lastIndexOf('.')) : integer;
  const dots = head.replace(/\D/g, '').replace(/\B(?=(\d{3})+$)/g, '.');
  const rest =
    decimals === undefined
      ? integer.slice(head.length)
      : `,${whole ? decimals : decimals.slice(0, 2)}`;
  return dots + rest;
}

const significant = (text: string) => text.replace(/[^\d,]/g, '').length;

/**
 * The position in a text with so many digits (and comma) to its right; before an added
 * dot.
 */
function placeOf(text: string, right: number): number {
  if (right === 0) return text.length;
  for (let at = text.length; at > 0; at -= 1)
    if (significant(text.slice(at)) === right && text[at - 1] !== '.') return at;
  return 0;
}
