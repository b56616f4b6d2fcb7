import { failureOf, useListPortalLinksQuery } from '@site/api-client';
import { Failure, Skeleton } from '@site/ui';
import { SentLink } from './sent-link';
import { sentLinksCopy as copy } from './sent-links.copy';
import './sent-links.css';

/** Every link that the viewer may send, with a text to send it by and what it brought. */
export function SentLinks({ dealershipName }: { dealershipName: string }) {
  const { data, error, refetch } = useListPortalLinksQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <section className="sent-links" aria-labelledby="links-para-mandar">
      <h2 id="links-para-mandar">{copy.title}</h2>
      {data ? (
        <ul>
          {data.map((link) => (
            <SentLink key={link.path} link={link} dealershipName={dealershipName} />
          ))}
        </ul>
      ) : error ? (
        <Failure
          title={copy.failed}
          traceId={failureOf(error)?.traceId}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="row" count={3} />
      )}
    </section>
  );
}
