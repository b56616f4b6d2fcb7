import { useLayoutEffect, useRef, useState } from 'react';
import { serverSentence } from '@site/api-client';
import {
  useClaimLeadMutation,
  useReleaseLeadMutation,
} from '@site/api-client/consultant-calls';
import { type LeadDetail } from '@site/api-contract';
import { useShortcuts } from '@site/ui';
import { leadDetailsCopy as copy } from './lead-details.copy';
import { leadsCopy } from './leads.copy';

/** Names the colleague who has the lead, with the button that claims or releases it. */
export function ClaimLead({
  lead,
  onClaim,
}: {
  lead: LeadDetail;
  /** Called before the claim is sent: afterwards the focus moves to the work form. */
  onClaim: () => void;
}) {
  const { id, revision, heldBy } = lead;
  const isMine = heldBy?.isMe === true;
  const [claim, { isLoading: isClaiming }] = useClaimLeadMutation();
  const [release, { isLoading: isReleasing }] = useReleaseLeadMutation();
  const [problem, setProblem] = useState('');
  const releases = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = isClaiming || isReleasing;

  useLayoutEffect(() => {
    if (releases.current && !isMine) button.current?.focus();
    releases.current = false;
  }, [isMine]);

  const act = async () => {
    if (isBusy) return;
    setProblem('');
    releases.current = isMine;
    if (!isMine) onClaim();
    const change = { params: { id }, body: { revision } };
    const { error } = isMine ? await release(change) : await claim(change);
    if (error !== undefined) setProblem(serverSentence(error, copy.actFailed));
  };
  useShortcuts(isMine ? [] : [{ key: 'a', label: copy.claimKey, run: () => void act() }]);
  return (
    <section className="leads-hold">
      <p>
        {heldBy ? (
          <>
            <b>{leadsCopy.heldBy(lead)}</b> {copy.heldSince(heldBy.since)}
          </>
        ) : (
          copy.free
        )}
      </p>
      <button
        key={isMine ? 'release' : 'claim'}
        ref={button}
        type="button"
        className={heldBy ? 'btn btn--line btn--sm' : 'btn btn--sm'}
        aria-disabled={isBusy || undefined}
        onClick={() => void act()}
      >
        {isClaiming
          ? copy.claiming
          : isReleasing
            ? copy.releasing
            : isMine
              ? copy.release
              : heldBy
                ? copy.claimFrom
                : copy.claim}
      </button>
      <div role="alert">{problem !== '' && <p className="field-error">{problem}</p>}</div>
    </section>
  );
}
