import { useGetKmPackagesQuery } from '@site/api-client';
import { type KmPackages } from '@site/api-contract';
import { QueryState } from '@site/shell/query-state';
import { Modal, Skeleton } from '@site/ui';
import { kmSwapCopy as copy } from './km-swap.copy';
import { KmSwapForm, type SwappedKm } from './km-swap-form';

type KmSwapDialogProps = {
  contractId: string;
  onSwapped: (swapped: SwappedKm) => void;
  onClose: () => void;
};

/** The km packages for this car, or the reason why none can be chosen now. */
export function KmSwapDialog({ contractId, onSwapped, onClose }: KmSwapDialogProps) {
  const packages = useGetKmPackagesQuery(
    { params: { id: contractId } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Modal open title={copy.title} onClose={onClose}>
      <QueryState
        answer={packages}
        failed={copy.loadFailed}
        wait={<Skeleton count={4} />}
      >
        {(offer) => {
          const why = whyNone(offer);
          return offer.from && why === null ? (
            <KmSwapForm
              {...{ contractId, offer, onSwapped, onClose }}
              from={offer.from}
            />
          ) : (
            <>
              <p className="km-deal-lead">{why}</p>
              <div className="actions">
                <button type="button" className="btn btn--line" onClick={onClose}>
                  {copy.cancel}
                </button>
              </div>
            </>
          );
        }}
      </QueryState>
    </Modal>
  );
}

function whyNone({ from, possibleOn, packages }: KmPackages): string | null {
  if (!from) return copy.charged;
  if (possibleOn) return copy.early(possibleOn);
  return packages.length < 2 ? copy.none : null;
}
