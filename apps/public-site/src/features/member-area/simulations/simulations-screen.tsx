import { useSelector } from 'react-redux';
import { useListSimulationsQuery } from '@site/api-client';
import { selectToken } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { deferred, Skeleton } from '@site/ui';
import { memberAreaCopy } from '../member-area.copy';
import { MemberFrame } from '../member-frame';

const SimulationList = deferred(
  async () => (await import('./simulation-list')).SimulationList,
);

/** `/area-logada/simulacoes`: saved simulations and how long their prices hold. */
export function SimulationsScreen() {
  const signedIn = useSelector(selectToken) !== null;
  const simulations = useListSimulationsQuery(undefined, {
    skip: !signedIn,
    refetchOnMountOrArgChange: true,
  });
  return (
    <MemberFrame here="simulations">
      <div className="member-sec">
        <h1 className="member-plain">{memberAreaCopy.simulations}</h1>
        <p className="soft member-lead">{memberAreaCopy.simulationsLead}</p>
        <QueryState
          answer={simulations}
          failed={memberAreaCopy.simulationsFailed}
          failedText={memberAreaCopy.proposalsFailedText}
          wait={<Skeleton shape="row" count={3} />}
        >
          {(shown) => <SimulationList simulations={shown} />}
        </QueryState>
      </div>
    </MemberFrame>
  );
}
