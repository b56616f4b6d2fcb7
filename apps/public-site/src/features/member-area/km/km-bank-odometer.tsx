import { useEffect, useRef, useState } from 'react';
import { type KmBank } from '@site/api-contract';
import { deferred, SuccessIcon } from '@site/ui';
import { kmBankCopy as copy } from './km-bank.copy';

const OdometerFields = deferred(
  async () => (await import('./odometer-form')).OdometerFields,
);

const KmCorrectDialog = deferred(
  async () => (await import('./corrections/km-correct')).KmCorrectDialog,
);

type KmBankOdometerProps = {
  contractId: string;
  last: KmBank['readings'][number] | undefined;
};

/**
 * The last reading with the button that takes it back, the button that opens the
 * odometer form, and the message about what was done.
 */
export function KmBankOdometer({ contractId, last }: KmBankOdometerProps) {
  const [isOpen, open] = useState(false);
  const [said, say] = useState('');
  const [asked, ask] = useState<typeof last>();
  const opener = useRef<HTMLButtonElement>(null);
  const isCorrected = said === copy.corrected;
  // The closed dialog has given the focus back to 'Corrigir', which leaves the page.
  useEffect(() => {
    if (isCorrected) opener.current?.focus();
  }, [isCorrected]);
  return (
    <div className="km-bank-odometer">
      <p className="km-bank-last num">
        {copy.lastReading(last)}{' '}
        {last?.canCorrect && (
          <button
            type="button"
            className="link"
            aria-label={copy.correctOf(last.onDay)}
            onClick={() => {
              say('');
              ask(last);
            }}
          >
            {copy.correct}
          </button>
        )}
      </p>
      <button
        ref={opener}
        type="button"
        className={isOpen ? 'btn btn--line btn--sm' : 'btn btn--sm'}
        aria-expanded={isOpen}
        onClick={() => {
          say('');
          open(!isOpen);
        }}
      >
        {isOpen ? copy.close : copy.open}
      </button>
      {asked && (
        <KmCorrectDialog
          contractId={contractId}
          reading={asked}
          onClose={() => ask(undefined)}
          onCorrected={() => {
            ask(undefined);
            open(true);
            say(copy.corrected);
          }}
        />
      )}
      {isOpen && (
        <OdometerFields
          contractId={contractId}
          onSaved={(km) => {
            open(false);
            say(copy.saved(km));
            opener.current?.focus();
          }}
        />
      )}
      <div role="status">
        {said !== '' && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {said}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
