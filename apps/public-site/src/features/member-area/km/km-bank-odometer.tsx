import { useRef, useState } from 'react';
import { deferred, SuccessIcon } from '@site/ui';
import { kmBankCopy as copy } from './km-bank.copy';

const OdometerFields = deferred(
  async () => (await import('./odometer-form')).OdometerFields,
);

/** The button that opens the odometer form, and the message that a reading was saved. */
export function KmBankOdometer({ contractId }: { contractId: string }) {
  const [isOpen, open] = useState(false);
  const [savedKm, setSaved] = useState<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <div className="km-bank-odometer">
      <button
        ref={opener}
        type="button"
        className="btn btn--line btn--sm"
        aria-expanded={isOpen}
        onClick={() => {
          setSaved(null);
          open(!isOpen);
        }}
      >
        {isOpen ? copy.close : copy.open}
      </button>
      {isOpen && (
        <OdometerFields
          contractId={contractId}
          onSaved={(km) => {
            open(false);
            setSaved(km);
            opener.current?.focus();
          }}
        />
      )}
      <div role="status">
        {savedKm !== null && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {copy.saved(savedKm)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
