import { useParams } from 'react-router-dom';
import { failureOf, useGetReturnQuery } from '@site/api-client';
import { type CarReturn } from '@site/contracts';
import { memberContractPath } from '@site/contracts/site-paths';
import { CUSTOMER_STATE_LABELS } from '@site/contracts/states';
import { deferred, Empty, Failure, SiteLink, Skeleton, StateTag } from '@site/ui';
import { MemberFrame } from '../member-frame';
import { useSignedIn } from '../use-signed-in';
import { endingCopy as copy } from './ending.copy';
import '../delivery/delivery.css';

const ReturnPlan = deferred(async () => (await import('./return-plan')).ReturnPlan);
const Settled = deferred(async () => (await import('./settled')).Settled);

/** `/area-logada/contratos/:id/devolucao`: from leaving to the settled account. */
export function ReturnScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useGetReturnQuery(
    { params: { id } },
    { skip: !useSignedIn(), refetchOnMountOrArgChange: true },
  );
  return (
    <MemberFrame here="contract">
      {data ? (
        <Detail carReturn={data} />
      ) : error ? (
        <NotShown error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton count={6} />
      )}
    </MemberFrame>
  );
}

function Detail({ carReturn }: { carReturn: CarReturn }) {
  const { id, contractNumber, versionName, state } = carReturn;
  return (
    <>
      <SiteLink className="link prop-page-back" to={memberContractPath(id)}>
        {copy.back}
      </SiteLink>
      <header className="delivery-head">
        <h1>{copy.titleOf(versionName)}</h1>
        <p className="soft num">{copy.contract(contractNumber)}</p>
        <p>
          <StateTag state={state} icon labels={CUSTOMER_STATE_LABELS} />
        </p>
      </header>
      <div className="delivery-two">
        {carReturn.returnedAt ? (
          <Settled carReturn={carReturn} />
        ) : (
          <ReturnPlan carReturn={carReturn} />
        )}
      </div>
    </>
  );
}

/** Somebody else's return answers like a missing one (security-requirements D2). */
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
