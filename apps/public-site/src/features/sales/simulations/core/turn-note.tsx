import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { RESERVATION_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { useSite } from '../../../../shared/site-services';
import { turnNoteCopy as copy } from './turn-note.copy';
import './turn-note.css';

/** Last day on which a called place allows a proposal; the server decides. */
export function TurnNote({ until }: { until: string }) {
  const { now } = useSite();
  if (saoPauloDay(new Date(now())) <= until)
    return <p className="notice notice--ok turn-note">{copy.runs(formatDate(until))}</p>;
  return (
    <p className="notice notice--warn turn-note">
      <span>{copy.over(formatDate(until))}</span>
      <SiteLink className="link" to={RESERVATION_PATH}>
        {copy.joinQueue}
      </SiteLink>
    </p>
  );
}
