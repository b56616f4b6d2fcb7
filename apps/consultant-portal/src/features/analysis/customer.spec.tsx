import { act, screen, waitFor, within } from '@testing-library/react';
import {
  type AccountRecord,
  type DocumentList,
  downloadDocument,
  getAccountRecord,
  getProposal,
  listDocuments,
  listProposals,
  type SentDocument,
} from '@site/contracts';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aProposal,
  aUser,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
} from '@site/testing';
import { routes } from '../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const ID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a61';
const ANA = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const PAGE = `/consultor/propostas/${ID}`;
const LIMITS = { maxBytes: 8, maxPages: 20, maxMegapixels: 50, maxFiles: 10 };

const proposal = {
  ...aProposal({ id: ID, customerName: 'Ana Souza' }),
  income: 11_200,
  deliveryDate: null,
  history: [],
  customerId: ANA,
};
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
const having = (
  items: SentDocument[],
  missing: DocumentList['missing'] = [],
): DocumentList => ({
  items,
  wanted: ['cnh-frente', 'cnh-verso', 'comprovante-residencia'],
  missing,
  limits: LIMITS,
});

const record: AccountRecord = {
  ...aUser({
    name: 'Ana Souza',
    cellphone: '41998765432',
    birthdate: '1990-07-22',
    street: 'Rua das Flores',
    city: 'Curitiba',
    state: 41,
    cep: '80420090',
    registrationFinished: true,
  }),
  document: '52998224725',
  emailConfirmed: true,
  nationality: 'Argentina',
  rne: 'V123456J',
  rneExpirationDate: '2030-05-01',
  profession: 'Arquiteta',
  cnh: '58316794534',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2010-03-15',
  cnhExpirationDate: '2031-03-10',
  number: '10',
  complement: null,
  neighborhood: 'Batel',
  companyType: null,
  companyPhone: null,
  financialContactName: null,
  financialContactEmail: null,
  partners: [],
  createdAt: '2026-10-02T12:00:00.000Z',
};

const NO_ANSWERS: readonly Answer[] = [];
function openProposal(answers = NO_ANSWERS, changes: Partial<typeof proposal> = {}) {
  const queue = answer(listProposals, {
    items: [],
    nextCursor: null,
    total: 0,
    counts: {},
  });
  return open(PAGE, {
    viewer,
    answers: [
      queue,
      answer(getProposal, { ...proposal, ...changes }),
      answer(listDocuments, having([])),
      ...answers,
    ],
  });
}
const papers = async () =>
  within(await screen.findByRole('region', { name: 'Documentos' }));

// jsdom can't read a Blob into an Image; what matters is that one is made and given back.
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
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([
      false,
      'true',
    ]);
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

describe("the customer's record", () => {
  it('is asked for on a click alone, since each look is noted', async () => {
    const { user, transport } = openProposal([answer(getAccountRecord, record)]);
    const button = await screen.findByRole('button', { name: 'Ver cadastro completo' });
    screen.getByText('Cada abertura do cadastro fica registrada.');
    expect([
      button.getAttribute('aria-expanded'),
      transport.requestsOf(getAccountRecord).length,
    ]).toEqual(['false', 0]);
    await user.click(button);
    const region = within(screen.getByRole('region', { name: 'Cadastro' }));
    for (const text of [
      'V123456J, válido até 01/05/2030',
      'Argentina',
      '22/07/1990',
      'AB, válida até 10/03/2031',
      '58316794534',
      'Rua das Flores, 10, Batel',
      'Curitiba, PR',
      '80420-090',
      'Completo',
    ])
      await region.findByText(text);
    expect(transport.requestsOf(getAccountRecord)[0]?.params).toEqual({ id: ANA });
    await user.click(region.getByRole('button', { name: 'Fechar cadastro' }));
    expect(region.queryByText('Argentina')).toBeNull();
  });

  it('is asked for with every opening: no look is missing in the audit trail', async () => {
    const { user, transport } = openProposal([answer(getAccountRecord, record)]);
    await user.click(
      await screen.findByRole('button', { name: 'Ver cadastro completo' }),
    );
    await screen.findByText('Argentina');
    await user.click(screen.getByRole('button', { name: 'Fechar cadastro' }));
    await act(async () => new Promise((resolve) => setTimeout(resolve, 10)));
    await user.click(screen.getByRole('button', { name: 'Ver cadastro completo' }));
    await screen.findByText('Argentina');
    expect(transport.requestsOf(getAccountRecord)).toHaveLength(2);
  });

  it('of a company names each partner with CPF and share', async () => {
    const partners = [
      { name: 'Paulo Massa', cpf: '12345678909', share: 66.67 },
      { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 },
    ];
    const { user } = openProposal(
      [
        answer(getAccountRecord, {
          ...record,
          personType: 'PJ',
          rne: null,
          nationality: null,
          companyType: 'Sociedade limitada',
          partners,
        }),
      ],
      { clientType: 2 },
    );
    await user.click(
      await screen.findByRole('button', { name: 'Ver cadastro completo' }),
    );
    await screen.findByText('CPF 123.456.789-09, 66,67%');
    screen.getByText('CPF 000.000.001-91, 33,33%');
    screen.getByText('Sociedade limitada');
    expect(screen.queryByText('RNM (antigo RNE)')).toBeNull();
  });

  it('waits, and says what happened when it can not be read', async () => {
    const waiting = openProposal([neverAnswer(getAccountRecord)]);
    await waiting.user.click(
      await screen.findByRole('button', { name: 'Ver cadastro completo' }),
    );
    await screen.findByText('Carregando o cadastro');
    waiting.unmount();
    const { user } = openProposal([
      refuse(getAccountRecord, 404, { message: 'Não encontramos.' }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Ver cadastro completo' }),
    );
    await screen.findByRole('heading', { name: 'Não conseguimos abrir o cadastro.' });
  });
});

function picture(): Answer {
  return answer(downloadDocument, {
    name: 'frente.jpg',
    type: 'image/jpeg',
    bytes: new Uint8Array([255, 216, 255]),
  });
}
