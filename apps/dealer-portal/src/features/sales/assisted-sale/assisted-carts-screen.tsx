import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { useListProposalsQuery } from '@site/api-client';
import { type Viewer } from '@site/api-contract';
import { DEALER_PORTAL_PATH, pathInApp } from '@site/api-contract/site-map';
import {
  DEALER_PROPOSALS_PATH,
  DEALER_RESULTS_PATH,
  dealerProposalPath,
  PORTAL_LINK_PATH,
} from '@site/api-contract/site-paths';
import { selectViewer } from '@site/auth';
import { assistedSaleLink, useAssistedSaleLink, useSiteActions } from '@site/shell';
import { QueryState } from '@site/shell/query-state';
import { CopyIcon, Empty, SiteLink, Skeleton } from '@site/ui';
import { ProposalList } from '@site/ui/proposal';
import { DayInBrief } from '../../../shared/dealership-day';
import { sellerCopy as copy } from './assisted-carts.copy';
import { CartsSection } from './carts-section';
import './assisted-carts.css';

/**
 * A seller's home: what is due, then the forms to start a cart for a customer beside the
 * open carts, the seller's proposals, and the assisted-sale link (spec §6). A dealer sees
 * the dealership's home instead.
 */
export function Component() {
  const viewer = useSelector(selectViewer);
  return viewer.kind === 'seller' ? (
    <SellerHome viewer={viewer} />
  ) : (
    <Navigate replace to={pathInApp('dealer-portal', DEALER_PORTAL_PATH)} />
  );
}

function SellerHome({ viewer }: { viewer: Viewer }) {
  const { origin } = useSiteActions();
  const copyLink = useAssistedSaleLink();
  const link = assistedSaleLink(viewer, origin);
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <h1>{copy.heading(viewer.name)}</h1>
        <div className="actions seller-links">
          <SiteLink to={PORTAL_LINK_PATH} className="link">
            {copy.links}
          </SiteLink>
          <SiteLink to={DEALER_RESULTS_PATH} className="link">
            {copy.results}
          </SiteLink>
        </div>
      </div>
      <DayInBrief />
      <div className="seller">
        <CartsSection />
        <section className="seller-proposals" aria-labelledby="suas">
          <h2 id="suas">{copy.proposals}</h2>
          <OwnProposals />
        </section>
        <section className="assist" aria-labelledby="seu-link">
          <h2 id="seu-link">{copy.linkLabel}</h2>
          <p>{link === null ? copy.noOrigin : copy.lead}</p>
          {link !== null && <p className="linkbox">{link}</p>}
          <button
            type="button"
            className="btn btn--line btn--sm"
            onClick={() => void copyLink()}
          >
            <CopyIcon /> <span className="sentence">{copy.action}</span>
          </button>
        </section>
      </div>
    </div>
  );
}

/** The open proposals of the seller, the one that waits longest first. */
function OwnProposals() {
  const proposals = useListProposalsQuery({ query: { limit: '10', order: 'idle' } });
  return (
    <QueryState
      answer={proposals}
      failed={copy.failed}
      wait={<Skeleton shape="row" count={4} />}
    >
      {({ items, counts }) =>
        items.length === 0 && !Object.values(counts).some((count) => count > 0) ? (
          <Empty slim title={copy.empty} />
        ) : (
          <>
            {items.length === 0 && <p>{copy.noneOpen}</p>}
            <ProposalList proposals={items} hrefOf={({ id }) => dealerProposalPath(id)} />
            <p className="seller-all">
              <SiteLink to={DEALER_PROPOSALS_PATH} className="link">
                {copy.all}
              </SiteLink>
            </p>
          </>
        )
      }
    </QueryState>
  );
}
