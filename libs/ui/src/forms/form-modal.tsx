import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';
import { Modal } from '../dialog/modal';
import {
  UnsavedChangesContext,
  type UnsavedForm,
} from '../unsaved-changes/use-unsaved-changes';

const CloseContext = createContext<(() => void) | undefined>(undefined);

/**
 * A dialog whose form is written in: closed in whatever way while something typed is not
 * saved, it asks first, as leaving the page does. Its forms say so by `warnOnLeave`.
 */
export function FormModal({ onClose, children, ...props }: ComponentProps<typeof Modal>) {
  const page = use(UnsavedChangesContext);
  const [dialog] = useState(() => new Set<UnsavedForm>());
  const leave = () => {
    dialog.forEach(({ forget }) => forget?.());
    onClose();
  };
  const close = () => (page && dialog.size > 0 ? page.askToClose(leave) : onClose());
  return (
    <Modal {...props} onClose={close}>
      <UnsavedChangesContext value={page && { ...page, dialog }}>
        <CloseContext value={close}>{children}</CloseContext>
      </UnsavedChangesContext>
    </Modal>
  );
}

/** The way out of a `FormModal` beside the button that sends its form. */
export function CloseButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="btn btn--line" onClick={use(CloseContext)}>
      {children}
    </button>
  );
}
