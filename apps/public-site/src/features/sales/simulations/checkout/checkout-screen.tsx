import { useSelector } from 'react-redux';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  failureOf,
  readProblem,
  useGetLoggedUserQuery,
  useGetSimulationQuery,
} from '@site/api-client';
import {
  CART_PATH,
  checkoutPath,
  CONFIGURE_PATH,
  REGISTRATION_PATH,
  sentProposalPath,
  SIMULATION_PARAM,
  withReturnUrl,
  withSearch,
} from '@site/api-contract/site-paths';
import { selectRestored, type SessionState } from '@site/auth';
import { anewFor } from '@site/simulator';
import { deferred, Empty, Failure, SiteLink, Skeleton, useHydrated } from '@site/ui';
import { checkoutCopy as copy } from './checkout.copy';
import { usePreviousPayment } from './use-previous-payment';
import { useStorePlace } from './use-store-place';
import '@site/ui/forms.css';
import '../core/simulation.css';
import './checkout.css';

const Checkout = deferred(async () => (await import('./checkout')).Checkout);

/**
 * `/simulador/carrinho/assinar`: the summary, then the proposal. Needs an account with a
 * finished registration.
 */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const restored = useSelector((state: { session: SessionState }) =>
    selectRestored(state),
  );
  const id = hydrated ? search.get(SIMULATION_PARAM) : null;
  const waiting = !restored || id === null;
  const user = useGetLoggedUserQuery(undefined, {
    skip: waiting,
    refetchOnMountOrArgChange: true,
  });
  const simulation = useGetSimulationQuery(
    { params: { id: id ?? '' } },
    { skip: waiting, refetchOnMountOrArgChange: true },
  );
  const { data } = simulation;
  const where = useStorePlace(
    user.data?.cep ?? null,
    data?.basket && user.data ? { place: data.place, basket: data.basket } : null,
  );
  const before = usePreviousPayment(user.data?.registrationFinished === true);
  const isMissing =
    (hydrated && id === null) ||
    failureOf(simulation.error)?.status === 404 ||
    (data !== undefined && data.basket === null);

  // The proposal was sent, even if its answer was lost.
  if (data?.proposal) return <Navigate to={sentProposalPath(data.proposal)} replace />;
  if (isMissing)
    return (
      <Frame>
        <Empty
          level={1}
          title={copy.gone}
          action={
            <SiteLink className="btn" to={CART_PATH}>
              {copy.toCart}
            </SiteLink>
          }
        />
      </Frame>
    );
  const error = simulation.error ?? user.error;
  if (error !== undefined && !(data && user.data)) {
    const retry = () => {
      void simulation.refetch();
      void user.refetch();
    };
    return (
      <Frame>
        <Failure
          title={copy.loadFailed}
          {...readProblem(error, copy.loadFailedText)}
          onRetry={retry}
        />
      </Frame>
    );
  }
  if (!data?.basket || !user.data || !where || before.isOnItsWay)
    return (
      <Frame>
        <Skeleton shape="title" />
        <Skeleton shape="row" count={6} label="" />
      </Frame>
    );
  const clientType = user.data.personType === 'PF' ? 1 : 2;
  const item = { ...data, basket: data.basket };
  if (data.clientType !== clientType) {
    const { title, text, action } = copy.otherPerson[clientType];
    return (
      <Frame>
        <Empty
          level={1}
          title={title}
          text={text}
          action={
            <SiteLink
              className="btn"
              to={withSearch(CONFIGURE_PATH, anewFor(clientType, item))}
            >
              {action}
            </SiteLink>
          }
        />
      </Frame>
    );
  }
  if (!user.data.registrationFinished)
    return (
      <Navigate to={withReturnUrl(REGISTRATION_PATH, checkoutPath(data.id))} replace />
    );
  return (
    <Checkout
      item={item}
      where={where}
      before={before.values}
      onReload={() => void simulation.refetch()}
    />
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="wrap sim-state co-state">{children}</div>;
}
