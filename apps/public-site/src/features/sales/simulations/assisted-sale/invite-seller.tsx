import { useState } from 'react';
import {
  useEndSharedCartMutation,
  useGetSharedCartQuery,
  useOfferSharedCartMutation,
} from '@site/api-client';
import { sellerInvitationPath } from '@site/api-contract/site-paths';
import { ShareableLink } from '@site/ui/shared-cart';
import { useSite } from '../../../../shared/site-services';
import { useAction } from '../core/use-action';
import { assistedSaleCopy as copy } from './assisted-sale.copy';
import './assisted-sale.css';

/** Below the cart: the button with which the customer invites a seller. */
export function InviteSeller() {
  const { data: cart } = useGetSharedCartQuery();
  const [offer, { data: made }] = useOfferSharedCartMutation();
  const [end] = useEndSharedCartMutation();
  const { busy, problem, run } = useAction();
  if (cart === undefined || cart?.state === 'live' || cart?.state === 'requested')
    return null;
  const offered = cart?.state === 'offered';
  const code = offered && made?.cart.id === cart.id ? made.code : null;
  const invite = () => void run(() => offer().unwrap());
  return (
    <section className="invite-seller" aria-labelledby="invite-title">
      <h2 id="invite-title">{offered ? copy.offeredTitle : copy.inviteTitle}</h2>
      <p>
        {offered && cart.invitedUntil
          ? (code ? copy.offeredText : copy.waitingText)(cart.invitedUntil)
          : copy.inviteText}
      </p>
      {code && <InvitationLink code={code} />}
      <div className="invite-seller-actions">
        {!code && (
          <button
            type="button"
            className="btn btn--line btn--sm"
            disabled={busy}
            onClick={invite}
          >
            {busy ? copy.inviting : offered ? copy.another : copy.invite}
          </button>
        )}
        {offered && (
          <button
            type="button"
            className="link"
            disabled={busy}
            onClick={() => void run(() => end().unwrap())}
          >
            {copy.withdraw}
          </button>
        )}
      </div>
      <p className="consent-cart-problem" role="alert">
        {problem}
      </p>
    </section>
  );
}

function InvitationLink({ code }: { code: string }) {
  const { origin, copyText } = useSite();
  const [status, setStatus] = useState('');
  const url = `${origin}${sellerInvitationPath(code)}`;
  return (
    <>
      <ShareableLink
        url={url}
        message={copy.message(url)}
        words={copy}
        onCopy={() =>
          void copyText(url).then(
            () => setStatus(copy.copied),
            () => setStatus(copy.notCopied),
          )
        }
      />
      <p className="invite-seller-status" role="status">
        {status}
      </p>
    </>
  );
}
