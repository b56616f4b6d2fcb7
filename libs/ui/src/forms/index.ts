export { CheckboxField } from './checkbox-field';
export {
  type Choice,
  ChoiceList,
  type ChoicesProps,
  Segmented,
  Swatches,
  type SwatchesProps,
  ToggleRow,
  type ToggleRowProps,
} from './choices';
export { DateField, type DateFieldProps } from './date-field';
export { ErrorSummary } from './error-summary';
export { type FieldProps } from './field';
export { Form, type FormProps } from './form';
export { type MaskKind } from './mask-kinds';
export { MaskedField, type MaskedFieldProps } from './masked-field';
export { MoneyField, type MoneyFieldProps } from './money-field';
export { NameField, type NameFieldProps } from './name-field';
export { normalizeFormValues } from './normalize-form-values';
export { NumberField, type NumberFieldProps } from './number-field';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { PinField } from './pin-field';
export { RadioField, type RadioFieldProps } from './radio-field';
export { SelectField, type SelectFieldProps } from './select-field';
export { showServerFields } from './server-fields';
export { SubmitButton, type SubmitButtonProps } from './submit-button';
export { SubmitOrWait, type SubmitOrWaitProps } from './submit-or-wait';
export { SuggestField, type SuggestFieldProps } from './suggest-field';
export {
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from './text-field';
export { TYPING_PAUSE_MS, useDebouncedCallback } from './use-debounced-callback';
export { useZodForm, type ZodForm } from './use-zod-form';
