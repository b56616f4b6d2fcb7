import { ACCEPTED_TYPES } from '@site/api-contract/identity';
import { UploadIcon } from '@site/ui';
import { documentsCopy } from './documents.copy';

/**
 * A button that opens the file chooser. The same file can be chosen again. While disabled
 * it keeps the focus.
 */
export function FileButton({
  label,
  name,
  disabled,
  accept = ACCEPTED_TYPES,
  onFile,
}: {
  label: string;
  name: string;
  disabled: boolean;
  /** Media types that the chooser offers. */
  accept?: readonly string[] | undefined;
  onFile: (file: File) => void;
}) {
  return (
    <label
      className="btn btn--line btn--sm doc-file"
      data-disabled={disabled || undefined}
    >
      <UploadIcon aria-hidden="true" /> {label}
      <input
        type="file"
        className="vh"
        accept={accept.join()}
        aria-disabled={disabled || undefined}
        aria-label={documentsCopy.of(label, name)}
        onClick={(event) => disabled && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file && !disabled) onFile(file);
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
