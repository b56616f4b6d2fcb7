import { type PortalLink } from '@site/api-contract';
import { type QueryAnswer, QueryState } from '@site/shell/query-state';
import { Skeleton } from '@site/ui';
import { SentLink } from './sent-link';
import { sentLinksCopy as copy } from './sent-links.copy';
import './sent-links.css';

type SentLinksProps = {
  links: QueryAnswer<readonly PortalLink[]>;
  dealershipName: string;
  title: string;
};

/** The sellers' links, each with a text to send and its results. */
export function SentLinks({ links, dealershipName, title }: SentLinksProps) {
  if (links.currentData?.length === 0) return null;
  return (
    <section className="sent-links" aria-labelledby="links-para-mandar">
      <h2 id="links-para-mandar">{title}</h2>
      <QueryState
        answer={links}
        failed={copy.failed}
        wait={<Skeleton shape="row" count={3} />}
      >
        {(shown) => (
          <ul>
            {shown.map((link) => (
              <SentLink key={link.path} link={link} dealershipName={dealershipName} />
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  );
}
