import { failureOf, useGetKmPackagesQuery } from '@site/api-client';
import { Failure, Modal, Skeleton } from '@site/ui';
import { kmSwapCopy as copy } from './km-swap.copy';
import { KmSwapForm, type SwappedKm } from './km-swap-form';

type KmSwapDialogProps = {
  contractId: string;
  onSwapped: (swapped: SwappedKm) => void;
  onClose: () => void;
};

/** The packages that the car has, or why none can be chosen now. */
export function KmSwapDialog({ contractId, onSwapped, onClose }: KmSwapDialogProps) {
  const { data, error, refetch } = useGetKmPackagesQuery(
    { params: { id: contractId } },
    { refetchOnMountOrArgChange: true },
  );
  const from = data?.from;
  const why = !data
    ? null
    : !from
      ? copy.charged
      : data.possibleOn
        ? copy.early(data.possibleOn)
        : data.packages.length < 2
          ? copy.none
          : null;
  return (
    <Modal open title={copy.title} onClose={onClose}>
      {data && from && why === null ? (
        <KmSwapForm {...{ contractId, from, onSwapped, onClose }} offer={data} />
      ) : why !== null ? (
        <>
          <p className="km-deal-lead">{why}</p>
          <div className="actions">
            <button type="button" className="btn btn--line" onClick={onClose}>
              {copy.cancel}
            </button>
          </div>
        </>
      ) : error ? (
        <Failure
          title={copy.loadFailed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="line" count={4} />
      )}
    </Modal>
  );
}
