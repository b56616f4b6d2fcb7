import { screen, waitFor, within } from '@testing-library/react';
import {
  getProposal,
  listProposals,
  type Proposal,
  type ProposalDetail,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aProposal, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('dealer-portal', routes);
const LIST = '/concessionarias/propostas';
const page = `${LIST}/${aProposal().id}`;
const dealer = aViewer('dealer');
const listOf = (item: Proposal) =>
  answer(listProposals, { items: [item], nextCursor: null, total: 1, counts: {} });
const list = listOf(aProposal());

const aDetail = (changes: Partial<ProposalDetail> = {}): ProposalDetail => ({
  ...aProposal(),
  income: null,
  deliveryDate: '2026-12-01',
  history: [
    {
      from: 'enviada',
      to: 'em_analise',
      at: '2026-11-21T12:00:00.000Z',
      by: 'sistema',
      reason: 'A regra da renda passou.',
    },
  ],
  ...changes,
});

describe('one proposal', () => {
  it('opens beside the list, with its facts and its history, and closes with the filters kept', async () => {
    const { user, location } = open(`${LIST}?estado=em_analise`, {
      viewer: dealer,
      answers: [
        list,
        answer(
          getProposal,
          aDetail({
            sellerName: 'Vera Nunes',
            customerDocument: '•••.982.247-••',
            customerPhone: '11987654321',
          }),
        ),
      ],
    });
    await user.click(await screen.findByRole('link', { name: 'Ana Souza' }));
    const panel = within(
      await screen.findByRole('complementary', { name: 'P-2611-0487' }),
    );
    for (const text of [
      '•••.982.247-••',
      'Vera Nunes',
      'Rodar Batel',
      'até 01/12/2026, se assinar hoje',
      'A regra da renda passou.',
    ])
      panel.getByText(text);
    panel.getByText(/R\$\s91\.764,00/);
    const leads = (name: string) =>
      panel.getByRole('link', { name }).getAttribute('href');
    expect(leads('ana@example.com')).toBe('mailto:ana@example.com');
    expect(leads('(11) 98765-4321')).toBe('tel:11987654321');
    await user.click(panel.getByRole('link', { name: 'Fechar detalhe' }));
    await waitFor(() => expect(location()).toBe(`${LIST}?estado=em_analise`));
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'P-2611-0487' })).toBeNull(),
    );
  });

  it('says where a signed car is handed over, and whose yard it comes from', async () => {
    const signed = aDetail({
      state: 'contrato_assinado',
      handover: { label: 'Retirada', text: 'Rodar Batel, Curitiba, PR' },
      carFrom: 'Rodar Norte',
    });
    open(page, { viewer: dealer, answers: [list, answer(getProposal, signed)] });
    const valueOf = (name: string) =>
      screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
    await screen.findByText('Origem do carro');
    expect(valueOf('Origem do carro')).toBe('Do estoque de outra loja: Rodar Norte');
    expect(valueOf('Retirada')).toBe('Rodar Batel, Curitiba, PR');
  });

  it('says no place before the contract is signed', async () => {
    open(page, { viewer: dealer, answers: [list, answer(getProposal, aDetail())] });
    await screen.findByText('Entrega', { selector: 'dt' });
    expect(screen.queryByText('Retirada')).toBeNull();
    expect(screen.queryByText('Origem do carro')).toBeNull();
  });

  it('says why the sale is ours and what else there was, with a link to the rule', async () => {
    const claim = { dealershipName: 'Rodar Batel', sellerName: null };
    const saleClaims: ProposalDetail['saleClaims'] = [
      {
        ...claim,
        rule: 'carrinho',
        outcome: 'decidiu',
        sellerName: 'Vera Nunes',
        day: '2026-11-20',
        isOfSimulation: false,
      },
      {
        rule: 'venda-assistida',
        outcome: 'mais-fraco',
        dealershipName: 'Rodar Paulista',
        sellerName: null,
        day: '2026-11-18',
        isOfSimulation: false,
      },
      {
        ...claim,
        rule: 'link-da-loja',
        outcome: 'vencido',
        day: '2026-10-02',
        isOfSimulation: true,
      },
    ];
    open(page, {
      viewer: dealer,
      answers: [list, answer(getProposal, aDetail({ saleClaims }))],
    });
    const name = await screen.findByText('De quem é a venda', { selector: 'dt' });
    const said = within(name.nextElementSibling as HTMLElement);
    said.getByText(
      /^No carrinho do cliente: Vera Nunes, Rodar Batel, desde 20\/11\/2026/,
    );
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Link de venda assistida de um vendedor da Rodar Paulista, aberto em 18/11/2026. Vale menos pela regra.',
      'Link da Rodar Batel, na simulação de 02/10/2026. Passou de 30 dias.',
    ]);
    expect(said.getByRole('link', { name: 'Ver a regra' }).getAttribute('href')).toBe(
      '/concessionarias/de-quem-e-a-venda',
    );
  });

  it('names what is charged once with its price, in the words that the customer reads', async () => {
    const oneOff = [{ key: 'entrega-em-casa', label: 'Entrega em casa', amount: 390 }];
    open(page, {
      viewer: dealer,
      answers: [list, answer(getProposal, aDetail({ oneOff }))],
    });
    const label = await screen.findByText(
      'Entrega em casa, uma vez, com a primeira parcela',
      { selector: 'dt' },
    );
    expect(label.nextElementSibling?.textContent).toBe('R$\u00a0390,00');
  });

  it('that the server refuses without a word says what to do', async () => {
    open(page, { viewer: dealer, answers: [list, refuse(getProposal, 500)] });
    const panel = within(await screen.findByRole('complementary', { name: 'Proposta' }));
    await panel.findByText('Não conseguimos abrir esta proposta.');
  });

  it('of somebody else is not found, told once, and with no code of an error', async () => {
    const message = 'Não encontramos essa proposta.';
    const { log } = open(page, {
      viewer: dealer,
      answers: [list, refuse(getProposal, 404, { message })],
    });
    const panel = within(await screen.findByRole('complementary', { name: 'Proposta' }));
    await panel.findByRole('heading', { name: message });
    panel.getByText('Ela pode ser de outra concessionária ou de outro vendedor.');
    expect(panel.queryByText(/Código de atendimento/)).toBeNull();
    expect(panel.queryByText('Não conseguimos abrir esta proposta.')).toBeNull();
    expect(log.popups).toEqual([]);
  });

  it('says that its contract was ended unpaid, as the list does', async () => {
    const ended = { state: 'ativa', returnKind: 'inadimplencia' } as const;
    const row = aProposal(ended);
    open(page, {
      viewer: dealer,
      answers: [listOf(row), answer(getProposal, aDetail(ended))],
    });
    await screen.findByRole('complementary', { name: row.number });
    const tags = await screen.findAllByText('Encerrada por falta de pagamento');
    expect(tags).toHaveLength(2);
    expect(screen.queryByText('Ativa', { selector: '.tag' })).toBeNull();
    expect(screen.getAllByText('fechada')).not.toHaveLength(0);
    expect(screen.queryByText('concluída')).toBeNull();
  });
});
