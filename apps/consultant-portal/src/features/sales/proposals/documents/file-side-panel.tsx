import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from '@site/ui';
import { viewerCopy as copy } from './file-viewer.copy';

type FileSidePanelProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A panel beside the page, which stays usable. Its title takes the focus, Esc closes it,
 * and the focus returns to the previous element.
 */
export function FileSidePanel({ title, onClose, children }: FileSidePanelProps) {
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    top.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      className="file-side-panel"
      role="presentation"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div role="region" aria-labelledby={heading}>
        <div className="modal-head">
          <h3 id={heading} tabIndex={-1} ref={top}>
            {title}
          </h3>
          <button type="button" className="icb" aria-label={copy.close} onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
      </div>
    </div>
  );
}
