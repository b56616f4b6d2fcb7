import { type ApiFailure } from '../http/failure';
import {
  explain,
  type Explanation,
  type FailureEffect,
  type FailureNotice,
  type FailurePopup,
} from './catalogue';

/** Shows failures: the app's popup and `@site/shell`'s effects. */
export type OnFailure = {
  /**
   * Handles a failure before it is shown; when it gives true, neither popup nor effect
   * follows.
   */
  intercept?: (effect: FailureEffect, failure: ApiFailure) => boolean;
  /** Shows a popup; resolves when it was closed. */
  showPopup: (popup: FailurePopup) => Promise<void>;
  /** Puts a notice into the page, replacing the one before. Nobody waits for it. */
  showNotice: (notice: FailureNotice) => void;
  run: (effect: FailureEffect, failure: ApiFailure) => void | Promise<void>;
  /** Address of the page, for its labels. */
  url: () => string;
};

/**
 * Makes the function that shows a failure and then runs its effect. It does not wait
 * until the popup is closed. Equal failures while a popup is open (several 401 of one
 * page) share that popup.
 */
export function failureReporter({
  intercept,
  showPopup,
  showNotice,
  run,
  url,
}: OnFailure): (failure: ApiFailure) => void {
  const open = new Set<Explanation['row']>();
  return (failure) => {
    const explanation = explain(failure, { url: url() });
    if (!explanation || open.has(explanation.row)) return;
    const { row, popup, notice, then } = explanation;
    if (then && intercept?.(then, failure)) return;
    if (notice) return showNotice(notice);
    open.add(row);
    void Promise.resolve(popup ? showPopup(popup) : undefined)
      .then(() => (then ? run(then, failure) : undefined))
      .finally(() => open.delete(row));
  };
}
