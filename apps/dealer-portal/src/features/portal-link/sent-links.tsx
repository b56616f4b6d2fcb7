import { failureOf } from '@site/api-client';
import { type PortalLink } from '@site/contracts';
import { Failure, Skeleton } from '@site/ui';
import { SentLink } from './sent-link';
import { sentLinksCopy as copy } from './sent-links.copy';
import './sent-links.css';

type SentLinksProps = {
  /** Undefined while they come. */
  links: readonly PortalLink[] | undefined;
  error: unknown;
  dealershipName: string;
  title: string;
  onRetry: () => void;
};

/** The links that sellers send, each with a text to send it by and what it brought. */
export function SentLinks({
  links,
  error,
  dealershipName,
  title,
  onRetry,
}: SentLinksProps) {
  if (links?.length === 0) return null;
  return (
    <section className="sent-links" aria-labelledby="links-para-mandar">
      <h2 id="links-para-mandar">{title}</h2>
      {links ? (
        <ul>
          {links.map((link) => (
            <SentLink key={link.path} link={link} dealershipName={dealershipName} />
          ))}
        </ul>
      ) : error ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={onRetry}
        />
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </section>
  );
}
