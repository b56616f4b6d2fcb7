import { type ComponentProps, createContext, type ReactNode, use, useState } from 'react';
import { Modal } from '../dialog/modal';
import {
  UnsavedChangesContext,
  type UnsavedForm,
} from '../unsaved-changes/use-unsaved-changes';

const CloseContext = createContext<(() => void) | undefined>(undefined);

/**
 * A dialog with a form: closing it in any way asks first while there is unsaved input,
 * like leaving the page. Its forms report that by `warnOnLeave`.
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

/** The button that closes a `FormModal`, beside the one that sends its form. */
export function CloseButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className="btn btn--line" onClick={use(CloseContext)}>
      {children}
    </button>
  );
}
