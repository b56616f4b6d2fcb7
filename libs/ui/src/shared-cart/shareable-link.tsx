import { type ReactNode } from 'react';
import { CopyIcon, SendIcon } from '../icons';
import { SiteLink } from '../link/site-link';
import './shareable-link.css';

type ShareableLinkProps = {
  /** The whole URL; empty without one. */
  url: string;
  /** Message that WhatsApp proposes, with the URL in it. */
  message: string;
  words: { link: string; copy: string; whatsApp: string };
  onCopy: () => void;
  /** Further acts with the link. */
  children?: ReactNode;
};

/** A URL to send to somebody: to read, to copy, by WhatsApp. */
export function ShareableLink({
  url,
  message,
  words,
  onCopy,
  children,
}: ShareableLinkProps) {
  return (
    <>
      <label className="shareable-link">
        <span>{words.link}</span>
        <input
          className="input"
          readOnly
          value={url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <div className="shareable-link-actions">
        <button type="button" className="action" disabled={!url} onClick={onCopy}>
          <CopyIcon aria-hidden="true" /> {words.copy}
        </button>
        {url && (
          <SiteLink
            className="action"
            to={`https://wa.me/?text=${encodeURIComponent(message)}`}
          >
            <SendIcon aria-hidden="true" /> {words.whatsApp}
          </SiteLink>
        )}
        {children}
      </div>
    </>
  );
}
