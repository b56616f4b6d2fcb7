import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useBlocker } from 'react-router-dom';
import { Modal } from '../dialog/modal';
import { unsavedCopy as copy } from './unsaved-changes.copy';
import { UnsavedChangesContext, type UnsavedForms } from './use-unsaved-changes';

/** The question before something unsaved is lost, and what it is asked about. */
type UnsavedQuestion = {
  page: UnsavedForms;
  isOpen: boolean;
  stay: () => void;
  leave: () => void;
  /** Runs `act`, which takes the page away, at once or after the question. */
  ask: (act: () => void) => void;
};

/**
 * Asks before a page inside the app is left with something typed and not saved, for all
 * forms in it: a router takes one blocker only. What stays on the same path (filters,
 * dialogs) leaves nothing.
 */
export function useUnsavedQuestion(): UnsavedQuestion {
  const [act, setAct] = useState<(() => void) | null>(null);
  // The same at each render: a context that changes while the page comes alive takes away
  // the parts of it whose code is still on its way, with what is typed in them.
  const [page] = useState<UnsavedForms>(() => ({
    forms: new Set(),
    askToClose: (close) => setAct(() => close),
  }));
  const { forms } = page;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      forms.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  /** Answered: the browser need not ask as well. */
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
      // A dialog below it that closes with it could not give the focus back.
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

/** The pages whose forms are asked about, and the dialog over them. */
export function UnsavedChanges({ question, children }: UnsavedChangesProps) {
  const { page, isOpen, stay, leave } = question;
  return (
    <UnsavedChangesContext value={page}>
      {children}
      <Modal
        open={isOpen}
        title={copy.title}
        onClose={stay}
        // The router keeps the history where it was: an entry of the dialog's own would
        // be the next one to go back from.
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
