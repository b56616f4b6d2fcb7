import { popupCopy } from './popup.copy';
import { type PopupBody, popupBody, textNode } from './popup-body';

export type PopupKind = 'erro' | 'alerta' | 'sucesso';

export type Popup = PopupBody & {
  title: string;
  /**
   * Rule on top; read from the title ('Erro…', 'Sucesso…', else 'alerta') when it is not
   * said.
   */
  kind?: PopupKind;
  /** 'Ok' unless said. */
  confirmLabel?: string;
};

export type Question = Popup & { cancelLabel: string };

/**
 * Shows a popup and waits until it is closed. The library loads with the first one. Texts
 * never become HTML.
 */
export async function showPopup(popup: Popup): Promise<void> {
  await open(popup);
}

/** Asks: true for the confirm button, false for everything else. */
export function askPopup(question: Question): Promise<boolean> {
  return open(question, question.cancelLabel);
}

async function open(
  { kind, title, confirmLabel, ...body }: Popup,
  cancelLabel?: string,
): Promise<boolean> {
  const { Swal } = await import('./sweetalert');
  const answer = await Swal.fire({
    // An open dialog is in the browser's top layer: a popup beside it would lie
    // underneath.
    target: document.querySelector<HTMLElement>('dialog[open]') ?? document.body,
    title: textNode(title),
    html: popupBody(body),
    confirmButtonText: confirmLabel ?? popupCopy.confirm,
    showCancelButton: cancelLabel !== undefined,
    cancelButtonText: cancelLabel,
    buttonsStyling: false,
    customClass: {
      popup: `rd-pop rd-pop--${kind ?? kindOf(title)}`,
      confirmButton: 'btn',
      cancelButton: 'btn btn--line',
    },
    heightAuto: false,
    scrollbarPadding: false,
  });
  return answer.isConfirmed;
}

function kindOf(title: string): PopupKind {
  if (title.startsWith('Erro')) return 'erro';
  return title.startsWith('Sucesso') ? 'sucesso' : 'alerta';
}

export { showNotice } from './notice';
/** What the failure catalogue of the API client asks for (spec §8). */
export { showPopup as showFailure };
