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
  personName: 'Rita Lemos',
  isStaff: false,
  subject: `contract:${PERSON}`,
  subjectName: 'C-2611-0004',
  detail: null,
};
const act = (changes: Partial<AuditLookEntry>): AuditLookEntry => ({
  ...look,
  personId: null,
  personName: null,
  subject: null,
  subjectName: null,
  ...changes,
});
const page = (items: AuditLookEntry[]) =>
  answer(listAuditLooks, { items, nextCursor: null });

describe('the trail of the staff', () => {
  it('opens on the acts; looks, and all, are one filter away', async () => {
    const { user, transport } = open(PAGE, { viewer, answers: [page([look])] });
    const asked = () => transport.requestsOf(listAuditLooks).at(-1)?.query;
    await screen.findByRole('table', {
      name: 'Ações da equipe, da mais recente à mais antiga',
    });
    expect(asked()).toEqual({ kind: 'acts' });
    expect(screen.queryByRole('option', { name: 'Listou leads' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Consultas');
    await screen.findByRole('table', { name: /^Consultas da equipe/ });
    expect(asked()).toEqual({ kind: 'looks' });
    await user.selectOptions(screen.getByLabelText('Mostrar'), 'Tudo');
    await screen.findByRole('table', { name: /^Ações, consultas e acessos/ });
    expect(asked()).toEqual({ kind: 'all' });
  });

  it.each([
    [
      { action: 'rights-changed', detail: 'analysis, audit' },
      ['Mudou os direitos de uma conta', 'Abre: Análise, Auditoria'],
    ],
    [
      { action: 'rights-changed', detail: 'analysis, audit, +audit, -leads' },
      [
        'Mudou os direitos de uma conta',
        'Ganhou: Auditoria. Perdeu: Leads. Abre: Análise, Auditoria',
      ],
    ],
    [
      { action: 'rights-changed', detail: 'none, -leads' },
      ['Mudou os direitos de uma conta', 'Perdeu: Leads. Abre: Nenhuma parte'],
    ],
    [
      { action: 'traffic-fine-changed', detail: 'cancelada traffic-fine:3' },
      ['Cancelou uma multa'],
    ],
    [
      { action: 'proposal-moved', detail: 'aprovada' },
      ['Mudou a etapa de uma proposta', 'Aprovada'],
    ],
    [
      { action: 'campaign-made', detail: 'BEMVINDO' },
      ['Fez uma campanha', 'Campanha BEMVINDO'],
    ],
    [
      { action: 'commission-rate-set', detail: '7 2026-12-01 3.5%' },
      ['Definiu a comissão de uma loja', '3,5% desde 01/12/2026'],
    ],
    [
      {
        action: 'cms-page-published',
        detail: '3',
        subject: 'cms-page:3',
        subjectName: 'duvidas',
      },
      ['Publicou uma página', 'Página duvidas', 'Versão 3'],
    ],
    [
      {
        action: 'invitation-withdrawn',
        subject: `invitation:${PERSON}`,
        subjectName: 'Rui Sá',
      },
      ['Cancelou um convite', 'Rui Sá'],
    ],
    [
      { action: 'invitation-withdrawn', subject: `invitation:${PERSON}` },
      ['Cancelou um convite', 'Pessoa apagada'],
    ],
    [
      {
        action: 'account-disabled',
        personId: PERSON,
        personName: 'Lívia Sá',
        isStaff: true,
      },
      ['Desativou uma conta', 'Lívia Sá'],
    ],
    [{ action: 'of-a-newer-api' }, ['Outra ação']],
  ])('tells %j in words', async (changes, words) => {
    open(PAGE, { viewer, answers: [page([act(changes)])] });
    const row = within(await screen.findByRole('row', { name: /Olga Prado/ }));
    for (const text of words) row.getByText(text);
  });

  it('shows viewer, action, person and time, and links to the viewed item', async () => {
    open(PAGE, { viewer, answers: [page([look])] });
    const row = within(await screen.findByRole('row', { name: /Olga Prado/ }));
    for (const text of [
      'Consultor',
      'Abriu um contrato',
      'Rita Lemos',
      '20/11/2026, 09:00',
    ])
      row.getByText(text);
    expect(
      row.getByRole('link', { name: 'Contrato C-2611-0004' }).getAttribute('href'),
    ).toBe(`/consultor/contratos/${PERSON}`);
    screen.getByText('1 registro');
  });

  it('does not filter by the viewer when a row is pressed beside the link', async () => {
    open(PAGE, { viewer, answers: [page([look])] });
    const viewerCell = await screen.findByRole('rowheader', { name: /^Olga Prado/ });
    expect(viewerCell.hasAttribute('data-opens')).toBe(false);
  });

  it.each([
    ['driver', `driver:${PERSON}:${ACTOR}`, 'Contrato', `contratos/${PERSON}`],
    ['fine', `traffic-fine:${ACTOR}`, 'Multa', `multas/${ACTOR}`],
    ['request', `service-request:${ACTOR}`, 'Atendimento', `atendimentos/${ACTOR}`],
    ['dispute', `dispute:${ACTOR}`, 'Contestação', `contestacoes/${ACTOR}`],
  ])('leads from a look at a %s to its page', async (_, subject, label, path) => {
    open(PAGE, { viewer, answers: [page([{ ...look, subject, subjectName: null }])] });
    const link = await screen.findByRole('link', { name: label });
    expect(link.getAttribute('href')).toBe(`/consultor/${path}`);
  });

  it('shows actions of operations and of erased accounts, and those about no person', async () => {
    const ofNobody = act({});
    const items: AuditLookEntry[] = [
      { ...ofNobody, id: '9', actorId: null, actorName: null, actorRole: 'operations' },
      { ...ofNobody, id: '8', actorName: null, subject: `document:${PERSON}` },
    ];
    open(PAGE, { viewer, answers: [page(items)] });
    await screen.findByText('Equipe de operações');
    screen.getByRole('link', { name: 'Conta apagada' });
    expect(screen.getAllByText('Nenhuma pessoa específica')).toHaveLength(2);
  });

  it('is filtered by viewer and by person, and the filters are removed again', async () => {
    const { user, transport } = open(PAGE, { viewer, answers: [page([look])] });
    await user.click(await screen.findByRole('link', { name: 'Olga Prado' }));
    await screen.findByText('Só Olga Prado');
    await user.click(await screen.findByRole('link', { name: 'Rita Lemos' }));
    await screen.findByText('Só Rita Lemos');
    expect(
      screen.getByRole('link', { name: 'Abrir o cliente' }).getAttribute('href'),
    ).toBe(`/consultor/clientes/${PERSON}`);
    expect(transport.requestsOf(listAuditLooks).at(-1)?.query).toEqual({
      kind: 'acts',
      actorId: ACTOR,
      personId: PERSON,
    });
    await user.click(screen.getByRole('button', { name: 'Mostrar toda a equipe' }));
    await user.click(
      await screen.findByRole('button', { name: 'Mostrar todas as pessoas' }),
    );
    await waitFor(() => expect(screen.queryByText(/^Só /)).toBeNull());
    await screen.findByRole('row', { name: /Olga Prado/ });
  });

  it('is filtered by act and days of the address', async () => {
    const { user, transport } = open(`${PAGE}?de=2026-11-01`, {
      viewer,
      answers: [page([])],
    });
    await screen.findByText('Nada registrado com esses filtros.');
    await user.selectOptions(screen.getByLabelText('O que fez'), 'Publicou uma página');
    // The sentence does not change with this filter, so the request is checked.
    await waitFor(() =>
      expect(transport.requestsOf(listAuditLooks).at(-1)?.query).toEqual({
        kind: 'acts',
        from: '2026-11-01',
        action: 'cms-page-published',
      }),
    );
    await screen.findByText('Nada registrado com esses filtros.');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await screen.findByRole('heading', { name: 'Nada registrado ainda' });
  });

  it("has no day left that does not exist after 'Limpar'", async () => {
    const { user, location } = open(`${PAGE}?fez=cms-page-published`, {
      viewer,
      answers: [page([])],
    });
    await user.type(await screen.findByLabelText('De'), '31/02/2026');
    await screen.findByText('Esse dia não existe.');
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await waitFor(() => expect(location()).toBe(PAGE));
    await waitFor(() => expect(screen.getByLabelText('De')).toHaveProperty('value', ''));
    expect(screen.queryByText('Esse dia não existe.')).toBeNull();
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
    await screen.findByText('1 registro, há mais antigos');
    await user.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await screen.findByText('2 registros');
    expect(transport.requestsOf(listAuditLooks).map(({ query }) => query)).toEqual([
      { kind: 'acts' },
      { kind: 'acts', cursor: 'mais' },
    ]);
  });

  it('has no links to pages without the right to them', async () => {
    open(PAGE, {
      viewer: aViewer('consultant', { rights: ['audit'] }),
      answers: [page([look])],
    });
    await screen.findByRole('row', { name: /Olga Prado/ });
    expect(screen.queryByRole('link', { name: /^Contrato/ })).toBeNull();
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
  ['', { kind: 'acts' }],
  ['ver=nada&fez=lead-viewed&de=2026-02-30&ate=ontem&quem=1&cliente=x', { kind: 'acts' }],
  ['ver=tudo&fez=sign-in', { kind: 'all', action: 'sign-in' }],
  [
    `ver=consultas&fez=lead-viewed&de=2026-11-01&ate=2026-11-20&quem=${ACTOR}&cliente=${PERSON}`,
    {
      kind: 'looks',
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
