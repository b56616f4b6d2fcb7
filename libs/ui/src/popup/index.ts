import { popupCopy } from './popup.copy';
import { type PopupBody, popupBody, textNode } from './popup-body';

type PopupKind = 'erro' | 'alerta' | 'sucesso';

export type Popup = PopupBody & {
  title: string;
  /**
   * Rule on top; by default decided by the title ('Erro…', 'Sucesso…', else 'alerta').
   */
  kind?: PopupKind;
  /** By default 'Ok'. */
  confirmLabel?: string;
};

/**
 * Shows a popup and waits until it is closed. The library loads with the first one. Texts
 * never become HTML.
 */
export async function showPopup({
  kind,
  title,
  confirmLabel,
  ...body
}: Popup): Promise<void> {
  const { Swal } = await import('./sweetalert');
  await Swal.fire({
    // An open dialog is in the browser's top layer, above a popup outside of it.
    target: document.querySelector<HTMLElement>('dialog[open]') ?? document.body,
    title: textNode(title),
    html: popupBody(body),
    confirmButtonText: confirmLabel ?? popupCopy.confirm,
    buttonsStyling: false,
    // The library's animation begins a moment after the popup is shown and moves it: a
    // press that began earlier would end beside the button and be lost.
    animation: false,
    customClass: {
      popup: `rd-pop rd-pop--${kind ?? kindOf(title)}`,
      confirmButton: 'btn',
    },
    heightAuto: false,
    scrollbarPadding: false,
  });
}

function kindOf(title: string): PopupKind {
  if (title.startsWith('Erro')) return 'erro';
  return title.startsWith('Sucesso') ? 'sucesso' : 'alerta';
}

export { showNotice } from './notice';
