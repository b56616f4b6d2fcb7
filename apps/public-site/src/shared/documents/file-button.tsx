import { ACCEPTED_TYPES } from '@site/api-contract/documents';
import { UploadIcon } from '@site/ui';
import { documentsCopy } from './documents.copy';

/**
 * A button that opens the device's files. The same file may be chosen twice. While it is
 * off the focus on it stays.
 */
export function FileButton({
  label,
  name,
  disabled,
  onFile,
}: {
  label: string;
  name: string;
  disabled: boolean;
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
        accept={ACCEPTED_TYPES.join()}
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
