import { useRef, useState } from 'react';
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
  const title = useRef<HTMLHeadingElement>(null);
  if (cart === undefined || cart?.state === 'live' || cart?.state === 'requested')
    return null;
  const offered = cart?.state === 'offered';
  const code = offered && made?.cart.id === cart.id ? made.code : null;
  // The pressed button disappears, so the focus moves to the title.
  const act = async (action: () => Promise<unknown>) => {
    if (await run(action)) title.current?.focus();
  };
  return (
    <section className="invite-seller" aria-labelledby="invite-title">
      <h2 id="invite-title" tabIndex={-1} ref={title}>
        {offered ? copy.offeredTitle : copy.inviteTitle}
      </h2>
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
            aria-disabled={busy || undefined}
            onClick={() => void act(() => offer().unwrap())}
          >
            {busy ? copy.inviting : offered ? copy.another : copy.invite}
          </button>
        )}
        {offered && (
          <button
            type="button"
            className="link"
            aria-disabled={busy || undefined}
            onClick={() => void act(() => end().unwrap())}
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
