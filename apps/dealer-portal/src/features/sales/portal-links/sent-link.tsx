import { useId } from 'react';
import { type PortalLink } from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { LinkActions } from './link-actions';
import { sentLinksCopy as copy } from './sent-links.copy';

/** A seller's link with its text, its poster and its results. */
export function SentLink({
  link,
  dealershipName,
}: {
  link: PortalLink;
  dealershipName: string;
}) {
  const { origin } = useSiteActions();
  const titleId = useId();
  const text = copy.text({
    seller: link.sellerName,
    dealership: dealershipName,
    url: `${origin}${link.path}`,
  });
  return (
    <li className="sent-link" aria-labelledby={titleId}>
      <h3 id={titleId}>{copy.nameOf(link)}</h3>
      <p className="sent-link-text">{text}</p>
      <LinkActions link={link} text={text} />
      <LinkResults link={link} />
    </li>
  );
}

/** Results of a link in this month and in the last one. */
export function LinkResults({ link }: { link: PortalLink }) {
  return (
    <p className="sent-link-results">
      <b>{copy.thisMonth}</b> {copy.results(link.current)}
      <br />
      <span>
        {copy.lastMonth} {copy.results(link.previous)}
      </span>
    </p>
  );
}
