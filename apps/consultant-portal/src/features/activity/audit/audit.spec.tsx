import { screen, waitFor, within } from '@testing-library/react';
import { type AuditLookEntry, listAuditLooks } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { filtersFrom } from './audit-filters';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/auditoria';
const viewer = aViewer('consultant');
const PERSON = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a61';
const ACTOR = 'ac700000-5d47-4a6e-9b0f-1c2d3e4f5a61';
const look: AuditLookEntry = {
  id: '7',
  at: '2026-11-20T12:00:00.000Z',
  action: 'contract-viewed',
  actorId: ACTOR,
  actorName: 'Olga Prado',
  actorRole: 'CONSULTANT',
  personId: PERSON,
  subject: `contract:${PERSON}`,
};
const page = (items: AuditLookEntry[]) =>
  answer(listAuditLooks, { items, nextCursor: null });

describe('the page of who looked at whom', () => {
  it('shows viewer, action, person and time, and links to the viewed item', async () => {
    open(PAGE, { viewer, answers: [page([look])] });
    const row = within(await screen.findByRole('row', { name: /Olga Prado/ }));
    for (const text of ['Consultor', 'Abriu um contrato', '20/11/2026, 09:00'])
      row.getByText(text);
    expect(row.getByRole('link', { name: 'Contrato' }).getAttribute('href')).toBe(
      `/consultor/contratos/${PERSON}`,
    );
    screen.getByText('1 consulta');
  });

  it.each([
    ['driver', `driver:${PERSON}:${ACTOR}`, 'Contrato', `contratos/${PERSON}`],
    ['fine', `traffic-fine:${ACTOR}`, 'Multa', `multas/${ACTOR}`],
    ['request', `service-request:${ACTOR}`, 'Atendimento', `atendimentos/${ACTOR}`],
    ['dispute', `dispute:${ACTOR}`, 'Contestação', `contestacoes/${ACTOR}`],
  ])('leads from a look at a %s to its page', async (_, subject, label, path) => {
    open(PAGE, { viewer, answers: [page([{ ...look, subject }])] });
    const link = await screen.findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe(`/consultor/${path}`);
  });

  it('shows actions of operations and of erased accounts, and those about no person', async () => {
    const ofNobody = { ...look, personId: null, subject: null };
    const items: AuditLookEntry[] = [
      { ...ofNobody, id: '9', actorId: null, actorName: null, actorRole: 'operations' },
      { ...ofNobody, id: '8', actorName: null, subject: `document:${PERSON}` },
    ];
    open(PAGE, { viewer, answers: [page(items)] });
    await screen.findByText('Equipe de operações');
    screen.getByRole('link', { name: 'Conta apagada' });
    expect(screen.getAllByText('Nenhum cliente específico')).toHaveLength(2);
  });

  it('is filtered by viewer and by person, and the filters are removed again', async () => {
    const { user, transport } = open(PAGE, { viewer, answers: [page([look])] });
    await user.click(await screen.findByRole('link', { name: 'Olga Prado' }));
    await screen.findByText('Só Olga Prado');
    await user.click(await screen.findByRole('link', { name: 'Cliente c0ffee00' }));
    await screen.findByText('Só o cliente c0ffee00');
    expect(
      screen.getByRole('link', { name: 'Abrir o cliente' }).getAttribute('href'),
    ).toBe(`/consultor/clientes/${PERSON}`);
    expect(transport.requestsOf(listAuditLooks).at(-1)?.query).toEqual({
      actorId: ACTOR,
      personId: PERSON,
    });
    await user.click(screen.getByRole('button', { name: 'Mostrar toda a equipe' }));
    await user.click(
      await screen.findByRole('button', { name: 'Mostrar todos os clientes' }),
    );
    await waitFor(() => expect(screen.queryByText(/^Só /)).toBeNull());
    await screen.findByRole('row', { name: /Olga Prado/ });
  });

  it('is filtered by act and days of the address', async () => {
    const { user, transport } = open(`${PAGE}?de=2026-11-01`, {
      viewer,
      answers: [page([])],
    });
    await screen.findByText('Nenhuma consulta com esses filtros.');
    await user.selectOptions(screen.getByLabelText('O que fez'), 'Procurou clientes');
    // The sentence does not change with this filter, so the request is checked.
    await waitFor(() =>
      expect(transport.requestsOf(listAuditLooks).at(-1)?.query).toEqual({
        from: '2026-11-01',
        action: 'customers-searched',
      }),
    );
    await screen.findByText('Nenhuma consulta com esses filtros.');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await screen.findByRole('heading', { name: 'Nenhuma consulta registrada' });
  });

  it('loads older ones on demand', async () => {
    const { user, transport } = open(PAGE, {
      viewer,
      answers: [
        answer(listAuditLooks, ({ query }) =>
          query?.cursor
            ? { items: [{ ...look, id: '6' }], nextCursor: null }
            : { items: [look], nextCursor: 'mais' },
        ),
      ],
    });
    await screen.findByText('1 consulta, há mais antigas');
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('2 consultas');
    expect(transport.requestsOf(listAuditLooks).map(({ query }) => query)).toEqual([
      {},
      { cursor: 'mais' },
    ]);
  });

  it('has no links to pages without the right to them', async () => {
    open(PAGE, {
      viewer: aViewer('consultant', { rights: ['audit'] }),
      answers: [page([look])],
    });
    await screen.findByRole('row', { name: /Olga Prado/ });
    expect(screen.queryByRole('link', { name: 'Contrato' })).toBeNull();
  });

  it('says that the right to it is missing', async () => {
    const message = 'Seu acesso não inclui esta área.';
    open(PAGE, { viewer, answers: [refuse(listAuditLooks, 403, { message })] });
    await screen.findByRole('heading', { name: 'Não conseguimos abrir a auditoria.' });
    screen.getByText(message);
    const home = screen.getByRole('link', { name: 'Ir para o início' });
    expect(home.getAttribute('href')).toBe('/consultor');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });
});

it.each([
  ['', {}],
  ['fez=sign-in&de=2026-02-30&ate=ontem&quem=1&cliente=x', {}],
  [
    `fez=lead-viewed&de=2026-11-01&ate=2026-11-20&quem=${ACTOR}&cliente=${PERSON}`,
    {
      action: 'lead-viewed',
      from: '2026-11-01',
      to: '2026-11-20',
      actorId: ACTOR,
      personId: PERSON,
    },
  ],
])('the address %s asks for %j', (address, filters) =>
  expect(filtersFrom(new URLSearchParams(address))).toEqual(filters),
);
