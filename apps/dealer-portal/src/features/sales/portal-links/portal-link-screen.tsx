import { useSelector } from 'react-redux';
import { failureOf, serverSentence, useListPortalLinksQuery } from '@site/api-client';
import { dealershipLinkPath } from '@site/api-contract/entry-links';
import { selectViewer } from '@site/auth';
import { Empty, Failure, Skeleton } from '@site/ui';
import { portalLinkCopy as copy } from './portal-link.copy';
import { PortalLinkPanel } from './portal-link-panel';
import { SentLinks } from './sent-links';
import { sentLinksCopy as texts } from './sent-links.copy';
import './portal-link.css';

/**
 * The dealership's link to the public site, to copy or as a QR code (spec §2, §4:
 * dealerid). A dealership that has ended has no link.
 */
export function Component() {
  const viewer = useSelector(selectViewer);
  if (viewer.dealershipId === undefined)
    return (
      <div className="wrap">
        <Failure title={copy.none} text="" />
      </div>
    );
  return (
    <PortalLink
      path={dealershipLinkPath(viewer.dealershipId)}
      dealershipName={viewer.dealershipName ?? ''}
      isSeller={viewer.kind === 'seller'}
    />
  );
}

type PortalLinkProps = {
  path: string;
  dealershipName: string;
  isSeller: boolean;
};

function PortalLink({ path, dealershipName, isSeller }: PortalLinkProps) {
  const links = useListPortalLinksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isEnded = failureOf(links.error)?.reason === 'dealership-ended';
  const own = links.currentData?.find((candidate) => candidate.path === path);
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.heading}</h1>
          {!isEnded && <p className="plink-lead">{copy.lead}</p>}
        </div>
      </div>
      {isEnded ? (
        <Empty slim title={copy.ended} text={serverSentence(links.error, '')} />
      ) : links.isLoading ? (
        // The link waits for this answer, since an ended dealership must never show one.
        <Skeleton shape="row" count={5} />
      ) : (
        <>
          <PortalLinkPanel {...{ path, dealershipName, own }} />
          <SentLinks
            links={{
              ...links,
              currentData: links.currentData?.filter((candidate) => candidate !== own),
            }}
            dealershipName={dealershipName}
            title={isSeller ? texts.ownTitle : texts.title}
          />
        </>
      )}
    </div>
  );
}
