import { screen, within } from '@testing-library/react';
import { type CustomerEvent, getAccountRecord, getCustomer } from '@site/api-contract';
import { type RequestedAct } from '@site/api-contract/activity';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { events, file, ID, PAGE, viewer } from './testing/a-customer';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);

const endedUnpaid = (event: CustomerEvent): CustomerEvent =>
  event.kind === 'contract' || event.kind === 'proposal'
    ? { ...event, returnKind: 'inadimplencia' }
    : event;

describe('the page of a customer', () => {
  it('shows masked contact data, and links each event to its page', async () => {
    const { transport } = open(PAGE, { viewer, answers: [answer(getCustomer, file)] });
    await screen.findByRole('heading', { level: 1, name: 'Rita Lemos' });
    for (const text of ['•••.982.247-••', 'r•••@exemplo.test', '(41) •••••-5432'])
      screen.getByText(text);
    const list = screen.getByRole('list', { name: 'Tudo deste cliente' });
    // On a phone the customer's facts stand before the history.
    const isFirst = screen.getByText('Conta desde').compareDocumentPosition(list);
    expect(isFirst & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Devolução enviada', `/consultor/contratos/${ID}`],
      ['Contestação: 500 km a mais', `/consultor/contestacoes/${ID}?mostrar=respondidas`],
      [
        'Contestação: Avaria: porta',
        '/consultor/contestacoes/c0ffee01-5d47-4a6e-9b0f-1c2d3e4f5a61',
      ],
      ['Pagamento por Pix', `/consultor/contratos/${ID}`],
      ['Mensalidade 1 de 36, vence em 01/12/2026', `/consultor/contratos/${ID}`],
      ['Compra do carro do contrato C-2606-0001', `/consultor/compras/${ID}`],
      ['Devolução do contrato C-2606-0001', `/consultor/contratos/${ID}`],
      ['Multa de trânsito', `/consultor/multas/${ID}`],
      ['Atendimento S-2610-0001', `/consultor/atendimentos/${ID}`],
      ['Contrato C-2606-0001', `/consultor/contratos/${ID}`],
      ['Proposta P-2606-0001', `/consultor/propostas/${ID}`],
      ['Lead', `/consultor/leads/${ID}`],
    ]);
    for (const text of [
      /2\.725,00 em aberto/,
      /40 dias de atraso/,
      /293,47/,
      /68\.500,50/,
    ])
      within(list).getByText(text);
    expect(transport.requestsOf(getAccountRecord)).toEqual([]);
  });

  it('says what was done in a call, and by whom', async () => {
    const done = (act: RequestedAct, number: string | null): CustomerEvent => ({
      ...{ kind: 'by-phone', id: act, at: '2026-11-23T12:00:00.000Z', act },
      ...{ by: 'Olga Prado', contract: number === null ? null : { id: ID, number } },
    });
    const calls = [done('address', null), done('second-copy', 'C-2606-0001')];
    open(PAGE, { viewer, answers: [answer(getCustomer, { ...file, events: calls })] });
    const list = await screen.findByRole('list', { name: 'Tudo deste cliente' });
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Endereço novo, para o cliente conferirFeito por Olga Prado a pedido do cliente.23/11/2026, 09:00',
      'Segunda via enviadaContrato C-2606-0001. Feito por Olga Prado a pedido do cliente.23/11/2026, 09:00',
    ]);
    expect(within(list).getByRole('link').getAttribute('href')).toBe(
      `/consultor/contratos/${ID}`,
    );
  });

  it('says what was contested and answered, and each line of the statement', async () => {
    open(PAGE, { viewer, answers: [answer(getCustomer, file)] });
    const list = await screen.findByRole('list', { name: 'Tudo deste cliente' });
    const items = within(list).getAllByRole('listitem').slice(0, 5);
    expect(items.map((item) => item.textContent?.replace(/\s/g, ' '))).toEqual([
      'Devolução enviadaR$ 150,00 no contrato C-2606-000123/11/2026, 09:00',
      'Contestação: 500 km a maisAceita em parteR$ 350,00 no contrato C-2606-0001. Respondida em 23/11/202622/11/2026, 12:00',
      'Contestação: Avaria: portaAbertaR$ 800,00 no contrato C-2606-0001. Sem resposta22/11/2026, 11:00',
      'Pagamento por PixR$ 2.637,00 no contrato C-2606-000122/11/2026, 09:00',
      'Mensalidade 1 de 36, vence em 01/12/2026R$ 2.637,00 no contrato C-2606-000122/11/2026, 09:00',
    ]);
  });

  it('says that a contract was ended for unpaid bills', async () => {
    const ended = { ...file, events: events.map(endedUnpaid) };
    open(PAGE, { viewer, answers: [answer(getCustomer, ended)] });
    const list = await screen.findByRole('list', { name: 'Tudo deste cliente' });
    expect(within(list).getAllByText('Encerrada por falta de pagamento')).toHaveLength(2);
    expect(within(list).queryByText('Ativa')).toBeNull();
  });

  it('says what is left out', async () => {
    open(PAGE, {
      viewer,
      answers: [
        answer(getCustomer, { ...file, events: [], hasMore: true, hasLeads: false }),
      ],
    });
    await screen.findByText('Nada aconteceu com este cliente ainda.');
    screen.getByText(/^Só os 50 mais recentes/);
    screen.getByText(/^Os leads ficam de fora/);
  });

  it('has no links to proposals and leads without the right to them', async () => {
    open(PAGE, {
      viewer: aViewer('consultant', { rights: ['desk'] }),
      answers: [
        answer(getCustomer, { ...file, events: [], hasAnalysis: false, hasLeads: false }),
      ],
    });
    await screen.findByText(
      'Propostas, contratos e o que vem deles ficam de fora: você não tem acesso a eles.',
    );
    expect(screen.queryByText('Nada aconteceu com este cliente ainda.')).toBeNull();
    for (const name of ['Contratos deste cliente', 'Quem olhou este cliente'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  it('offers the whole registration to consultants of proposals or leads, and tells others why not', async () => {
    for (const [rights, isOpen] of [
      [['desk', 'audit'], false],
      [['analysis'], true],
      [['leads'], true],
    ] as const) {
      const { unmount } = open(PAGE, {
        viewer: aViewer('consultant', { rights }),
        answers: [answer(getCustomer, file)],
      });
      const record = within(await screen.findByRole('region', { name: 'Cadastro' }));
      expect(record.queryByRole('button', { name: 'Ver cadastro' }) !== null).toEqual(
        isOpen,
      );
      expect(
        record.queryByText(
          'O cadastro completo é de quem cuida de propostas ou de leads. Peça acesso a quem cuida das contas da equipe.',
        ) !== null,
      ).toEqual(!isOpen);
      unmount();
    }
  });

  it.each([
    [404, 'Este cliente não está aqui'],
    [429, /^Muitas consultas na última hora\./],
    [503, 'Não conseguimos abrir o cliente.'],
  ])('says what went wrong (%s)', async (status, name) => {
    open(PAGE, { viewer, answers: [refuse(getCustomer, status, { message: 'Não.' })] });
    await screen.findByRole('heading', { name });
  });
});
