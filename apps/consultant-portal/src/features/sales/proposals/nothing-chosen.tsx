import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { NothingChosen } from '../../../shared/queue/nothing-chosen';
import { useRight } from '../../../shared/rights';
import { proposalsCopy as copy } from './proposals.copy';
import { useQueueContext } from './queue-context';

/** Leads a consultant without the right to proposals on to the page that all have. */
export function Component() {
  const navigate = useNavigate();
  const mayChoose = useRight('analysis');
  useEffect(() => {
    const pathname = pathInApp('consultant-portal', CONSULTANT_PORTAL_PATH);
    if (!mayChoose) void navigate(pathname, { replace: true });
  }, [mayChoose, navigate]);
  const oldest = useQueueContext()?.oldest;
  return (
    <NothingChosen first={mayChoose ? oldest : undefined} className="analysis-nothing">
      {copy.nothingChosen}
    </NothingChosen>
  );
}
