import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  failureOf,
  readProblem,
  useEndAssistedCartMutation,
  useGetAssistedCartQuery,
} from '@site/api-client';
import { type AssistedCart, type Simulation } from '@site/contracts';
import { deliveryPromise, handoverOf } from '@site/contracts/pricing';
import { pathInApp } from '@site/contracts/site-map';
import { SELLER_PATH } from '@site/contracts/site-paths';
import { useSiteActions } from '@site/shell';
import { PriceLock } from '@site/simulator';
import {
  BackLink,
  deferred,
  Empty,
  Failure,
  PlusIcon,
  Price,
  SendIcon,
  SiteLink,
  Skeleton,
  Stage,
} from '@site/ui';
import { CartHistory, useWhileVisible } from '@site/ui/shared-cart';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import { CartTag } from './carts-section';
import '@site/ui/forms.css';
import './assisted-sale.css';

const Editor = deferred(async () => (await import('./editor')).Editor);
const InviteDialog = deferred(async () => (await import('./invite-dialog')).InviteDialog);
const NOT_FOUND = 404;

/** A cart that a seller prepares, or looks at with its customer. */
export function Component() {
  const { id = '' } = useParams();
  const {
    data: cart,
    error,
    refetch,
  } = useGetAssistedCartQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const status = failureOf(error)?.status;
  const isOver = status === NOT_FOUND || status === 400;
  useWhileVisible(() => void refetch(), null);
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      {isOver ? (
        <Empty
          level={1}
          title={copy.overTitle}
          text={copy.overText}
          action={
            <SiteLink className="btn" to={SELLER_PATH}>
              {copy.back}
            </SiteLink>
          }
        />
      ) : cart ? (
        <Cart cart={cart} />
      ) : error ? (
        <Failure
          title={copy.openFailed}
          {...readProblem(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton count={6} />
      )}
    </div>
  );
}

type Open = { dialog: 'invite' } | { dialog: 'edit'; simulationId: string | null } | null;

function Cart({ cart }: { cart: AssistedCart }) {
  const [open, setOpen] = useState<Open>(null);
  const { simulations, history, state, invitedUntil } = cart;
  const isLive = state === 'live';
  const lead = isLive
    ? copy.liveLead(cart.endsAt)
    : invitedUntil
      ? copy.invitedLead(invitedUntil)
      : copy.preparedLead;
  const edited =
    open?.dialog === 'edit'
      ? simulations.find(({ id }) => id === open.simulationId)
      : undefined;
  const close = () => setOpen(null);
  return (
    <>
      <div className="page-head">
        <div className="assisted-title">
          <p className="carts-back">
            <BackLink to={pathInApp('dealer-portal', SELLER_PATH)}>{copy.back}</BackLink>
          </p>
          <h1>{copy.of(cart)}</h1>
          <p>
            <CartTag cart={cart} /> {lead}
          </p>
        </div>
        <div className="actions">
          {!isLive && simulations.length > 0 && (
            <button
              type="button"
              className="btn btn--sm"
              onClick={() => setOpen({ dialog: 'invite' })}
            >
              <SendIcon aria-hidden="true" />{' '}
              {invitedUntil ? copy.inviteAgain : copy.invite}
            </button>
          )}
          <End id={cart.id} />
        </div>
      </div>
      <div className="assisted">
        <section aria-labelledby="carros">
          <div className="assisted-head">
            <h2 id="carros">{copy.cars}</h2>
            <button
              type="button"
              className="action"
              onClick={() => setOpen({ dialog: 'edit', simulationId: null })}
            >
              <PlusIcon aria-hidden="true" /> {copy.add}
            </button>
          </div>
          {simulations.length === 0 && (
            <Empty slim title={isLive ? copy.noCarsLive : copy.noCars} />
          )}
          {simulations.map((simulation) => (
            <Car
              key={simulation.id}
              simulation={simulation}
              onChange={() => setOpen({ dialog: 'edit', simulationId: simulation.id })}
            />
          ))}
        </section>
        <section className="assisted-history" aria-labelledby="historico">
          <h2 id="historico">{copy.history}</h2>
          {history.length === 0 ? (
            <p>{copy.noHistory}</p>
          ) : (
            <CartHistory events={history} side="seller" other={copy.customer(cart)} />
          )}
        </section>
      </div>
      {open?.dialog === 'edit' && (edited || open.simulationId === null) && (
        <Editor cart={cart} simulation={edited ?? null} onClose={close} />
      )}
      {open?.dialog === 'invite' && <InviteDialog cart={cart} onClose={close} />}
    </>
  );
}

function Car({
  simulation: { basket, code, place, clientType },
  onChange,
}: {
  simulation: Simulation;
  onChange: () => void;
}) {
  const { now } = useSiteActions();
  if (!basket) return null;
  const { modelName, modelSlug, versionName, paint, paintName, term, km, addOns, quote } =
    basket;
  const handover = handoverOf(basket);
  return (
    <article className="assisted-car" aria-label={`${versionName}, ${code}`}>
      <Stage
        model={modelSlug}
        paint={paint}
        title={<h3>{modelName}</h3>}
        subtitle={code}
      />
      <div>
        <Price reais={quote.monthly} per="month" size="md" />
        <p>
          <b>{versionName}</b>, {paintName}
        </p>
        <p>
          <PriceLock validUntil={quote.validUntil} now={now()} />
        </p>
        <p>{copy.plan(term, km)}</p>
        <p>{copy.addOns(addOns.map(({ name }) => name))}</p>
        <p>{deliveryPromise(quote.delivery)}</p>
        <p>{`${handover.label}: ${handover.text}`}</p>
        <p>{copy.place(place, clientType)}</p>
        <p>{copy.total(quote.contractTotal)}</p>
        <button type="button" className="btn btn--line btn--sm" onClick={onChange}>
          {copy.change} <span className="vh">{copy.changeOf(modelName, code)}</span>
        </button>
      </div>
    </article>
  );
}

function End({ id }: { id: string }) {
  const [end, { isLoading, error }] = useEndAssistedCartMutation();
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm"
        disabled={isLoading}
        onClick={() => void end({ params: { id } })}
      >
        {isLoading ? copy.ending : copy.end}
      </button>
      <span className="carts-problem" role="alert">
        {error ? copy.tryAgain : ''}
      </span>
    </>
  );
}
