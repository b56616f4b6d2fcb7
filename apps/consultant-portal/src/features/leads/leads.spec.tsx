import { screen, waitFor, within } from '@testing-library/react';
import { type Lead, listLeads } from '@site/contracts';
import { portalForSpecs } from '@site/shell/testing';
import { aLead, answer, aViewer, guardConsole, neverAnswer, refuse } from '@site/testing';
import { routes } from '../../app/routes';
import { leadsCopy } from './leads.copy';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/leads';
const viewer = aViewer('consultant');
const page = (...items: Lead[]) => ({ items, nextCursor: null, total: items.length });
const minutesAgo = (minutes: number) =>
  new Date(Date.now() - minutes * 60_000).toISOString();

describe('the lead queue', () => {
  it('waits as rows that say they are loading', async () => {
    open(PAGE, { viewer, answers: [neverAnswer(listLeads)] });
    await screen.findByRole('heading', { name: 'Fila de leads' });
    screen.getByText('Carregando');
  });

  it('says what happened when it cannot be read', async () => {
    open(PAGE, {
      viewer,
      answers: [refuse(listLeads, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir os leads.' });
  });

  it('says where leads come from while there are none', async () => {
    open(PAGE, { viewer, answers: [answer(listLeads, page())] });
    await screen.findByRole('heading', {
      name: 'Nenhum lead ainda. Os contatos do site chegam aqui na hora.',
    });
  });

  it('shows who wrote, what they want, how long ago and who brought them', async () => {
    const lead = aLead({
      times: 2,
      createdAt: minutesAgo(34),
      dealershipName: 'Rodar Batel',
      sellerName: 'Lívia Sertori',
    });
    open(PAGE, { viewer, answers: [answer(listLeads, page(lead))] });
    const row = within(await screen.findByRole('row', { name: /Ana Souza/ }));
    const texts = [
      '(41) 99876-5432',
      'ana@example.com',
      'quero para uso pessoal',
      'Desconto para Assinar, 2 envios',
      '34 min',
      'Rodar Batel',
      'Lívia Sertori',
      'Novo',
    ];
    for (const text of texts) row.getByText(text);
    screen.getByText('1 lead');
  });

  it('shows the words of a message, opens long ones, and says which company asks', async () => {
    const short = aLead({
      kind: 'contato',
      cellphone: '',
      interest: 'Outro assunto',
      message: 'Posso mudar o vencimento?',
    });
    const company = {
      name: 'Ipê Entregas Ltda.',
      cnpj: '12ABC34501DE35',
      cars: 12,
      city: 'São Paulo',
      state: 'SP',
    };
    const long = 'Somos doze entregadores.\nPodemos receber em duas lojas?';
    const asked = aLead({
      id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a67',
      name: 'Caio Prado',
      kind: 'empresa',
      interest: '12 carros',
      company,
      message: long,
    });
    const { user } = open(PAGE, {
      viewer,
      answers: [answer(listLeads, page(short, asked))],
    });
    const written = within(await screen.findByRole('row', { name: /Ana Souza/ }));
    for (const text of ['Outro assunto', 'Contato', 'Posso mudar o vencimento?'])
      written.getByText(text);
    const row = within(screen.getByRole('row', { name: /Caio Prado/ }));
    for (const text of [
      '12 carros',
      'Para empresas',
      'Ipê Entregas Ltda.',
      'CNPJ 12.ABC.345/01DE-35, São Paulo, SP',
    ])
      row.getByText(text);
    await user.click(row.getByText('Ler a mensagem'));
    expect(row.getByText(/Somos doze entregadores/).textContent).toBe(long);
  });

  it.each([
    ['pre-reserva', 'Pré-reserva'],
    ['aviso-de-modelo', 'Aviso de modelo novo'],
    ['chamanochat', 'Chama no chat'],
    ['campanha-whatsapp', 'Campanha do WhatsApp'],
    ['abordo', 'Guia a bordo'],
    ['assine', 'Página Assine'],
  ] as const)(
    'names the kind %s as %s, and shows a lead that left no e-mail',
    async (kind, label) => {
      open(PAGE, {
        viewer,
        answers: [answer(listLeads, page(aLead({ kind, email: null })))],
      });
      const row = within(await screen.findByRole('row', { name: /Ana Souza/ }));
      row.getByText(label);
      row.getByText('(41) 99876-5432');
    },
  );

  it.each([
    [{ campaign: 'serrana-nov' }, 'Campanha serrana-nov'],
    [{}, 'Sem indicação'],
  ])('a lead with %j says: %s', async (changes, text) => {
    open(PAGE, { viewer, answers: [answer(listLeads, page(aLead(changes)))] });
    await screen.findByText(text);
  });

  it('is searched through the address', async () => {
    const { user, transport, location } = open(PAGE, {
      viewer,
      answers: [
        answer(listLeads, ({ query }) => (query?.search ? page() : page(aLead()))),
      ],
    });
    await screen.findByText('1 lead');
    await user.type(screen.getByLabelText('Nome, e-mail ou telefone'), ' bruno {Enter}');
    await screen.findByText('Nenhum lead com essa busca.');
    expect(location()).toBe(`${PAGE}?busca=bruno`);
    expect(transport.requestsOf(listLeads).at(-1)?.query).toEqual({ search: 'bruno' });
  });

  it("'Carregar mais' adds the next page below", async () => {
    const first = { ...page(aLead()), nextCursor: 'abc', total: 2 };
    const second = {
      ...page(aLead({ id: '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a67', name: 'Bruno Reis' })),
      total: 2,
    };
    const { user } = open(PAGE, {
      viewer,
      answers: [
        answer(listLeads, ({ query }) => (query?.cursor === 'abc' ? second : first)),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('2 de 2 leads');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull(),
    );
  });
});

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [23 * 60 + 59, '23 h'],
  [24 * 60, '1 dia'],
  [10 * 24 * 60, '10 dias'],
  [-5, '0 min'],
])('%i minutes ago reads %s', (minutes, text) => {
  const now = new Date('2026-11-21T12:00:00.000Z');
  expect(
    leadsCopy.age(new Date(now.getTime() - minutes * 60_000).toISOString(), now),
  ).toBe(text);
});
