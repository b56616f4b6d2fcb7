import { useState } from 'react';
import { type PortalLink } from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { CopyIcon, deferred } from '@site/ui';
import { LinkActions } from './link-actions';
import { type LargeLinkWords, portalLinkCopy as copy } from './portal-link.copy';
import { LinkResults } from './sent-link';
import { sentLinksCopy as texts } from './sent-links.copy';

const QrFigure = deferred(async () => (await import('./qr-figure')).QrFigure);

type PortalLinkPanelProps = {
  path: string;
  dealershipName: string;
  /** The link with its results; undefined until they are known. */
  own: PortalLink | undefined;
  words: LargeLinkWords;
};

/** One link with buttons to copy and send it, and its QR code. */
export function PortalLinkPanel({
  path,
  dealershipName,
  own,
  words,
}: PortalLinkPanelProps) {
  const { origin, copyText } = useSiteActions();
  const [status, setStatus] = useState('');
  const link = `${origin}${path}`;
  const copyLink = () =>
    copyText(link).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.failed),
    );
  return (
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
              text={texts.text({
                seller: own.sellerName,
                dealership: dealershipName,
                url: link,
              })}
            />
            <LinkResults link={own} />
          </div>
        )}
      </section>
      <figure className="plink-qr">
        <QrFigure {...{ link, words }} />
      </figure>
    </div>
  );
}
