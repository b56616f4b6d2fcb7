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
 * thousands come as it is typed, at most two decimals. A typed dot stays until what
 * follows tells whether it begins thousands (`11.200`) or decimals (`33.5`). Gives the
 * form a number, or the text where it is none.
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
          // A phone's keyboard has the text until it is done composing.
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
  // The dots before the last one may be ours: `1500.5` has become `1.500.5`.
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
 * Puts dots between the thousands while somebody types; a dot that may be a decimal one
 * stays. A whole number keeps all that follows its comma: `12,345` km does not mean 12. A
 * text with a word or blanks (`12 mil`, `10 a 15`) stays as it is until the whole can be
 * read.
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

/** Where a text has so many digits (and comma) to the right; before a dot that is ours. */
function placeOf(text: string, right: number): number {
  if (right === 0) return text.length;
  for (let at = text.length; at > 0; at -= 1)
    if (significant(text.slice(at)) === right && text[at - 1] !== '.') return at;
  return 0;
}
