import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '../icons';
import { useCloseOnBack } from './use-close-on-back';
import './dialog.css';

const CLOSE = 'Fechar';

type ModalProps = {
  open: boolean;
  title: ReactNode;
  /** Close button, Esc, a click beside the dialog or the browser's Back. */
  onClose: () => void;
  /**
   * Back leaves the page instead of closing the dialog: for one with its own address, and
   * for one without which the page is useless.
   */
  backLeaves?: boolean;
  /** Up to 1140 px instead of 840 px (spec §9). */
  large?: boolean;
  /** Covers the whole window: nothing of the page stays in sight. */
  full?: boolean;
  children: ReactNode;
};

/**
 * A dialog over the page. The browser keeps the focus inside while it is open; afterwards
 * the focus returns. Rendered `open` by the server it is part of the page, and becomes
 * modal after hydration.
 */
export function Modal({
  open,
  title,
  onClose,
  backLeaves = false,
  large = false,
  full = false,
  children,
}: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useCloseOnBack(open && !backLeaves, onClose);

  useEffect(() => {
    const current = dialog.current;
    if (!open || !current) return undefined;
    const before = document.activeElement;
    current.removeAttribute('open');
    current.showModal?.();
    current.setAttribute('open', '');
    // Reading begins at the title, not at the close button. A person who began to type
    // before hydration continues there.
    const typing = before instanceof HTMLElement && current.contains(before);
    (typing ? before : current.querySelector('h2'))?.focus();
    return () => {
      // React has removed the attribute, and close() without it leaves the page blocked.
      current.setAttribute('open', '');
      current.close?.();
      current.removeAttribute('open');
      if (before instanceof HTMLElement) before.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      open={open}
      className={full ? 'modal modal--full' : large ? 'modal modal--large' : 'modal'}
      aria-labelledby={heading}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      // Leaving a file chooser inside without choosing does not close the dialog either.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
    >
      {open && (
        <div className="modal-in">
          <div className="modal-head">
            <h2 id={heading} tabIndex={-1}>
              {title}
            </h2>
            <button type="button" className="icb" aria-label={CLOSE} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
