import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useListPortalLinksQuery } from '@site/api-client';
import { selectViewer } from '@site/auth';
import { dealershipLinkPath } from '@site/contracts/entry-links';
import { useSiteActions } from '@site/shell';
import { CopyIcon, deferred, Failure } from '@site/ui';
import { LinkActions } from './link-actions';
import { portalLinkCopy as copy } from './portal-link.copy';
import { LinkResults } from './sent-link';
import { SentLinks } from './sent-links';
import { sentLinksCopy as texts } from './sent-links.copy';
import './portal-link.css';

const QrFigure = deferred(async () => (await import('./qr-figure')).QrFigure);

/**
 * The dealership's link to the public site: copy it, or take its QR code (spec §2, §4:
 * dealerid).
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

function PortalLink({
  path,
  dealershipName,
  isSeller,
}: {
  path: string;
  dealershipName: string;
  isSeller: boolean;
}) {
  const { origin, copyText } = useSiteActions();
  const links = useListPortalLinksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [status, setStatus] = useState('');
  const link = `${origin}${path}`;
  const own = links.currentData?.find((candidate) => candidate.path === path);
  const copyLink = () =>
    copyText(link).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.failed),
    );
  return (
    <div className="wrap">
      <title>{copy.title}</title>
      <div className="page-head">
        <div>
          <h1>{copy.heading}</h1>
          <p className="plink-lead">{copy.lead}</p>
        </div>
      </div>
      <div className="plink">
        <section aria-labelledby="link">
          <h2 id="link">{copy.label}</h2>
          <p className="linkbox">{link}</p>
          <div className="actions">
            <button type="button" className="btn btn--sm" onClick={() => void copyLink()}>
              <CopyIcon /> {copy.copy}
            </button>
            <span role="status">{status}</span>
          </div>
          {own && (
            <div className="plink-own">
              <LinkActions
                link={own}
                text={texts.text({ seller: null, dealership: dealershipName, url: link })}
              />
              <LinkResults link={own} />
            </div>
          )}
        </section>
        <figure className="plink-qr">
          <QrFigure link={link} />
        </figure>
      </div>
      <SentLinks
        links={{
          ...links,
          currentData: links.currentData?.filter((candidate) => candidate !== own),
        }}
        dealershipName={dealershipName}
        title={isSeller ? texts.ownTitle : texts.title}
      />
    </div>
  );
}
