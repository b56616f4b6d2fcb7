import { useParams } from 'react-router-dom';
import { failureOf, useGetDeliveryQuery } from '@site/api-client';
import { type Delivery } from '@site/contracts';
import { memberContractPath, memberProposalPath } from '@site/contracts/site-paths';
import { CUSTOMER_STATE_LABELS } from '@site/contracts/states';
import { deferred, Empty, Failure, SiteLink, Skeleton, StateTag } from '@site/ui';
import { DeliveryRoad } from '@site/ui/proposal';
import { memberAreaCopy } from '../member-area.copy';
import { MemberFrame } from '../member-frame';
import { useSignedIn } from '../use-signed-in';
import { deliveryCopy as copy } from './delivery.copy';
import { DeliveryPromise } from './delivery-promise';
import { DeliverySlot } from './delivery-slot';
import './delivery.css';

const DeliveredCar = deferred(async () => (await import('./delivery-car')).DeliveredCar);

/** `/area-logada/entregas/:id`: from the signed contract to the keys. */
export function DeliveryScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetDeliveryQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <MemberFrame here={data?.handedOverAt ? 'contract' : 'proposal'}>
      {data ? (
        <Detail delivery={data} />
      ) : error ? (
        <NotShown error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={6} />
      )}
    </MemberFrame>
  );
}

function Detail({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <SiteLink
        className="link prop-page-back"
        to={
          delivery.handedOverAt
            ? memberContractPath(delivery.id)
            : memberProposalPath(delivery.proposalId)
        }
      >
        {delivery.handedOverAt ? memberAreaCopy.seeContract : memberAreaCopy.seeProposal}
      </SiteLink>
      <header className="delivery-head">
        <h1>{copy.titleOf(delivery.versionName)}</h1>
        <p className="soft num">{copy.contract(delivery.contractNumber)}</p>
        <p>
          <StateTag state={delivery.state} icon labels={CUSTOMER_STATE_LABELS} />
        </p>
      </header>
      <div className="delivery-two">
        <DeliveryPromise delivery={delivery} />
        <DeliverySlot delivery={delivery} />
        <section aria-labelledby="etapas-titulo">
          <h2 id="etapas-titulo">{copy.road}</h2>
          <DeliveryRoad milestones={delivery.milestones} />
        </section>
        <DeliveredCar delivery={delivery} />
      </div>
    </>
  );
}

/** Somebody else's delivery answers like a missing one (security-requirements D2). */
function NotShown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const failure = failureOf(error);
  return failure?.status === 404 || failure?.status === 400 ? (
    <Empty level={1} slim title={copy.gone} text={copy.goneText} />
  ) : (
    <>
      <h1 className="vh">{copy.title}</h1>
      <Failure title={copy.failed} traceId={failure?.traceId} onRetry={onRetry} />
    </>
  );
}
