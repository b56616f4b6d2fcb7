import { deferred } from '@site/ui';
import { KmDeal } from './km-deal';
import { kmSwapCopy as copy } from './km-swap.copy';
import { type SwappedKm } from './km-swap-form';

const KmSwapDialog = deferred(
  async () => (await import('./km-swap-dialog')).KmSwapDialog,
);

/**
 * The button that opens the offer of other km packages, and the message about the chosen
 * one.
 */
export function KmSwap({ contractId }: { contractId: string }) {
  return (
    <KmDeal<SwappedKm>
      label={copy.open}
      words={({ km, from }) => copy.swapped(km, from)}
      dialog={({ onClose, onDone }) => (
        <KmSwapDialog contractId={contractId} onClose={onClose} onSwapped={onDone} />
      )}
    />
  );
}
