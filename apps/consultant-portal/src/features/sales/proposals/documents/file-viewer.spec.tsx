import { screen, waitFor, within } from '@testing-library/react';
import {
  type DocumentList,
  downloadDocument,
  getDocumentPage,
  getProposal,
  listDocuments,
  type SentDocument,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { ANA, detail, queue, viewer } from '../testing/queue';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const CUSTOMER = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const sent = (
  n: number,
  kind: 'cnh-frente' | 'cnh-verso' | 'comprovante-residencia',
) => ({
  id: `00000000-0000-4000-8000-00000000000${n}`,
  kind,
  name: `${kind}.jpg`,
  mediaType: 'image/jpeg' as const,
  sizeBytes: 420_000,
  pages: null,
  sentAt: '2026-11-20T12:00:00.000Z',
  isReady: true,
});
const pdf = {
  ...sent(3, 'comprovante-residencia'),
  mediaType: 'application/pdf' as const,
  pages: 2,
};

const having = (items: SentDocument[], maxPages = 20): DocumentList => ({
  items,
  wanted: ['cnh-frente', 'cnh-verso', 'comprovante-residencia'],
  missing: [],
  limits: { maxBytes: 8, maxPages, maxMegapixels: 50, maxFiles: 10 },
});
const page = {
  name: 'conta, página 1.jpg',
  type: 'image/jpeg',
  bytes: new Uint8Array([255, 216, 255]),
};

function openFirst(...others: Answer[]) {
  return open(`/consultor/propostas/${ANA}`, {
    viewer,
    answers: [
      queue(),
      answer(getProposal, detail({ customerId: CUSTOMER })),
      answer(listDocuments, having([sent(1, 'cnh-frente'), sent(2, 'cnh-verso'), pdf])),
      answer(getDocumentPage, page),
      answer(downloadDocument, {
        name: 'foto.jpg',
        type: 'image/jpeg',
        bytes: new Uint8Array([255, 216, 255]),
      }),
      ...others,
    ],
  });
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:documento';
  URL.revokeObjectURL = () => undefined;
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => Object.assign(new EventTarget(), { matches: true }),
  });
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

describe('a document beside the data', () => {
  it('leaves the page in use, is enlarged and turned, and gives the focus back', async () => {
    const { user } = openFirst();
    const button = await screen.findByRole('button', { name: 'Ver: CNH, frente' });
    await user.click(button);
    const region = within(await screen.findByRole('region', { name: 'CNH, frente' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(region.getByRole('button', { name: 'Aumentar' }));
    region.getByText('150%');
    await user.keyboard('+-g');
    region.getByText('150%');
    const sheet = region.getByRole('img').parentElement;
    expect(sheet?.getAttribute('data-turn')).toBe('90');
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'CNH, frente' })).toBeNull(),
    );
    expect(document.activeElement).toBe(button);
  });

  it('that is closed ends the page that was still on its way', async () => {
    const { user, transport } = openFirst(neverAnswer(getDocumentPage));
    await user.click(await screen.findByRole('button', { name: 'Ver: CNH, verso' }));
    await screen.findByRole('region', { name: 'CNH, verso' });
    await user.click(screen.getByRole('button', { name: 'Próximo documento' }));
    await waitFor(() => expect(transport.requestsOf(getDocumentPage)).toHaveLength(1));
    const [asked] = transport.requestsOf(getDocumentPage);
    expect(asked?.signal?.aborted).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(asked?.signal?.aborted).toBe(true));
  });

  it('goes on to the next one, and fetches each when it is shown', async () => {
    const { user, transport } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Ver: CNH, frente' }));
    await screen.findByRole('region', { name: 'CNH, frente' });
    screen.getByText('1 de 3');
    await user.click(screen.getByRole('button', { name: 'Próximo documento' }));
    await screen.findByRole('region', { name: 'CNH, verso' });
    expect(screen.queryByRole('group', { name: 'Páginas' })).toBeNull();
    expect(
      transport.requestsOf(downloadDocument).map(({ params }) => params.documentId),
    ).toEqual([sent(1, 'cnh-frente').id, sent(2, 'cnh-verso').id]);
  });
});

describe('a PDF beside the data', () => {
  const VIEW = 'Ver: Comprovante de residência';
  const WHOSE = 'Comprovante de residência de Ana Souza';

  it('is shown page by page, by button and by key, and keeps zoom and turn', async () => {
    const { user, transport } = openFirst();
    await user.click(await screen.findByRole('button', { name: VIEW }));
    const pages = within(await screen.findByRole('group', { name: 'Páginas' }));
    screen.getByRole('img', { name: `${WHOSE}, página 1 de 2` });
    screen.getByText(/Page Up e Page Down trocam de página\.$/);
    await user.keyboard('g'); // from the title, which has the focus
    await user.click(pages.getByRole('button', { name: 'Próxima página' }));
    const second = await screen.findByRole('img', { name: `${WHOSE}, página 2 de 2` });
    expect(second.parentElement?.getAttribute('data-turn')).toBe('90');
    pages.getByText('Página 2 de 2');
    await user.keyboard('{PageDown}'); // there is no third page
    await user.keyboard('{PageUp}');
    await screen.findByRole('img', { name: `${WHOSE}, página 1 de 2` });
    expect(transport.requestsOf(getDocumentPage).map(({ params }) => params)).toEqual(
      ['1', '2', '1'].map((page) => ({ id: CUSTOMER, documentId: pdf.id, page })),
    );
  });

  it('is kept as it came, not as a picture', async () => {
    const { user, transport, log } = openFirst();
    await user.click(await screen.findByRole('button', { name: VIEW }));
    await screen.findByRole('img');
    await user.click(await screen.findByRole('button', { name: 'Baixar' }));
    await waitFor(() => expect(log.saved).toHaveLength(1));
    expect(
      transport.requestsOf(downloadDocument).map(({ params }) => params.documentId),
    ).toEqual([pdf.id]);
  });

  it('that can not be drawn says why in its place, and holds up no other page', async () => {
    const message = 'Não conseguimos mostrar esta página. Baixe o arquivo para ver.';
    const broken = refuse(getDocumentPage, 409, { message, reason: 'page-undrawable' });
    const whole = answer(getDocumentPage, page);
    const { user } = openFirst({
      call: getDocumentPage,
      reply: (asked) => (asked.params['page'] === '1' ? broken : whole).reply(asked),
    });
    await user.click(await screen.findByRole('button', { name: VIEW }));
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(screen.queryByRole('button', { name: 'Aumentar' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Próxima página' }));
    await screen.findByRole('img', { name: `${WHOSE}, página 2 de 2` });
    await user.click(screen.getByRole('button', { name: 'Documento anterior' }));
    await screen.findByRole('img', { name: 'CNH, verso de Ana Souza' });
  });

  it('with more pages than are shown says so', async () => {
    const { user } = openFirst(answer(listDocuments, having([{ ...pdf, pages: 34 }], 2)));
    await user.click(await screen.findByRole('button', { name: VIEW }));
    await screen.findByText('Página 1 de 34');
    screen.getByText('Mostramos as 2 primeiras páginas. Baixe o arquivo para ver tudo.');
    const next = screen.getByRole('button', { name: 'Próxima página' });
    await user.click(next);
    await screen.findByText('Página 2 de 34');
    expect(next.getAttribute('aria-disabled')).toBe('true');
  });
});
