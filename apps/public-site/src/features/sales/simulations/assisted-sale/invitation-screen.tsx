import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  failureOf,
  isRefusedFor,
  readProblem,
  useOpenInvitationQuery,
} from '@site/api-client';
import { CHOOSE_CAR_PATH } from '@site/api-contract/site-paths';
import { deferred, Empty, Failure, SiteLink, useHydrated } from '@site/ui';
import { CartSkeleton } from '../core/cart-skeleton';
import { sharedCopy } from '../core/simulation.copy';
import { invitationCopy as copy } from './assisted-sale.copy';
import '@site/ui/forms.css';
import '../core/simulation.css';
import './assisted-sale.css';

const NOT_FOUND = 404;
const BAD_REQUEST = 400;
const Invited = deferred(async () => (await import('./invited')).Invited);
const AnsweredInvitation = deferred(
  async () => (await import('./answered-invitation')).AnsweredInvitation,
);
const simulate = (
  <SiteLink className="btn" to={CHOOSE_CAR_PATH}>
    {copy.simulate}
  </SiteLink>
);

/**
 * `/simulador/atendimento#code`: the seller who invites, the prepared cars, and the
 * answer. The part after `#` is never logged by a server.
 */
export function InvitationScreen() {
  const { hash } = useLocation();
  const alive = useHydrated();
  const code = hash.slice(1);
  const [refused, setRefused] = useState(false);
  const { data, error, refetch } = useOpenInvitationQuery(
    { body: { code } },
    { skip: !alive || code === '' || refused },
  );
  const status = failureOf(error)?.status;
  if (refused) return <Refused />;
  const isAccepted = isRefusedFor(error, 'invitation-accepted');
  const isGone = code === '' || status === NOT_FOUND || status === BAD_REQUEST;
  if (alive && (isGone || isAccepted)) {
    return (
      <div className="wrap sim-state">
        <AnsweredInvitation isAccepted={isAccepted} />
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <div className="wrap sim-state">
        <Failure
          title={copy.failedTitle}
          {...readProblem(error, copy.failedText)}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!data)
    return (
      <div className="wrap">
        <CartSkeleton title={sharedCopy.cart} />
      </div>
    );
  return <Invited invitation={data} code={code} onRefused={() => setRefused(true)} />;
}

/** Takes the focus, since the pressed button is gone and stood below the screen's top. */
function Refused() {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div className="wrap sim-state" ref={part} tabIndex={-1}>
      <Empty
        level={1}
        title={copy.refusedTitle}
        text={copy.refusedText}
        action={simulate}
      />
    </div>
  );
}
