import { formCopy as copy } from '../form.copy';

type DraftNoticeProps = { isRestored: boolean; onDiscard: () => void };

/** Says that the form's contents were typed earlier, with a button to start again. */
export function DraftNotice({ isRestored, onDiscard }: DraftNoticeProps) {
  return (
    <div className="draft" aria-live="polite">
      {isRestored && (
        <p className="notice notice--info">
          <span>
            {copy.restored}{' '}
            <button type="button" className="link" onClick={onDiscard}>
              {copy.discard}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
