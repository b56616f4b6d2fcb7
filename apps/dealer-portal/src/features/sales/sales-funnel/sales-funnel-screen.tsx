import { useSelector } from 'react-redux';
import { useGetSalesFunnelQuery } from '@site/api-client';
import { type SalesFunnel } from '@site/api-contract';
import { PORTAL_LINK_PATH, SELLER_PATH } from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { QueryState } from '@site/shell/query-state';
import { Empty, SiteLink, Skeleton } from '@site/ui';
import { FunnelParts } from './funnel-parts';
import { FUNNEL_STEPS } from './funnel-steps';
import { FunnelTotal } from './funnel-total';
import { monthTitle } from './month-title';
import { OpenAges } from './open-ages';
import { salesFunnelCopy as copy } from './sales-funnel.copy';
import './sales-funnel.css';

/**
 * The funnel from visits to contracts, by link, seller and campaign
 * (docs/product/sales.md).
 */
export function Component() {
  const { kind } = useSelector(selectViewer);
  const funnel = useGetSalesFunnelQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isSeller = kind === 'seller';
  return (
    <div className="wrap results">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.title}</h1>
          <p className="results-lead">
            {isSeller ? copy.leadOfSeller : copy.leadOfDealer}
          </p>
        </div>
      </div>
      <QueryState
        answer={funnel}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={6} />}
      >
        {(shown) => <Results funnel={shown} isSeller={isSeller} />}
      </QueryState>
      {/* Nothing stands below the funnel before its height is known. */}
      <div hidden={funnel.isLoading}>
        <OpenAges />
      </div>
    </div>
  );
}

function Results({ funnel, isSeller }: { funnel: SalesFunnel; isSeller: boolean }) {
  if (funnel.links.length === 0)
    return (
      <Empty
        slim
        title={copy.empty}
        action={
          <SiteLink
            to={isSeller ? SELLER_PATH : PORTAL_LINK_PATH}
            className="btn btn--sm"
          >
            <span className="sentence">{isSeller ? copy.shareOwn : copy.shareShop}</span>
          </SiteLink>
        }
      />
    );
  const isQuiet = FUNNEL_STEPS.every((step) => funnel.current[step] === 0);
  return (
    <>
      {isQuiet && (
        <p className="results-note">
          {copy.quiet(monthTitle(funnel.currentMonth), monthTitle(funnel.previousMonth))}
        </p>
      )}
      <FunnelTotal funnel={funnel} />
      <FunnelParts funnel={funnel} bySeller={!isSeller} isQuiet={isQuiet} />
      <p className="results-note">{copy.counted}</p>
    </>
  );
}
