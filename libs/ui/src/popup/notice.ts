import { popupCopy } from './popup.copy';
import { popupBody } from './popup-body';
import './notice.css';

type PageNotice = { text: string; traceId?: string };

const CLASS = 'page-notice';

/**
 * Shows at the foot of the page that something failed, replacing the notice before. It
 * takes no focus and covers no field; it stays until it is closed, so that there is time
 * to read it.
 */
export function showNotice({ text, traceId }: PageNotice): void {
  document.querySelector(`.${CLASS}`)?.remove();
  const box = document.createElement('div');
  box.className = CLASS;
  box.setAttribute('role', 'alert');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'link';
  close.textContent = popupCopy.closeNotice;
  close.addEventListener('click', () => box.remove());
  box.append(popupBody({ text, ...(traceId && { traceId }) }), close);
  // An open dialog is in the browser's top layer, above a notice outside of it.
  (document.querySelector('dialog[open]') ?? document.body).append(box);
}
