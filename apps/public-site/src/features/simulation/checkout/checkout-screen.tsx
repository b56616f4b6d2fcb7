import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { type ApiFailure, failureOf, useGetLoggedUserQuery, useGetSimulationQuery, useSendProposalMutation } from '@site/api-client';
import { selectRestored, type SessionState } from '@site/auth';
import { BRAND, Empty, Failure, SiteLink, Skeleton } from '@site/ui';
import { type CartItem } from '../cart/compare-rows';
import { useHydrated } from '../conditions/use-hydrated';
import { CART, checkoutPath, registrationPath, sentPath } from '../simulation.paths';
import { CheckoutForm } from './checkout-form';
import { type CheckoutForm as Values, revisionOf } from './checkout-rules';
import { CheckoutTrouble } from './checkout-trouble';
import { checkoutCopy as copy } from './checkout.copy';
import { ContractSummary } from './contract-summary';
import '../simulation.css';
import './checkout.css';

/** `/simulador/carrinho/assinar`: the summary, then the proposal. Needs an account with a finished registration. */
export function CheckoutScreen() {
  const [search] = useSearchParams();
  const hydrated = useHydrated();
  const restored = useSelector((state: { session: SessionState }) => selectRestored(state));
  const id = hydrated ? search.get('simulacao') : null;
  const waiting = !restored || id === null;
  const user = useGetLoggedUserQuery(undefined, { skip: waiting, refetchOnMountOrArgChange: true });
  const simulation = useGetSimulationQuery({ params: { id: id ?? '' } }, { skip: waiting, refetchOnMountOrArgChange: true });
  const { data } = simulation;
  const gone = (hydrated && id === null) || failureOf(simulation.error)?.status === 404 || (data !== undefined && data.basket === null);

  if (gone) return <Frame><Empty level={1} title={copy.gone} action={<SiteLink className="btn" to={CART}>{copy.toCart}</SiteLink>} /></Frame>;
  const error = simulation.error ?? user.error;
  if (error !== undefined && !(data && user.data)) {
    const retry = () => {
      void simulation.refetch();
      void user.refetch();
    };
    return <Frame><Failure title={copy.loadFailed} text={copy.loadFailedText} traceId={failureOf(error)?.traceId} onRetry={retry} /></Frame>;
  }
  if (!data?.basket || !user.data) return <Frame><Skeleton shape="title" /><Skeleton shape="row" count={6} /></Frame>;
  if (!user.data.registrationFinished) return <Navigate to={registrationPath(checkoutPath(data.id))} replace />;
  return <Checkout item={{ ...data, basket: data.basket }} onReload={() => void simulation.refetch()} />;
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="wrap sim-state">{children}</div>;
}

function Checkout({ item, onReload }: { item: CartItem; onReload: () => void }) {
  const navigate = useNavigate();
  const [sendProposal] = useSendProposalMutation();
  const [trouble, setTrouble] = useState<ApiFailure | null>(null);
  const { basket } = item;

  async function send(values: Values) {
    setTrouble(null);
    const { data, error } = await sendProposal({ params: { id: item.id }, body: { ...values, ...revisionOf(basket) } });
    if (data) {
      await navigate(sentPath(data.number));
      return [];
    }
    const failure = failureOf(error);
    setTrouble(failure);
    return failure?.fields ?? [];
  }

  return (
    <div className="wrap co">
      <title>{`${copy.title(basket.modelName)} | ${BRAND.name}`}</title>
      <div className="page-head co-head">
        <div><h1>{copy.title(basket.modelName)}</h1><p>{copy.lead}</p></div>
      </div>
      <div className="co-in">
        <div className="co-form">
          <h2>{copy.formTitle}</h2>
          <CheckoutForm clientType={item.clientType} monthly={basket.quote.monthly} term={basket.term} onSubmit={send}>
            {trouble && <CheckoutTrouble failure={trouble} simulationId={item.id} onReload={onReload} />}
          </CheckoutForm>
          <div className="co-next">
            <h3>{copy.nextTitle}</h3>
            <ol>{copy.next.map((line) => <li key={line}>{line}</li>)}</ol>
          </div>
          <p><SiteLink className="link" to={CART}>{copy.back}</SiteLink></p>
        </div>
        <ContractSummary item={item} />
      </div>
    </div>
  );
}
