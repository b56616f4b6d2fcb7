import { formCopy as copy } from '../form.copy';

type DraftNoticeProps = { isRestored: boolean; onDiscard: () => void };

/**
 * Says that the form's contents were typed earlier, with a button to start again. The
 * button goes with the notice, so the focus moves to the first field of its form.
 */
export function DraftNotice({ isRestored, onDiscard }: DraftNoticeProps) {
  return (
    <div className="draft" aria-live="polite">
      {isRestored && (
        <p className="notice notice--info">
          <span>
            {copy.restored}{' '}
            <button
              type="button"
              className="link"
              onClick={({ currentTarget: { form } }) => {
                onDiscard();
                form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
              }}
            >
              {copy.discard}
            </button>
          </span>
        </p>
      )}
    </div>
  );
}
