import { type InputHTMLAttributes } from 'react';
import {
  formatDate,
  isIsoDate,
  type IsoDate,
  nextDay,
  parseDate,
} from '@site/api-contract/brazil';
import { DAY_CHARACTERS, withSlashes } from './day-as-typed';
import { FieldBox, type FieldProps, useField } from './field';
import { useTypedText } from './use-typed-text';

type DateFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled'> & {
    /** Latest possible day of a past date: `1/2/45` as a birth is 1945. */
    latest?: IsoDate;
    /** Earliest day of one that lies ahead: `2/12` is the next such day from there on. */
    earliest?: IsoDate | undefined;
  };

/**
 * A calendar day, typed or pasted in any usual form (`parseDate` decides). Slashes are
 * added automatically. Gives the form `AAAA-MM-DD`, or the text of an invalid day.
 */
export function DateField({
  name,
  label,
  help,
  optional,
  className,
  latest,
  earliest,
  ...input
}: DateFieldProps) {
  const { id, error, control } = useField(name, help);
  const typed = useTypedText({
    name,
    read: (text) =>
      parseDate(text, latest) ?? (earliest && nextDay(text, earliest)) ?? text,
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
        maxLength={DAY_CHARACTERS}
        onChange={({ target, nativeEvent }) => {
          const isAtEnd = target.selectionStart === target.value.length;
          // While a phone's keyboard is composing, the text must not be changed.
          const { isComposing } = nativeEvent as InputEvent;
          typed.type(isAtEnd && !isComposing ? withSlashes(target.value) : target.value);
        }}
        onCompositionEnd={({ currentTarget }) =>
          typed.type(withSlashes(currentTarget.value))
        }
      />
    </FieldBox>
  );
}
