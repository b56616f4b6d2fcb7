import { screen, waitFor, within } from '@testing-library/react';
import {
  deleteDocument,
  type DocumentList,
  getDocumentThumbnail,
  listDocuments,
  sendDocument,
  type SentDocument,
} from '@site/api-contract';
import { answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { pressTwice } from '@site/testing/screen';
import { FRONT, NOTHING, open, row, USER } from '../testing/open-documents';

guardConsole();

describe('a sent document', () => {
  it('folds the acts on a document that is there behind one word, which gets the focus of the button that sent it', async () => {
    let isThere = false;
    const list = (): DocumentList => (isThere ? { ...NOTHING, items: [FRONT] } : NOTHING);
    const sending = answer(sendDocument, FRONT);
    const { user } = open(NOTHING, [
      answer(listDocuments, list),
      {
        ...sending,
        reply: (received) => {
          isThere = true;
          return sending.reply(received);
        },
      },
    ]);
    const input = within(await row()).getByLabelText('Enviar arquivo: CNH, frente');
    await user.upload(input, new File(['x'], 'cnh.png', { type: 'image/png' }));
    const front = within(await row());
    await front.findByText('Enviado');
    const fold = front.getByText('opções de CNH, frente').closest('summary');
    await waitFor(() => expect(document.activeElement).toEqual(fold));
    expect(fold?.parentElement?.contains(front.getByText('Trocar arquivo'))).toBe(true);
  });

  it('shows a document that may be opened as a thumbnail, and asks for none of another', async () => {
    const address = 'blob:miniatura';
    URL.createObjectURL = () => address;
    URL.revokeObjectURL = () => undefined;
    const back = {
      ...FRONT,
      id: '0190a1b2-0000-7000-8000-00000000c0de',
      kind: 'cnh-verso',
      isReady: false,
    } as const;
    const { transport } = open({ ...NOTHING, items: [FRONT, back], missing: [] });
    const front = await row();
    await waitFor(() => expect(front.querySelector('img')?.src).toBe(address));
    expect((await row('CNH, verso')).querySelector('img')).toBeNull();
    expect(
      transport.requestsOf(getDocumentThumbnail).map(({ params }) => params),
    ).toEqual([{ id: USER.id, documentId: FRONT.id }]);
  });

  it('has a file icon in the frame while it is checked or its picture has not come', async () => {
    const address = { ...FRONT, kind: 'comprovante-residencia', isReady: false } as const;
    open({ ...NOTHING, items: [FRONT, address], missing: [] }, [
      refuse(getDocumentThumbnail, 404),
    ]);
    expect(await pictureOrIcon('CNH, frente')).toEqual(['svg']);
    expect(await pictureOrIcon('Comprovante de residência')).toEqual(['svg']);
  });

  it('removes a document after asking once', async () => {
    const { user, transport } = open(
      { ...NOTHING, items: [FRONT], missing: ['cnh-verso', 'comprovante-residencia'] },
      [answer(deleteDocument, { ok: true })],
    );
    await user.click(await screen.findByRole('button', { name: 'Apagar: CNH, frente' }));
    expect(transport.requestsOf(deleteDocument)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Sim, apagar' }));
    await waitFor(() => expect(transport.requestsOf(deleteDocument)).toHaveLength(1));
  });

  it('has the focus on the question, and on the button again when the document is kept', async () => {
    const { user } = open({ ...NOTHING, items: [FRONT] });
    await user.click(await removeButton());
    expect(document.activeElement).toBe(question());
    await user.click(screen.getByRole('button', { name: 'Manter' }));
    expect(document.activeElement).toBe(await removeButton());
  });

  it('keeps the focus on what was pressed while it removes, and asks the server once', async () => {
    const page = open({ ...NOTHING, items: [FRONT] }, [neverAnswer(deleteDocument)]);
    await page.user.click(await removeButton());
    await pressTwice(
      page,
      screen.getByRole('button', { name: 'Sim, apagar' }),
      deleteDocument,
    );
    screen.getByRole('button', { name: 'Apagando...' });
  });

  it('says why a document could not be removed, with the focus on the button to try again', async () => {
    const message = 'Tente de novo em instantes.';
    const { user } = open({ ...NOTHING, items: [FRONT] }, [
      refuse(deleteDocument, 503, { message }),
    ]);
    await user.click(await removeButton());
    await user.click(screen.getByRole('button', { name: 'Sim, apagar' }));
    expect((await within(await row()).findByRole('alert')).textContent?.trim()).toBe(
      message,
    );
    expect(document.activeElement).toBe(await removeButton());
  });

  it('leaves the focus on the row of a document that was removed', async () => {
    await remove(FRONT, 'CNH, frente');
    await within(await row()).findByText('Falta enviar');
    expect(document.activeElement).toBe(await row());
  });

  it('leaves the focus on the list when the row goes with its document', async () => {
    await remove({ ...FRONT, kind: 'outro' }, 'Outro documento');
    await waitFor(() => expect(screen.queryByText('Enviado')).toBeNull());
    expect(document.activeElement).toBe(
      screen.getByRole('list', { name: 'Seus documentos' }),
    );
  });
});

const pictureOrIcon = async (name: string) =>
  [...((await row(name)).querySelector('.doc-thumb')?.children ?? [])].map(
    ({ tagName }) => tagName,
  );
const removeButton = (name = 'CNH, frente') =>
  screen.findByRole('button', { name: `Apagar: ${name}` });
const question = () =>
  screen.getByRole('group', { name: 'Apagar este documento?: CNH, frente' });

/** Opens a page with one document and removes it. */
async function remove(sent: SentDocument, name: string) {
  let isThere = true;
  const removing = answer(deleteDocument, { ok: true });
  const { user } = open(NOTHING, [
    answer(listDocuments, () => ({ ...NOTHING, items: isThere ? [sent] : [] })),
    {
      ...removing,
      reply: (received) => {
        isThere = false;
        return removing.reply(received);
      },
    },
  ]);
  await user.click(await removeButton(name));
  await user.click(screen.getByRole('button', { name: 'Sim, apagar' }));
}
