import { useSelector } from 'react-redux';
import { failureOf, useListSimulationsQuery } from '@site/api-client';
import { selectToken } from '@site/auth';
import { deferred, Failure, Skeleton } from '@site/ui';
import { memberAreaCopy } from './member-area.copy';
import { MemberFrame } from './member-frame';

const SimulationList = deferred(
  async () => (await import('./simulation-list')).SimulationList,
);

/** `/area-logada/simulacoes`: what the account keeps, and until when its price holds. */
export function SimulationsScreen() {
  const signedIn = useSelector(selectToken) !== null;
  const { data, error, refetch } = useListSimulationsQuery(undefined, {
    skip: !signedIn,
    refetchOnMountOrArgChange: true,
  });
  return (
    <MemberFrame here="simulations">
      <div className="member-sec">
        <h1 className="member-plain">{memberAreaCopy.simulations}</h1>
        <p className="soft member-lead">{memberAreaCopy.simulationsLead}</p>
        {data ? (
          <SimulationList simulations={data} />
        ) : error ? (
          <Failure
            title={memberAreaCopy.simulationsFailed}
            text={memberAreaCopy.proposalsFailedText}
            traceId={failureOf(error)?.traceId}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton shape="row" count={3} />
        )}
      </div>
    </MemberFrame>
  );
}
