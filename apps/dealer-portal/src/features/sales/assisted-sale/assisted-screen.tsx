import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { failureOf, readProblem, useGetAssistedCartQuery } from '@site/api-client';
import { type AssistedCart, type Simulation } from '@site/api-contract';
import { pathInApp } from '@site/api-contract/site-map';
import { dealerProposalPath, SELLER_PATH } from '@site/api-contract/site-paths';
import {
  BackLink,
  deferred,
  Empty,
  Failure,
  PlusIcon,
  SendIcon,
  Skeleton,
} from '@site/ui';
import { CartHistory, useWhileVisible } from '@site/ui/shared-cart';
import { AssistedCar } from './assisted-car';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import { CartOver } from './cart-over';
import { CartTag } from './carts-section';
import { useEditorAddress } from './editor/use-editor-address';
import { EndCart } from './end-cart';
import { type LastAct, useCarActs } from './use-car-acts';
import '@site/ui/forms.css';
import './assisted-sale.css';

const Editor = deferred(async () => (await import('./editor/editor')).Editor);
const InviteDialog = deferred(async () => (await import('./invite-dialog')).InviteDialog);
const NOT_FOUND = 404;

/** A cart that a seller prepares, or shares with its customer. */
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
        <CartOver id={id} />
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

/** The open invitation; `declinedAt` is the answer to the one before. */
type Open = { declinedAt: string | null } | null;
function Cart({ cart }: { cart: AssistedCart }) {
  const [open, setOpen] = useState<Open>(null);
  const { simulations, history, state, invitedUntil, declinedAt } = cart;
  const isLive = state === 'live';
  const [first] = useState(state);
  const hasAccepted = isLive && first === 'prepared';
  // The customer's answer closes the dialog for good: another tab may invite again.
  if (open && (isLive || (declinedAt !== null && declinedAt !== open.declinedAt)))
    setOpen(null);
  const editor = useEditorAddress(simulations);
  const acts = useCarActs(cart);
  const { isWaiting, last, undo } = acts;
  const show = (simulationId: string | null) => {
    acts.forgetFailure();
    editor.open(simulationId);
  };
  const carsTitle = useRef<HTMLHeadingElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears together with its car, or with the notice that it
  // undid.
  useEffect(() => {
    if (last.text) carsTitle.current?.focus();
  }, [last]);
  useEffect(() => {
    if (hasAccepted) title.current?.focus();
  }, [hasAccepted]);
  return (
    <>
      <div className="page-head">
        <div className="assisted-title">
          <p className="carts-back">
            <BackLink to={pathInApp('dealer-portal', SELLER_PATH)}>{copy.back}</BackLink>
          </p>
          <h1 tabIndex={-1} ref={title}>
            {copy.of(cart)}
          </h1>
          <p role="status">
            <CartTag cart={cart} /> {hasAccepted && <b>{copy.accepted(cart)} </b>}
            {leadOf(cart)}
          </p>
        </div>
        <div className="actions">
          {!isLive && simulations.length > 0 && (
            <button
              type="button"
              className="btn btn--sm"
              onClick={() => setOpen({ declinedAt })}
            >
              <SendIcon aria-hidden="true" />{' '}
              {invitedUntil ? copy.inviteAgain : copy.invite}
            </button>
          )}
          <EndCart cart={cart} />
        </div>
      </div>
      <div className="assisted">
        <section aria-labelledby="carros">
          <div className="assisted-head">
            <h2 id="carros" tabIndex={-1} ref={carsTitle}>
              {copy.cars}
            </h2>
            <button type="button" className="action" onClick={() => show(null)}>
              <PlusIcon aria-hidden="true" /> {copy.add}
            </button>
          </div>
          <LastActNotice
            last={last}
            isUndoing={last.undo !== undefined && isWaiting(last.undo)}
            onUndo={(car) => void undo(car)}
          />
          {simulations.length === 0 && (
            <Empty
              slim
              title={isLive ? copy.noCarsLive : copy.noCars}
              action={
                <button type="button" className="btn btn--sm" onClick={() => show(null)}>
                  {copy.addFirst}
                </button>
              }
            />
          )}
          <div className="assisted-cars">
            {simulations.map((simulation) => (
              <AssistedCar
                key={simulation.id}
                simulation={simulation}
                isRemoving={isWaiting(simulation)}
                isCopying={acts.isCopying(simulation)}
                onChange={() => show(simulation.id)}
                onCopy={() => void acts.duplicate(simulation)}
                onRemove={isLive ? undefined : () => void acts.remove(simulation)}
              />
            ))}
          </div>
        </section>
        <section className="assisted-history" aria-labelledby="historico">
          <h2 id="historico">{copy.history}</h2>
          {history.length === 0 && declinedAt === null ? (
            <p>{copy.noHistory}</p>
          ) : (
            <CartHistory
              events={history}
              declinedAt={declinedAt}
              side="seller"
              other={copy.customer(cart)}
              proposalPath={dealerProposalPath}
            />
          )}
        </section>
      </div>
      {editor.edited !== undefined && (
        <Editor cart={cart} simulation={editor.edited} onClose={editor.close} />
      )}
      {open && <InviteDialog cart={cart} onClose={() => setOpen(null)} />}
    </>
  );
}

function leadOf({ state, endsAt, invitedUntil, declinedAt }: AssistedCart): string {
  if (state === 'live') return copy.liveLead(endsAt);
  if (invitedUntil) return copy.invitedLead(invitedUntil);
  return declinedAt ? copy.declinedLead(declinedAt) : copy.preparedLead;
}

type LastActNoticeProps = {
  last: LastAct;
  isUndoing: boolean;
  onUndo: (car: Simulation) => void;
};

/** The notice about the last action; a removal can be undone until the next one. */
function LastActNotice({
  last: { text, failed, undo },
  isUndoing,
  onUndo,
}: LastActNoticeProps) {
  return (
    <div className="assisted-said" role={failed ? 'alert' : 'status'}>
      {text && (
        <div className={`notice notice--${failed ? 'err' : 'ok'}`}>
          <p>{text}</p>
          {undo && (
            <button
              type="button"
              className="link"
              aria-disabled={isUndoing || undefined}
              onClick={() => isUndoing || onUndo(undo)}
            >
              {isUndoing ? copy.undoing : copy.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
