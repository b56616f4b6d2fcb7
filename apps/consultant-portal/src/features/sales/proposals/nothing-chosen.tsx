import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { pathInApp } from '@site/api-contract/site-map';
import { CONSULTANT_CUSTOMERS_PATH } from '@site/api-contract/site-paths';
import { useRight } from '../../../shared/rights';
import { proposalsCopy as copy } from './proposals.copy';

/**
 * Right pane before a proposal is chosen. A consultant without the right is redirected to
 * the customers, a page for all consultants; the hash is kept, since it opens the bell
 * for links in mails.
 */
export function Component() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const mayChoose = useRight('analysis');
  useEffect(() => {
    const pathname = pathInApp('consultant-portal', CONSULTANT_CUSTOMERS_PATH);
    if (!mayChoose) void navigate({ pathname, hash }, { replace: true });
  }, [mayChoose, hash, navigate]);
  return (
    <div className="analysis-nothing">
      <p>{copy.nothingChosen}</p>
    </div>
  );
}
