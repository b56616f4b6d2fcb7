import { SiteLink } from '../link/site-link';
import { headerCopy } from './header.copy';

export type KeepNoteProps = {
  /** Time of the last save, `15:05`; null before the first. */
  savedAt: string | null;
  /** Address of the page for a visitor who continues another day. */
  laterHref: string;
};

/** Says in the header of a long form when it was last saved, with a link to leave it. */
export function KeepNote({ savedAt, laterHref }: KeepNoteProps) {
  return (
    <div className="hd-keep">
      {savedAt && <span>{headerCopy.savedAt(savedAt)}</span>}
      <SiteLink className="link" to={laterHref}>
        {headerCopy.later}
      </SiteLink>
    </div>
  );
}
