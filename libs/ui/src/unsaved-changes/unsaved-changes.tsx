import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { Modal } from '../dialog/modal';
import { unsavedCopy as copy } from './unsaved-changes.copy';
import {
  type OnTheWay,
  UnsavedChangesContext,
  type UnsavedForms,
} from './use-unsaved-changes';

/** The question before unsaved input is lost, and its forms. */
type UnsavedQuestion = {
  page: UnsavedForms;
  isOpen: boolean;
  stay: () => void;
  leave: () => void;
  /** Runs `act`, which leaves the page, at once or after the question. */
  ask: (act: () => void) => void;
};

/**
 * Asks before a page of the app with unsaved input is left, for all its forms, since a
 * router accepts only one blocker. Navigation on the same path (filters, dialogs) leaves
 * nothing.
 */
export function useUnsavedQuestion(): UnsavedQuestion {
  const [act, setAct] = useState<(() => void) | null>(null);
  // The same object in each render: a context that changes during hydration would discard
  // the parts whose code is still loading, with the text typed in them.
  const [page] = useState<UnsavedForms>(() => ({
    forms: new Set(),
    askToClose: (close) => setAct(() => close),
  }));
  const { forms } = page;
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (currentLocation.pathname === nextLocation.pathname) return false;
    const way: OnTheWay | null = nextLocation.state;
    return [...forms].some(({ isKept }) => !(way?.keepsInput && isKept));
  });
  /** The question was answered, so the browser need not ask as well. */
  const leavePage = (go: () => void) => {
    forms.forEach(({ forget }) => forget?.());
    forms.clear();
    go();
  };
  return {
    page,
    isOpen: act !== null || blocker.state === 'blocked',
    stay: () => {
      setAct(null);
      blocker.reset?.();
    },
    leave: () => {
      // Another dialog that closes at the same time could otherwise not return the focus.
      flushSync(() => setAct(null));
      if (blocker.proceed) leavePage(blocker.proceed);
      act?.();
    },
    ask: (next) => {
      if (forms.size > 0) setAct(() => () => leavePage(next));
      else next();
    },
  };
}

type UnsavedChangesProps = { question: UnsavedQuestion; children: ReactNode };

/** The pages with forms, and the dialog of the question over them. */
export function UnsavedChanges({ question, children }: UnsavedChangesProps) {
  const { page, isOpen, stay, leave } = question;
  return (
    <UnsavedChangesContext value={page}>
      {children}
      <Modal
        open={isOpen}
        title={copy.title}
        onClose={stay}
        // The router restores the history entry; an entry of this dialog would be the
        // next target of the back button.
        backLeaves
      >
        <p>{copy.text}</p>
        <div className="actions">
          <button type="button" className="btn" onClick={stay}>
            {copy.stay}
          </button>
          <button type="button" className="btn btn--line" onClick={leave}>
            {copy.leave}
          </button>
        </div>
      </Modal>
    </UnsavedChangesContext>
  );
}
