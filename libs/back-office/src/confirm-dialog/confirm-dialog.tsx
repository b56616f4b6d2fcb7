import { type ReactNode } from 'react';
import { Modal } from '@site/ui';
import { confirmDialogCopy as copy } from './confirm-dialog.copy';

type ConfirmDialogProps = {
  title: string;
  /** Label of the button that acts; `pending` is its label until the answer. */
  submit: string;
  pending: string;
  isPending: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** The consequences of the act. */
  children: ReactNode;
};

/** Asks once before an act that takes something from somebody. */
export function ConfirmDialog({
  title,
  submit,
  pending,
  isPending,
  onClose,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal open title={title} onClose={onClose}>
      {children}
      <div className="actions">
        <button
          type="button"
          className="btn btn--danger"
          aria-busy={isPending || undefined}
          onClick={() => isPending || onConfirm()}
        >
          {isPending ? pending : submit}
        </button>
        <button type="button" className="btn btn--line" onClick={onClose}>
          {copy.back}
        </button>
      </div>
    </Modal>
  );
}
