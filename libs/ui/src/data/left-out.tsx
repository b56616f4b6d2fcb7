import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type To, useNavigate, useNavigation } from 'react-router-dom';
import { useHasUnsaved } from '../unsaved-changes/use-unsaved-changes';

const copy = {
  stays:
    'O item aberto não está na lista filtrada. Continua aberto porque havia algo escrito e não salvo.',
} as const;

type LeftOutProps = {
  /** Id of the open item; undefined while none is open. */
  openId: string | undefined;
  /** The filters by which the list is read; the sort order does not count as a filter. */
  filters: object;
  /** Ids of the listed items; undefined until they were read by these filters. */
  listed: readonly string[] | undefined;
  /** Whether further pages of the list are not loaded; the item may be on one of them. */
  hasMore?: boolean;
  /** The page to go to when the filters leave the open item out. */
  instead: () => To;
};

/**
 * Closes the open item beside a list once other filters were chosen that leave it out, and
 * says so where unsaved input keeps it open. An item that was opened by a link stays open
 * although the list does not contain it.
 */
export function LeftOut({ openId, filters, listed, hasMore, instead }: LeftOutProps) {
  const hasUnsaved = useHasUnsaved();
  const navigate = useNavigate();
  // A reader who chose another item meanwhile is on the way to it.
  const isLeaving = useNavigation().state !== 'idle';
  const by = JSON.stringify(filters);
  const isOnPage = openId !== undefined ? listed?.includes(openId) : undefined;
  // An item that the loaded pages do not contain may still be on a further one.
  const isListed = isOnPage === false && hasMore ? undefined : isOnPage;
  const [stays, setStays] = useState<string>();
  const opened = useRef({ openId, by });
  const check = useEffectEvent(() => {
    if (opened.current.openId !== openId) {
      opened.current = { openId, by };
      setStays(undefined);
    }
    if (isLeaving || isListed === undefined || opened.current.by === by) return;
    opened.current.by = by;
    const isUnsaved = hasUnsaved();
    setStays(!isListed && isUnsaved ? openId : undefined);
    if (!isListed && !isUnsaved)
      void navigate(instead(), { replace: true, preventScrollReset: true });
  });
  useEffect(() => check(), [openId, by, isListed, isLeaving]);
  return (
    <div role="status">
      {openId !== undefined && stays === openId && (
        <p className="notice notice--info">{copy.stays}</p>
      )}
    </div>
  );
}
