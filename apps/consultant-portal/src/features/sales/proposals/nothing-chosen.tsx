import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { useRight } from '../../../shared/rights';
import { proposalsCopy as copy } from './proposals.copy';
import { useQueueContext } from './queue-context';

/** Has room for the list, and for data and documents of a proposal beside it. */
const WIDE = '(width >= 80em)';

/**
 * Right pane before a proposal is chosen. On a wide screen the one that waits longest is
 * opened. Who may not choose one goes on to the page that all consultants have.
 */
export function Component() {
  const navigate = useNavigate();
  const mayChoose = useRight('analysis');
  useEffect(() => {
    const pathname = pathInApp('consultant-portal', CONSULTANT_PORTAL_PATH);
    if (!mayChoose) void navigate(pathname, { replace: true });
  }, [mayChoose, navigate]);
  const oldest = useQueueContext()?.oldest;
  const isToOpen = oldest !== undefined && mayChoose;
  const open = useEffectEvent(() => {
    if (oldest && window.matchMedia?.(WIDE).matches)
      void navigate(oldest, { replace: true });
  });
  useEffect(() => {
    if (isToOpen) open();
  }, [isToOpen]);
  return (
    <div className="analysis-nothing">
      <p>{copy.nothingChosen}</p>
    </div>
  );
}
