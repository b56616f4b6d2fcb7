import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import {
  readProblem,
  useGetDeliveryQuery,
  useGetLoggedUserQuery,
  useGetProposalQuery,
  useListContractsQuery,
  useListProposalsQuery,
  useListSimulationsQuery,
} from '@site/api-client';
import { homeOf, selectToken, selectViewer } from '@site/auth';
import { type LoggedUser } from '@site/contracts';
import { isAwaitingCar, isDelivered } from '@site/contracts/states';
import { deferred, Failure, Skeleton } from '@site/ui';
import { useSite } from '../../shared/site-services';
import { leadingProposal } from './leading';
import { memberAreaCopy } from './member-area.copy';
import { MemberFrame, PROPOSALS } from './member-frame';
import { SentNotice } from './sent-notice';
import { usePartInView } from './use-part-in-view';

const ProposalList = deferred(async () => (await import('./proposal-list')).ProposalList);
const NextBand = deferred(async () => (await import('./next-band')).NextBand);
const OwnCars = deferred(async () => (await import('./own-cars')).OwnCars);
const SimulationsLine = deferred(
  async () => (await import('./simulations-line')).SimulationsLine,
);
const MemberData = deferred(async () => (await import('./member-data')).MemberData);

/** Proposals of one page of the list. */
const NEWEST = { query: { limit: '10' } };

/**
 * Home of a customer: what is next first, then proposals, simulations and own data (brief
 * §13).
 */
export function OverviewScreen() {
  const { go } = useSite();
  const viewer = useSelector(selectViewer);
  const isStaff = viewer.kind !== 'customer' && viewer.kind !== 'anonymous';
  const signedIn = useSelector(selectToken) !== null;
  // Not before the session: the server, which renders first, knows no part of an address.
  const atProposals = useLocation().hash === `#${PROPOSALS}` && signedIn;
  const account = useGetLoggedUserQuery(undefined, { skip: !signedIn || isStaff });

  // The token of a seller opens this page too (spec §6), but what is theirs stands in
  // their portal.
  useEffect(() => {
    if (isStaff) go(homeOf(viewer));
  }, [isStaff, viewer, go]);

  return (
    <MemberFrame here={atProposals ? 'proposals' : 'overview'}>
      <SentNotice />
      {account.error ? (
        <div className="member-sec">
          <Failure
            title={memberAreaCopy.dataFailed}
            {...readProblem(account.error, memberAreaCopy.proposalsFailedText)}
            onRetry={() => void account.refetch()}
          />
        </div>
      ) : account.data ? (
        <Overview user={account.data} />
      ) : (
        <Loading />
      )}
    </MemberFrame>
  );
}

function Overview({ user }: { user: LoggedUser }) {
  usePartInView();
  const { now } = useSite();
  const proposals = useListProposalsQuery(NEWEST, { refetchOnMountOrArgChange: true });
  const contracts = useListContractsQuery(undefined, { refetchOnMountOrArgChange: true });
  const simulations = useListSimulationsQuery();
  const items = proposals.data?.items ?? [];
  // Those that became a car stand above, as contracts.
  const ahead = items.filter(({ state }) => !isDelivered(state));
  const count = (proposals.data?.total ?? 0) - (items.length - ahead.length);
  const leading = leadingProposal(items);
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
  // All at once and in their order: nothing is pushed down by what stands above it.
  if (!settled)
    return (
      <>
        <h1 className="vh">{memberAreaCopy.title}</h1>
        <Loading />
      </>
    );
  return (
    <>
      {!proposals.error ? (
        <NextBand
          facts={{
            user,
            proposal: leading,
            detail: detail?.id === leading?.id ? (detail ?? null) : null,
            delivery: awaitsCar ? (delivery.currentData ?? null) : null,
            contracts: contracts.data ?? [],
            simulations: simulations.data ?? [],
            now: new Date(now()),
          }}
        />
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
      <SimulationsLine
        count={(simulations.data ?? []).filter(({ basket }) => basket !== null).length}
        problem={
          simulations.error && !simulations.data
            ? readProblem(simulations.error).text
            : null
        }
      />
      <MemberData user={user} />
    </>
  );
}

function Loading() {
  return (
    <div className="member-skeleton">
      <Skeleton shape="stage" />
    </div>
  );
}
