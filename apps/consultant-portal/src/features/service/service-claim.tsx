import { useState } from 'react';
import { useSelector } from 'react-redux';
import { serverSentence, useClaimServiceRequestMutation } from '@site/api-client';
import { selectViewer } from '@site/auth';
import { type ServiceRequest } from '@site/contracts';
import { serviceCopy as copy } from './service.copy';

/** Takes a request on, from nobody or from a colleague. */
export function ServiceClaim({ request }: { request: ServiceRequest }) {
  const { id, revision, claimedBy } = request;
  const { name } = useSelector(selectViewer);
  const [claim, { isLoading }] = useClaimServiceRequestMutation();
  const [problem, setProblem] = useState('');
  const take = async () => {
    setProblem('');
    const { error } = await claim({ params: { id }, body: { revision } });
    if (error !== undefined) setProblem(serverSentence(error, copy.claimFailed));
  };
  if (claimedBy && claimedBy === name) return null;
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
