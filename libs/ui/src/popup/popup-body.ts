import { popupCopy } from './popup.copy';

export type PopupBody = {
  text?: string;
  list?: readonly string[];
  /** Lines with a name: the fields of an error and their problems. */
  items?: readonly { label: string; text: string }[];
  traceId?: string;
  /** False when nothing failed: the id is shown, but without an invitation to copy it. */
  isError?: boolean;
};

/**
 * Text, list and trace id as DOM nodes: messages of the server are text and never become
 * HTML.
 */
export function popupBody({
  text,
  list = [],
  items = [],
  traceId,
  isError = true,
}: PopupBody): HTMLElement {
  const body = document.createElement('div');
  if (text) body.append(element('p', text));
  const all = [...list, ...items.map(({ label, text: line }) => `${label}: ${line}`)];
  if (all.length > 0) {
    const lines = document.createElement('ul');
    lines.append(...all.map((line) => element('li', line)));
    body.append(lines);
  }
  if (traceId) body.append(traceLine(traceId, isError));
  return body;
}

function traceLine(traceId: string, isCopied: boolean): HTMLElement {
  const line = element('p', '');
  line.className = 'rd-trace';
  line.append(element('span', popupCopy.trace(traceId)));
  if (isCopied) line.append(copyButton(traceId));
  return line;
}

function copyButton(traceId: string): HTMLElement {
  const copy = element('button', popupCopy.copyTrace);
  copy.setAttribute('type', 'button');
  copy.className = 'link';
  copy.addEventListener('click', () => {
    void navigator.clipboard?.writeText(traceId).then(() => {
      copy.textContent = popupCopy.copied;
    });
  });
  return copy;
}

/** A title as a text node, whatever its characters. */
export function textNode(text: string): HTMLElement {
  return element('span', text);
}

function element(tag: 'p' | 'li' | 'span' | 'button', text: string): HTMLElement {
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}
