import { useSelector } from 'react-redux';
import { failureOf, serverSentence, useListPortalLinksQuery } from '@site/api-client';
import { type PortalLink as Link } from '@site/api-contract';
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
 * dealerid). A seller's own link stands in its place, since what the dealership's one
 * brings is no sale of the seller. A dealership that has ended has no link.
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
  const ofStore = links.currentData?.find((candidate) => candidate.path === path);
  const ofSeller = isSeller ? sellersLink(links.currentData) : undefined;
  const large = ofSeller ?? ofStore;
  // A seller has a link nearly always; whether it sells as theirs is known by the answer.
  const isAwaited = isSeller && links.isLoading;
  const words =
    ofSeller || isAwaited ? copy.ofSeller : isSeller ? copy.storeOfSeller : copy.ofStore;
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{words.heading}</h1>
          {!isEnded && !isAwaited && <p className="plink-lead">{words.lead}</p>}
        </div>
      </div>
      {isEnded ? (
        <Empty slim title={copy.ended} text={serverSentence(links.error, '')} />
      ) : links.isLoading ? (
        // The link waits for this answer, since an ended dealership must never show one.
        <Skeleton shape="row" count={5} />
      ) : (
        <>
          <PortalLinkPanel
            path={large?.path ?? path}
            own={large}
            {...{ dealershipName, words }}
          />
          <SentLinks
            links={{
              ...links,
              currentData: links.currentData?.filter((candidate) => candidate !== large),
            }}
            dealershipName={dealershipName}
            title={isSeller ? texts.ownTitle : texts.title}
          />
        </>
      )}
    </div>
  );
}

/** The link that sells in a seller's name on the public site; else the assisted one. */
function sellersLink(links: readonly Link[] = []): Link | undefined {
  const own = links.filter(({ sellerId }) => sellerId !== null);
  return own.find(({ origin }) => origin === 'link-da-loja') ?? own[0];
}
