import { screen, waitFor, within } from '@testing-library/react';
import { downloadDocument, listDocuments, type SentDocument } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { ANA, having, proposalPage } from '../testing/proposal-page';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const openProposal = (...given: Parameters<typeof proposalPage>) =>
  open(...proposalPage(...given));

const sent = (changes: Partial<SentDocument>): SentDocument => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'cnh-frente',
  name: 'frente.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 420_000,
  pages: null,
  sentAt: '2026-11-20T12:00:00.000Z',
  isReady: true,
  ...changes,
});
const papers = async () =>
  within(await screen.findByRole('region', { name: 'Documentos' }));

// jsdom has no object URLs; the spec checks that one is created and revoked.
const made = jest.fn(() => 'blob:documento');
const givenBack = jest.fn();
beforeEach(() => {
  jest.clearAllMocks();
  URL.createObjectURL = made;
  URL.revokeObjectURL = givenBack;
});

describe("the customer's documents", () => {
  it('say what came, what is being checked, what is missing and what a PDF holds already', async () => {
    const items = [
      sent({
        id: '00000000-0000-4000-8000-000000000003',
        kind: 'outro',
        name: 'renda.jpg',
        isReady: false,
      }),
      sent({ name: 'cnh.pdf', mediaType: 'application/pdf', pages: 2 }),
    ];
    const { transport } = openProposal([
      answer(listDocuments, having(items, ['comprovante-residencia'])),
    ]);
    const list = within(
      await (await papers()).findByRole('list', { name: 'Documentos do cliente' }),
    );
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'CNH, frenteEnviadocnh.pdf, 2 páginas, em 20/11/2026 Ver Baixar',
      'Outro documentoEm verificação de segurançarenda.jpg, em 20/11/2026',
      'CNH, versoNo PDF da frente',
      'Comprovante de residênciaFalta enviar',
    ]);
    expect(transport.requestsOf(listDocuments)[0]?.params).toEqual({ id: ANA });
    expect(transport.requestsOf(downloadDocument)).toEqual([]);
  });

  it('of a company are named as its papers', async () => {
    openProposal(
      [
        answer(listDocuments, {
          ...having([]),
          wanted: ['contrato-social', 'cartao-cnpj', 'comprovante-residencia'],
          missing: ['contrato-social', 'cartao-cnpj', 'comprovante-residencia'],
        }),
      ],
      { clientType: 2 },
    );
    await (await papers()).findByText('Comprovante de endereço da empresa');
  });

  it('wait, say that there are none, and say what happened when they can not be read', async () => {
    const waiting = openProposal([neverAnswer(listDocuments)]);
    await (await papers()).findByText('Carregando os documentos');
    waiting.unmount();
    const empty = openProposal([answer(listDocuments, having([], ['cnh-frente']))]);
    await (await papers()).findByText('O cliente ainda não enviou documentos.');
    empty.unmount();
    const { log } = openProposal([
      refuse(listDocuments, 503, { message: 'Tente em instantes.' }),
    ]);
    await (
      await papers()
    ).findByRole('heading', { name: 'Não conseguimos carregar os documentos.' });
    expect(log.popups).toEqual([]);
  });

  it('open over the page on a click, once, and can be kept from there', async () => {
    const { user, log, transport } = openProposal([
      answer(listDocuments, having([sent({})])),
      picture(),
    ]);
    await user.click(
      await (await papers()).findByRole('button', { name: 'Ver: CNH, frente' }),
    );
    const viewer_ = within(await screen.findByRole('dialog', { name: 'CNH, frente' }));
    expect(
      (
        await viewer_.findByRole('img', { name: 'CNH, frente de Ana Souza' })
      ).getAttribute('src'),
    ).toBe('blob:documento');
    expect(transport.requestsOf(downloadDocument).map(({ params }) => params)).toEqual([
      { id: ANA, documentId: sent({}).id },
    ]);
    await user.click(viewer_.getByRole('button', { name: 'Baixar' }));
    await waitFor(() =>
      expect(log.saved.map(({ name, type }) => [name, type])).toEqual([
        ['frente.jpg', 'image/jpeg'],
      ]),
    );
    expect(transport.requestsOf(downloadDocument)).toHaveLength(1);
    await user.click(viewer_.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(givenBack).toHaveBeenCalledWith('blob:documento');
  });

  it('keep the focus on what was pressed while they are on their way, and are asked for once', async () => {
    const { user, transport } = openProposal([
      answer(listDocuments, having([sent({})])),
      neverAnswer(downloadDocument),
    ]);
    const button = await (
      await papers()
    ).findByRole<HTMLButtonElement>('button', { name: 'Ver: CNH, frente' });
    await user.click(button);
    await user.click(button);
    await user.click(screen.getByRole('button', { name: 'Baixar: CNH, frente' }));
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(transport.requestsOf(downloadDocument)).toHaveLength(1);
  });

  it('can be kept at once', async () => {
    const { user, log } = openProposal([
      answer(listDocuments, having([sent({})])),
      picture(),
    ]);
    await user.click(
      await (await papers()).findByRole('button', { name: 'Baixar: CNH, frente' }),
    );
    await waitFor(() => expect(log.saved).toHaveLength(1));
  });

  it('that can not be opened say so in the words of the server', async () => {
    const message =
      'Ainda estamos verificando esse arquivo. Tente de novo em alguns minutos.';
    const { user } = openProposal([
      answer(listDocuments, having([sent({})])),
      refuse(downloadDocument, 409, { message }),
    ]);
    await user.click(
      await (await papers()).findByRole('button', { name: 'Ver: CNH, frente' }),
    );
    expect((await screen.findByRole('alert')).textContent).toBe(message);
  });
});

function picture(): Answer {
  return answer(downloadDocument, {
    name: 'frente.jpg',
    type: 'image/jpeg',
    bytes: new Uint8Array([255, 216, 255]),
  });
}
