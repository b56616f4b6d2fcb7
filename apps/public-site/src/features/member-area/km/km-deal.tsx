import { type ReactNode, useState } from 'react';
import { SuccessIcon } from '@site/ui';

type KmDealProps<Done> = {
  /** Label of the button that opens the dialog. */
  label: string;
  dialog: (ways: { onClose: () => void; onDone: (done: Done) => void }) => ReactNode;
  /** The message about the result. */
  words: (done: Done) => ReactNode;
};

/** A button that opens a dialog about km, and the message about its result. */
export function KmDeal<Done>({ label, dialog, words }: KmDealProps<Done>) {
  const [isOpen, open] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  return (
    <div className="km-deal">
      <button
        type="button"
        className="btn btn--line btn--sm"
        onClick={() => {
          setDone(null);
          open(true);
        }}
      >
        {label}
      </button>
      {isOpen &&
        dialog({
          onClose: () => open(false),
          onDone: (what) => {
            setDone(what);
            open(false);
          },
        })}
      <div role="status">
        {done && (
          <p className="notice notice--ok">
            <span>
              <SuccessIcon aria-hidden="true" /> {words(done)}
            </span>
          </p>
        )}
      </div>
    </div>
  );
}
