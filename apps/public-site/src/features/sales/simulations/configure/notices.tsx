import { failureOf } from '@site/api-client';
import { CART_PATH } from '@site/api-contract/site-paths';
import { SiteLink } from '@site/ui';
import { configureCopy as copy } from './configure.copy';
import { editCopy as edit } from './edit/edit.copy';

export type ConfigureNoticesProps = {
  /** Readable code of the simulation that is being changed. */
  editedCode: string | undefined;
  /** Another window has changed the simulation, and the visitor has not compared yet. */
  stale: boolean;
  onCompare: () => void;
  /** The visitor's own choice was set aside for a newer one. */
  draft: boolean;
  onUseDraft: () => void;
  /** The message about a failed save. */
  failedSave: string | null;
  quoteError: unknown;
  /** The simulation could not be loaded. */
  editError: unknown;
  /** Single choices were refused; their messages are shown beside them. */
  refusedQuote: boolean;
};

/**
 * Notices that the visitor should read before continuing. A price or simulation that
 * failed to load is only announced: the buy bar says it in its own place, with the way to
 * try again, and a notice above the car would move the whole page.
 */
export function ConfigureNotices(props: ConfigureNoticesProps) {
  const {
    editedCode,
    stale,
    onCompare,
    draft,
    onUseDraft,
    failedSave,
    quoteError,
    editError,
    refusedQuote,
  } = props;
  const isQuoteShown = quoteError !== undefined && !refusedQuote;
  const shown = isQuoteShown ? quoteError : editError;
  return (
    <div className="cfg-notices">
      {editedCode && !draft && !stale && (
        <p className="notice">
          <span>{edit.editing(editedCode)}</span>
          <SiteLink className="link" to={CART_PATH}>
            {edit.backToCart}
          </SiteLink>
        </p>
      )}
      {stale && (
        <p className="notice notice--warn" role="alert">
          <span>{edit.stale}</span>
          <button type="button" className="link" onClick={onCompare}>
            {edit.compare}
          </button>
        </p>
      )}
      {draft && !stale && (
        <p className="notice notice--warn" role="status">
          <span>{edit.newer}</span>
          <button type="button" className="link" onClick={onUseDraft}>
            {edit.useMine}
          </button>
        </p>
      )}
      {failedSave && (
        <p className="notice notice--err" role="alert">
          {failedSave}
        </p>
      )}
      {shown !== undefined && (
        <p className="vh" role="alert">
          {isQuoteShown ? copy.quoteFailed : edit.notRead} {failureOf(shown)?.message}
        </p>
      )}
    </div>
  );
}
