import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FieldBox, type FieldProps, useField } from '../fields/field';
import type { AttachedMask } from './mask-engine';
import { MASK_KINDS, type MaskKind } from './mask-kinds';

type MaskedFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'disabled'> & {
    mask: MaskKind;
  };

/**
 * Characters for blanks and punctuation of a pasted text, and for a text that is too long
 * and then refused.
 */
const MOST_CHARACTERS = 40;

/**
 * A field with a Brazilian mask. Before the mask is loaded the input accepts the same
 * text, since every rule accepts both forms.
 */
export function MaskedField({
  name,
  label,
  help,
  optional,
  className,
  mask,
  ...input
}: MaskedFieldProps) {
  const { control: form } = useFormContext();
  const { field } = useController({ name, control: form, defaultValue: '' });
  const { id, error, control } = useField(name, help);
  const { toText, fromText, inputMode } = MASK_KINDS[mask];
  const element = useRef<HTMLInputElement | null>(null);
  const attached = useRef<AttachedMask | null>(null);
  const value =
    field.value === null || field.value === undefined ? '' : String(field.value);
  const first = useRef(toText(value));
  // The form's value, since input and blur may both come before the next render.
  const latest = useRef(value);
  const change = useRef(field.onChange);
  // Before the first event of the input nobody knows whether a keyboard is composing.
  const isSettled = useRef(false);

  useEffect(() => {
    latest.current = value;
    change.current = field.onChange;
  });

  useEffect(() => {
    let left = false;
    void import('./mask-engine').then(({ attachMask }) => {
      if (left || !element.current) return;
      const take = (text: string) => {
        latest.current = String(fromText(text));
        change.current(fromText(text));
      };
      const { value: filled } = element.current;
      attached.current = attachMask(element.current, mask, take, isSettled.current);
      // Filled in meanwhile without an event for React.
      if (filled !== toText(latest.current)) take(element.current.value);
    });
    return () => {
      left = true;
      attached.current?.detach();
      attached.current = null;
    };
  }, [mask, toText, fromText]);

  // The form may set the value from outside: a reset, an address found by CEP. The first
  // value is shown already, or the text typed before hydration.
  const shown = useRef(value);
  useEffect(() => {
    const current = element.current;
    if (shown.current === value) return;
    shown.current = value;
    if (!current || String(fromText(current.value)) === value) return;
    if (attached.current) attached.current.show(toText(value));
    else current.value = toText(value);
  }, [value, toText, fromText]);

  return (
    <FieldBox {...{ name, label, help, optional, className, id, error }}>
      <input
        className="input"
        {...input}
        {...control}
        inputMode={inputMode}
        autoCapitalize={inputMode === 'text' ? 'characters' : undefined}
        maxLength={MOST_CHARACTERS}
        name={name}
        // oxlint-disable-next-line react/refs -- shown once; the mask owns the text from then on
        defaultValue={first.current}
        ref={(node) => {
          element.current = node;
          field.ref(node);
        }}
        onInput={(event) => {
          isSettled.current = !(event.nativeEvent as InputEvent).isComposing;
          if (!attached.current) field.onChange(fromText(event.currentTarget.value));
        }}
        onBlur={() => {
          const written = toText(latest.current);
          if (attached.current?.isMasked() && element.current?.value !== written)
            attached.current.show(written);
          field.onBlur();
        }}
      />
    </FieldBox>
  );
}
