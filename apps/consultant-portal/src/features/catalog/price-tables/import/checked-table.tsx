import { type PriceComparison, type PriceTableForm } from '@site/api-contract';
import { OutcomeWithFocus } from '@site/ui';
import { PriceChanges } from '../price-changes';
import { PriceEffects } from '../price-effects';
import { importCopy as copy } from './import.copy';

type CheckedTableProps = PriceComparison & {
  body: PriceTableForm;
  isImporting: boolean;
  onImport: () => void;
};

/** The changes of a checked file, and the button that stores it. */
export function CheckedTable(props: CheckedTableProps) {
  const { body, table, guaranteeDays, isImporting, onImport } = props;
  const isLater = table.state === 'scheduled';
  const label = isLater ? copy.schedule : copy.startNow;
  return (
    <div className="prices-checked">
      <OutcomeWithFocus saying={copy.checked} />
      <p>{isLater ? copy.scheduled(body.name, body.validFrom) : copy.today(body.name)}</p>
      <button
        type="button"
        className="btn"
        aria-disabled={isImporting || undefined}
        onClick={() => !isImporting && onImport()}
      >
        {isImporting ? copy.importing : label}
      </button>
      <PriceChanges {...props} />
      <PriceEffects guaranteeDays={guaranteeDays} />
    </div>
  );
}
