import { DateField, TextField } from '@site/ui/forms';
import { useToday } from '../../../shared/use-today';
import { importCopy as copy } from './import/import.copy';

/** Name and days of a new table. */
export function TableFacts({ disabled }: { disabled: boolean }) {
  const today = useToday();
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
        earliest={today}
        label={copy.from}
        help={copy.fromHelp}
        autoComplete="off"
        disabled={disabled}
      />
      <DateField
        name="validUntil"
        earliest={today}
        label={copy.until}
        optional
        autoComplete="off"
        disabled={disabled}
      />
    </>
  );
}
