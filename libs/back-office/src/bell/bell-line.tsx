import { type Notification } from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { SiteLink } from '@site/ui';
import { bellCopy as copy } from './bell.copy';

/** Text of a notification, and the path of the whole site that it leads to. */
export type Line = { text: string; to: string };

type BellLineProps = { of: Notification; line: Line; onFollow: () => void };

/** One notification: the event, its time, and its link. */
export function BellLine({ of, line, onFollow }: BellLineProps) {
  const { now } = useSiteActions();
  return (
    <li data-unread={!of.isRead || undefined}>
      <SiteLink to={line.to} onClick={onFollow}>
        <span>
          {!of.isRead && <span className="vh">{copy.unread} </span>}
          {line.text}
        </span>
        <time dateTime={of.at}>{copy.when(new Date(of.at), new Date(now()))}</time>
      </SiteLink>
    </li>
  );
}
