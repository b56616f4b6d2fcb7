import { useLocation } from 'react-router-dom';
import {
  readProblem,
  useGetDeliveryQuery,
  useGetProposalQuery,
  useListContractsQuery,
  useListProposalsQuery,
  useListSimulationsQuery,
} from '@site/api-client';
import { type LoggedUser } from '@site/api-contract';
import { isAwaitingCar, isDelivered, isOver } from '@site/api-contract/sales';
import { Failure, Skeleton } from '@site/ui';
import { useSite } from '../../../shared/site-services';
import { MemberData } from '../accounts/member-data';
import { memberAreaCopy } from '../member-area.copy';
import { PROPOSALS } from '../member-frame';
import { OwnCars } from '../own-cars/own-cars';
import { ProposalList } from '../proposals/proposal-list';
import { SimulationsLine } from '../simulations/simulations-line';
import { usePartInView } from '../use-part-in-view';
import { NextBand } from './next-band';
import { type Facts, nextStepOf } from './next-step';
import { OverviewWait } from './overview-wait';
import { pickLeadingProposal } from './pick-leading-contract';
import { waitingItems } from './waiting-items';

/** The first page of the list of proposals. */
const NEWEST = { query: { limit: '10' } };

/** The whole overview, shown at once, so that no part is pushed down by a later one. */
export function Overview({ user }: { user: LoggedUser }) {
  usePartInView();
  const { now } = useSite();
  const asksForProposals = useLocation().hash === `#${PROPOSALS}`;
  const proposals = useListProposalsQuery(NEWEST, { refetchOnMountOrArgChange: true });
  const contracts = useListContractsQuery(undefined, { refetchOnMountOrArgChange: true });
  const simulations = useListSimulationsQuery();
  const items = proposals.data?.items ?? [];
  // Proposals whose car was delivered are shown above, as contracts.
  const ahead = items.filter(({ state }) => !isDelivered(state));
  const count = (proposals.data?.total ?? 0) - (items.length - ahead.length);
  const leading = pickLeadingProposal(items);
  const { data: detail } = useGetProposalQuery(
    { params: { id: leading?.id ?? '' } },
    { skip: !leading },
  );
  const awaitsCar = leading !== null && isAwaitingCar(leading.state);
  const delivery = useGetDeliveryQuery(
    { params: { id: leading?.id ?? '' } },
    { skip: !awaitsCar, refetchOnMountOrArgChange: true },
  );
  const settled =
    !proposals.isLoading &&
    !contracts.isLoading &&
    !simulations.isLoading &&
    !delivery.isLoading;
  // A customer with a contract sees no section that only says that it is empty.
  const hasContract = (contracts.data ?? []).some(({ state }) => !isOver(state));
  const saved = (simulations.data ?? []).filter(({ basket }) => basket !== null).length;
  // Everything appears at once and in order, so that nothing is pushed down.
  if (!settled)
    return (
      <>
        <h1 className="vh">{memberAreaCopy.title}</h1>
        <OverviewWait />
      </>
    );
  const facts: Facts = {
    user,
    proposal: leading,
    detail: detail?.id === leading?.id ? (detail ?? null) : null,
    delivery: awaitsCar ? (delivery.currentData ?? null) : null,
    contracts: contracts.data ?? [],
    simulations: simulations.data ?? [],
    now: new Date(now()),
  };
  const step = nextStepOf(facts);
  return (
    <>
      {!proposals.error ? (
        <NextBand step={step} waiting={waitingItems(facts, step)} />
      ) : (
        <h1 className="member-plain">{memberAreaCopy.title}</h1>
      )}
      {contracts.error ? (
        <div className="member-sec">
          <Failure
            title={memberAreaCopy.contractsFailed}
            {...readProblem(contracts.error, memberAreaCopy.proposalsFailedText)}
            onRetry={() => void contracts.refetch()}
          />
        </div>
      ) : (
        contracts.data && <OwnCars contracts={contracts.data} />
      )}
      {(!hasContract ||
        count > 0 ||
        proposals.error !== undefined ||
        asksForProposals) && (
        <section className="member-sec" id={PROPOSALS} aria-labelledby="propostas-titulo">
          <header className="member-head">
            <h2 id="propostas-titulo">{memberAreaCopy.proposals}</h2>
            {count > 0 && <p>{memberAreaCopy.proposalsCount(count)}</p>}
          </header>
          {proposals.error ? (
            <Failure
              title={memberAreaCopy.proposalsFailed}
              {...readProblem(proposals.error, memberAreaCopy.proposalsFailedText)}
              onRetry={() => void proposals.refetch()}
            />
          ) : count === 0 && items.length > 0 ? (
            <p className="notice">{memberAreaCopy.proposalsNone}</p>
          ) : proposals.data ? (
            <ProposalList page={{ items: ahead, total: count }} />
          ) : (
            <Skeleton shape="row" count={3} />
          )}
        </section>
      )}
      {(!hasContract || saved > 0 || simulations.error !== undefined) && (
        <SimulationsLine
          count={saved}
          problem={
            simulations.error && !simulations.data
              ? readProblem(simulations.error).text
              : null
          }
        />
      )}
      {!hasContract && <MemberData user={user} />}
    </>
  );
}
