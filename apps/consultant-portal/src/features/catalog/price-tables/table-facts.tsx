import { DateField, TextField } from '@site/ui/forms';
import { importCopy as copy } from './import/import.copy';

/** Name and days of a new table. */
export function TableFacts({ disabled }: { disabled: boolean }) {
  return (
    <>
      <TextField
        name="name"
        label={copy.name}
        help={copy.nameHelp}
        maxLength={80}
        autoComplete="off"
        disabled={disabled}
      />
      <DateField
        name="validFrom"
        label={copy.from}
        help={copy.fromHelp}
        autoComplete="off"
        disabled={disabled}
      />
      <DateField
        name="validUntil"
        label={copy.until}
        optional
        autoComplete="off"
        disabled={disabled}
      />
    </>
  );
}
