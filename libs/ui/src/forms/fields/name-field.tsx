import { useFormContext } from 'react-hook-form';
import { normalizeName, readableName } from '@site/api-contract/brazil';
import { TextField, type TextFieldProps } from './text-field';

type NameFieldProps = Omit<TextFieldProps, 'type' | 'onLeave'> & {
  /** The name of a company keeps its capitals. */
  company?: boolean;
};

/**
 * The name of a person or a company. Leaving the field removes extra blanks, and corrects
 * a person's name in all capitals or all small letters.
 */
export function NameField({ company = false, ...field }: NameFieldProps) {
  const { getValues, setValue } = useFormContext();
  return (
    <TextField
      autoCapitalize="words"
      maxLength={120}
      {...field}
      onLeave={() => {
        const typed: unknown = getValues(field.name);
        if (typeof typed !== 'string') return;
        const name = (company ? normalizeName : readableName)(typed);
        if (name !== typed) setValue(field.name, name, { shouldValidate: true });
      }}
    />
  );
}
