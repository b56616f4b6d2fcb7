import { screen, waitFor, within } from '@testing-library/react';
import { downloadDocument, getProposal, listDocuments } from '@site/contracts';
import { portalForSpecs } from '@site/shell/testing';
import { answer, guardConsole } from '@site/testing';
import { routes } from '../../app/routes';
import { ANA, detail, queue, viewer } from './testing/queue';

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

function openFirst() {
  return open(`/consultor/propostas/${ANA}`, {
    viewer,
    answers: [
      queue(),
      answer(getProposal, detail({ customerId: CUSTOMER })),
      answer(listDocuments, {
        items: [sent(1, 'cnh-frente'), sent(2, 'cnh-verso'), pdf],
        wanted: ['cnh-frente', 'cnh-verso', 'comprovante-residencia'],
        missing: [],
        limits: { maxBytes: 8, maxPages: 20, maxMegapixels: 50, maxFiles: 10 },
      }),
      answer(downloadDocument, {
        name: 'foto.jpg',
        type: 'image/jpeg',
        bytes: new Uint8Array([255, 216, 255]),
      }),
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

  it('goes on to the next, and fetches a PDF only to be kept', async () => {
    const { user, transport, log } = openFirst();
    await user.click(await screen.findByRole('button', { name: 'Ver: CNH, frente' }));
    await screen.findByRole('region', { name: 'CNH, frente' });
    await user.click(screen.getByRole('button', { name: 'Próximo documento' }));
    await screen.findByRole('region', { name: 'CNH, verso' });
    await user.keyboard('{ArrowRight}');
    await screen.findByText('Não mostramos PDF nesta tela. Baixe o arquivo para ver.');
    screen.getByText('3 de 3');
    const fetched = () =>
      transport.requestsOf(downloadDocument).map(({ params }) => params.documentId);
    expect(fetched()).toEqual([sent(1, 'cnh-frente').id, sent(2, 'cnh-verso').id]);
    await user.click(screen.getByRole('button', { name: 'Baixar' }));
    await waitFor(() => expect(log.saved).toHaveLength(1));
    expect(fetched()[2]).toBe(pdf.id);
  });
});
