import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Modal } from './modal';

it('a modal has a large variant', () => {
  const { rerender } = render(
    <Modal open title="Desconto para Assinar" onClose={() => undefined}>
      Texto
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Desconto para Assinar' });
  expect([...dialog.classList]).toEqual(['modal']);
  rerender(
    <Modal open large title="Desconto para Assinar" onClose={() => undefined}>
      Texto
    </Modal>,
  );
  expect([...dialog.classList]).toEqual(['modal', 'modal--large']);
});

describe('a modal closes', () => {
  const shown = () => {
    const onClose = jest.fn();
    render(
      <Modal open title="Contestar" onClose={onClose}>
        <input type="file" aria-label="Foto" />
      </Modal>,
    );
    return onClose;
  };
  const cancel = () => new Event('cancel', { bubbles: true, cancelable: true });

  it('by a click beside it, and by none inside', () => {
    const onClose = shown();
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Contestar' }));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('by Esc, and not when a file chooser inside is left without a file', () => {
    const onClose = shown();
    fireEvent(screen.getByLabelText('Foto'), cancel());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent(screen.getByRole('dialog'), cancel());
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe("the browser's Back", () => {
  /** Goes back, and waits until the browser is there. */
  const back = () =>
    new Promise<void>((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
      window.history.back();
    });
  const modal = (open: boolean, onClose: () => void, backLeaves = false) => (
    <Modal open={open} backLeaves={backLeaves} title="Parcelas" onClose={onClose}>
      Texto
    </Modal>
  );

  it('closes the dialog and stays on the page', async () => {
    const onClose = jest.fn();
    const page = window.location.href;
    render(modal(true, onClose));
    await back();
    expect(window.location.href).toBe(page);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is not needed twice when the dialog was closed in another way', async () => {
    window.history.pushState({ idx: 1, key: 'before' }, '');
    window.history.pushState({ idx: 2, key: 'page' }, '');
    const onClose = jest.fn();
    const { rerender } = render(modal(true, onClose));
    rerender(modal(false, onClose));
    rerender(modal(true, onClose));
    rerender(modal(false, onClose));
    await back();
    await waitFor(() => expect(window.history.state).toEqual({ idx: 1, key: 'before' }));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not undo the page that a link in the dialog led to', async () => {
    const { unmount } = render(modal(true, jest.fn()));
    window.history.pushState({ page: 'another' }, '');
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(window.history.state).toEqual({ page: 'another' });
  });

  it('leaves a dialog that is the page of its address', () => {
    const length = window.history.length;
    render(modal(true, jest.fn(), true));
    expect(window.history.length).toBe(length);
  });
});

it('leaves the focus in the field where somebody began to type before React arrived', async () => {
  const page = (
    <Modal open title="Contato" onClose={() => undefined}>
      <input aria-label="Nome" />
    </Modal>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  const field = screen.getByLabelText('Nome');
  field.focus();
  await act(async () => void hydrateRoot(container, page));
  expect(document.activeElement).toBe(field);
});
