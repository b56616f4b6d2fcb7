import { type InputHTMLAttributes } from 'react';
import { formatDate, isIsoDate, type IsoDate, parseDate } from '@site/contracts/brazil';
import { FieldBox, type FieldProps, useField } from './field';
import { useTypedText } from './use-typed-text';

export type DateFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled'> & {
    /** Last day that is meant, where it lies behind: `1/2/45` of a birth is 1945. */
    latest?: IsoDate;
  };

const MOST_CHARACTERS = 24;

/**
 * A calendar day, typed or pasted the way people write one (`parseDate` decides). Slashes
 * come by themselves. Gives the form `AAAA-MM-DD`, or the text where there is no such day.
 */
export function DateField({
  name,
  label,
  help,
  optional,
  className,
  latest,
  ...input
}: DateFieldProps) {
  const { id, error, control } = useField(name, help);
  const typed = useTypedText({
    name,
    read: (text) => parseDate(text, latest) ?? text,
    show: (value) => {
      const text = typeof value === 'string' ? value : '';
      return isIsoDate(text) ? formatDate(text) : text;
    },
  });
  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        type="text"
        {...input}
        {...control}
        {...typed.input}
        inputMode="numeric"
        maxLength={MOST_CHARACTERS}
        onChange={({ target }) => {
          const isAtEnd = target.selectionStart === target.value.length;
          typed.type(isAtEnd ? withSlashes(target.value) : target.value);
        }}
      />
    </FieldBox>
  );
}

/**
 * Slashes where day and month end, as a date grows: `0102` becomes `01/02` and `1/2.`
 * becomes `01/02/`. One that begins with its year is left alone until it is whole.
 */
function withSlashes(text: string): string {
  if (!/^\s*\d[\d/.\-\s]*$/.test(text)) return text;
  if (/^\s*\d{4}\D/.test(text)) {
    const day = /\D\d\d\s*$/.test(text) ? parseDate(text) : null;
    return day ? formatDate(day) : text;
  }
  const groups: string[] = [];
  const parts = text.trimStart().split(/\D+/);
  parts.forEach((part, at) => {
    let rest = part;
    for (; groups.length < 2 && rest.length > 2; rest = rest.slice(2))
      groups.push(rest.slice(0, 2));
    if (groups.length === 2) groups.push(rest.slice(0, 4));
    else if (groups.length < 2)
      groups.push(at < parts.length - 1 ? rest.padStart(2, '0') : rest);
  });
  return groups.join('/');
}
