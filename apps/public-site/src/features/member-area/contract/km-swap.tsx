import { useState } from 'react';
import { deferred, SuccessIcon } from '@site/ui';
import { kmSwapCopy as copy } from './km-swap.copy';
import { type SwappedKm } from './km-swap-form';

const KmSwapDialog = deferred(
  async () => (await import('./km-swap-dialog')).KmSwapDialog,
);

/** The button that offers another km package, and what was chosen. */
export function KmSwap({ contractId }: { contractId: string }) {
  const [isOpen, open] = useState(false);
  const [swapped, setSwapped] = useState<SwappedKm | null>(null);
  return (
    <div className="km-deal">
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => {
          setSwapped(null);
          open(true);
        }}
      >
        {copy.open}
      </button>
      {isOpen && (
        <KmSwapDialog
          contractId={contractId}
          onClose={() => open(false)}
          onSwapped={(done) => {
            setSwapped(done);
            open(false);
          }}
        />
      )}
      <div role="status">
        {swapped && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {copy.swapped(swapped.km, swapped.from)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
