import { useState } from 'react';
import { useSelector } from 'react-redux';
import { selectViewer } from '@site/auth';
import { dealershipLinkPath } from '@site/contracts/entry-links';
import { useSiteActions } from '@site/shell';
import { CopyIcon, deferred, Failure } from '@site/ui';
import { portalLinkCopy as copy } from './portal-link.copy';
import { SentLinks } from './sent-links';
import './portal-link.css';

const QrFigure = deferred(async () => (await import('./qr-figure')).QrFigure);

/**
 * The dealership's link to the public site: copy it, or take its QR code (spec §2, §4:
 * dealerid).
 */
export function Component() {
  const viewer = useSelector(selectViewer);
  const site = useSiteActions();
  if (viewer.dealershipId === undefined)
    return (
      <div className="wrap">
        <Failure title={copy.none} text="" />
      </div>
    );
  return (
    <PortalLink
      link={`${site.origin}${dealershipLinkPath(viewer.dealershipId)}`}
      copyText={site.copyText}
      dealershipName={viewer.dealershipName ?? ''}
    />
  );
}

function PortalLink({
  link,
  copyText,
  dealershipName,
}: {
  link: string;
  copyText: (text: string) => Promise<void>;
  dealershipName: string;
}) {
  const [status, setStatus] = useState('');
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
        </section>
        <figure className="plink-qr">
          <QrFigure link={link} />
        </figure>
      </div>
      <SentLinks dealershipName={dealershipName} />
    </div>
  );
}
