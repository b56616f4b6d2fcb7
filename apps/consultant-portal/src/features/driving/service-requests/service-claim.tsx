import { useState } from 'react';
import { serverSentence, useClaimServiceRequestMutation } from '@site/api-client';
import { type ServiceRequest } from '@site/api-contract';
import { serviceRequestsCopy as copy } from './service-requests.copy';

/** Assigns a request to the consultant, even if a colleague has it. */
export function ServiceClaim({
  request,
  onClaim,
}: {
  request: ServiceRequest;
  /** Called with true before a claim is sent, for the focus to follow; with false if it failed. */
  onClaim: (isClaiming: boolean) => void;
}) {
  const { id, revision, claimedBy, isMine } = request;
  const [claim, { isLoading }] = useClaimServiceRequestMutation();
  const [problem, setProblem] = useState('');
  const take = async () => {
    setProblem('');
    onClaim(true);
    const { error } = await claim({ params: { id }, body: { revision } });
    if (error === undefined) return;
    onClaim(false);
    setProblem(serverSentence(error, copy.claimFailed));
  };
  if (isMine) return null;
  return (
    <div className="service-claim">
      <button
        type="button"
        className={claimedBy ? 'btn btn--line btn--sm' : 'btn'}
        aria-disabled={isLoading || undefined}
        onClick={() => !isLoading && void take()}
      >
        {isLoading ? copy.claiming : claimedBy ? copy.claimFrom : copy.claim}
      </button>
      {problem !== '' && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
