import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONSULTANT_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import { useRight } from '../../../shared/rights';
import { proposalsCopy as copy } from './proposals.copy';

/**
 * Right pane before a proposal is chosen. Who may not choose one goes on to the page that
 * all consultants have.
 */
export function Component() {
  const navigate = useNavigate();
  const mayChoose = useRight('analysis');
  useEffect(() => {
    const pathname = pathInApp('consultant-portal', CONSULTANT_PORTAL_PATH);
    if (!mayChoose) void navigate(pathname, { replace: true });
  }, [mayChoose, navigate]);
  return (
    <div className="analysis-nothing">
      <p>{copy.nothingChosen}</p>
    </div>
  );
}
