import { screen, within } from '@testing-library/react';
import {
  type DealershipItem,
  getDealershipToday,
  listAssistedCarts,
  listProposals,
} from '@site/api-contract';
import { addDays, formatLongDay, saoPauloDay } from '@site/api-contract/brazil';
import { portalForSpecs } from '@site/shell/testing';
import {
  type Answer,
  answer,
  aProposal,
  aViewer,
  guardConsole,
  neverAnswer,
  refuse,
  stopClock,
} from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();
// Now, for page and spec.
const NOW = Date.UTC(2027, 4, 4, 15);
beforeEach(() => stopClock(NOW));

const { open } = portalForSpecs('dealer-portal', routes);
const HOME = '/concessionarias';
const dealer = aViewer('dealer');
const NONE = { items: [], nextCursor: null, total: 0, counts: {} };

describe("the dealership's home", () => {
  it('waits as rows that say they are loading', async () => {
    open(HOME, { viewer: dealer, answers: [neverAnswer(listProposals)] });
    await screen.findByRole('heading', { level: 1, name: 'Hoje' });
    screen.getAllByText('Carregando');
  });

  it('says what happened when it cannot be read', async () => {
    open(HOME, {
      viewer: dealer,
      answers: [refuse(listProposals, 503, { message: 'Tente em instantes.' })],
    });
    await screen.findByRole('heading', {
      name: 'Não conseguimos abrir os números da loja.',
    });
  });

  it('begins with the link while there is no proposal', async () => {
    open(HOME, {
      viewer: dealer,
      answers: [answer(listProposals, NONE)],
    });
    await screen.findByRole('heading', { name: /^Nenhuma proposta ainda\./ });
  });

  it('counts the proposals of each state, each leading to its list, and shows the newest', async () => {
    const counts = { em_analise: 3, aprovada: 1, ativa: 6 };
    open(HOME, {
      viewer: dealer,
      answers: [
        answer(listProposals, ({ query }) =>
          query?.next
            ? NONE
            : { items: [aProposal()], nextCursor: null, total: 4, counts },
        ),
      ],
    });
    const figures = within(
      await screen.findByRole('list', { name: 'Propostas por situação' }),
    );
    const links = figures.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      '3 Em análise',
      '1 Aprovada',
      '0 Entregas agendadas',
      '6 Ativas',
    ]);
    expect(links[0]?.getAttribute('href')).toBe(
      '/concessionarias/propostas?estado=em_analise',
    );
    screen.getByRole('link', { name: 'Ana Souza' });
    expect(screen.getByRole('link', { name: 'Ver todas' }).getAttribute('href')).toBe(
      '/concessionarias/propostas',
    );
  });
});

describe('the day of a dealership', () => {
  const ID = 'b1b1b1b1-5d47-4a6e-9b0f-1c2d3e4f5a61';
  const today = saoPauloDay(new Date(NOW));
  const item = (changes: Partial<DealershipItem>): DealershipItem => ({
    task: 'handover',
    id: ID,
    customerName: 'Ana Souza',
    about: 'Aroeira Evolução',
    until: today,
    hour: null,
    ...changes,
  });
  const day = (...items: DealershipItem[]) =>
    answer(getDealershipToday, { items, hasMore: false });

  it.each([
    [HOME, dealer, []],
    ['/concessionarias/seller', aViewer('seller'), ['Ver mais 6']],
  ])(
    '%s says until when, with whom, what, and the one act',
    async (path, viewer, press) => {
      const { user } = open(path, {
        viewer,
        answers: [
          answer(listProposals, NONE),
          answer(listAssistedCarts, []),
          day(
            item({ until: addDays(today, -1), hour: '09:00' }),
            item({ task: 'late-car', until: addDays(today, -1) }),
            item({ task: 'return', customerName: 'Bruno Lima' }),
            item({ task: 'follow-up', about: 'Ligar sobre a entrega' }),
            item({ task: 'ask-documents' }),
            item({ task: 'ask-signature' }),
            item({ task: 'ask-payment' }),
            item({ task: 'ask-day' }),
          ),
        ],
      });
      const region = within(await screen.findByRole('region', { name: 'Hoje' }));
      await region.findAllByRole('link');
      for (const name of press) await user.click(region.getByRole('button', { name }));
      const rows = region.getAllByRole('link');
      region.getByText(formatLongDay(new Date(NOW)));
      expect(rows.map(({ textContent }) => textContent?.trim())).toEqual([
        'era ontem às 9hAna SouzaEntrega, Aroeira EvoluçãoEntregar',
        'venceu ontemAna SouzaCarro atrasado, Aroeira EvoluçãoVer a entrega',
        'hojeBruno LimaDevolução, Aroeira EvoluçãoReceber',
        'hojeAna SouzaLigar sobre a entregaVer a proposta',
        'expira hojeAna SouzaFaltam documentos, Aroeira EvoluçãoLembrar o cliente',
        'expira hojeAna SouzaFalta assinar o contrato, Aroeira EvoluçãoLembrar o cliente',
        'hojeAna SouzaFalta pagar a primeira parcela, Aroeira EvoluçãoLembrar o cliente',
        'hojeAna SouzaCarro pronto, falta marcar o dia, Aroeira EvoluçãoLembrar o cliente',
      ]);
      expect(rows.map((row) => row.getAttribute('href'))).toEqual([
        `/concessionarias/entregas/${ID}`,
        `/concessionarias/entregas/${ID}`,
        `/concessionarias/devolucoes/${ID}`,
        `/concessionarias/propostas/${ID}`,
        `/concessionarias/propostas/${ID}`,
        `/concessionarias/propostas/${ID}`,
        `/concessionarias/propostas/${ID}`,
        `/concessionarias/entregas/${ID}`,
      ]);
    },
  );

  it.each([
    [2, 1, 'Vermelho Ipê: 2 propostas esperam, 1 carro na loja e nas vizinhas'],
    [1, 0, 'Vermelho Ipê: 1 proposta espera, nenhum carro na loja e nas vizinhas'],
    [5, 3, 'Vermelho Ipê: 5 propostas esperam, 3 carros na loja e nas vizinhas'],
  ])('says that %s wait for %s cars in stock', async (waiting, free, said) => {
    const few = item({ task: 'stock', about: 'Vermelho Ipê', waiting, free });
    open(HOME, { viewer: dealer, answers: [answer(listProposals, NONE), day(few)] });
    const text = await screen.findByText(said);
    expect(text.closest('a')?.getAttribute('href')).toBe('/concessionarias/estoque');
  });

  it('leads to the lists where more is due', async () => {
    const answers = [
      answer(listProposals, NONE),
      answer(getDealershipToday, { items: [item({})], hasMore: true }),
    ];
    open(HOME, { viewer: dealer, answers });
    const more = within((await screen.findByText(/^Há mais para hoje/)) as HTMLElement);
    expect(more.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/concessionarias/entregas',
      '/concessionarias/devolucoes',
      '/concessionarias/oficina',
      '/concessionarias/propostas',
    ]);
  });

  it('is there before the rest of the page, which it would move', async () => {
    const answers = [answer(listProposals, NONE), neverAnswer(getDealershipToday)];
    open(HOME, { viewer: dealer, answers });
    await screen.findByText(/^Nenhuma proposta ainda/);
    expect(screen.queryByRole('heading', { name: /^Nenhuma proposta ainda/ })).toBeNull();
  });

  const atSeller = (...answers: Answer[]) =>
    open('/concessionarias/seller', {
      viewer: aViewer('seller'),
      answers: [answer(listProposals, NONE), answer(listAssistedCarts, []), ...answers],
    });

  it('leaves the forms of a seller usable while it is on its way', async () => {
    atSeller(neverAnswer(getDealershipToday));
    await screen.findByRole('textbox', { name: 'Como você chama o cliente' });
    screen.getByRole('button', { name: 'Começar simulação assistida' });
  });

  const namesIn = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    const links = await region.findAllByRole('link');
    return links.map((link) => link.querySelector('b')?.textContent);
  };

  it('shows a seller two things, and the others on demand', async () => {
    const { user } = atSeller(
      day(
        item({ customerName: 'Ana Souza' }),
        item({ customerName: 'Bruno Lima', id: ID.replace('1', '2') }),
        item({ customerName: 'Célia Prates', id: ID.replace('1', '3') }),
      ),
    );
    const more = await screen.findByRole('button', { name: 'Ver mais 1' });
    expect(await namesIn('Hoje')).toEqual(['Ana Souza', 'Bruno Lima']);
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('true');
    expect(await namesIn('Hoje')).toEqual(['Ana Souza', 'Bruno Lima', 'Célia Prates']);
    await user.click(more);
    expect(more.getAttribute('aria-expanded')).toBe('false');
    expect(await namesIn('Hoje')).toEqual(['Ana Souza', 'Bruno Lima']);
  });

  const tomorrow = item({ until: addDays(today, 1), hour: '09:00' });
  const linksIn = async (name: string) => {
    const region = within(await screen.findByRole('region', { name }));
    const links = await region.findAllByRole('link');
    return links.map(({ textContent }) => textContent?.trim());
  };
  const DUE = 'hojeAna SouzaEntrega, Aroeira EvoluçãoEntregar';

  it.each([[[]], [[item({})]]])(
    'has the next booking of a seller below, under its own heading, after what shows all (%#)',
    async (items) => {
      const coming = [tomorrow, { ...tomorrow, id: ID.replace('1', '2'), hour: '10:00' }];
      const { user } = atSeller(
        answer(getDealershipToday, { items, hasMore: false, coming }),
      );
      const NEXT = 'amanhã às 9hAna SouzaEntrega, Aroeira EvoluçãoPreparar';
      const AFTER = 'amanhã às 10hAna SouzaEntrega, Aroeira EvoluçãoPreparar';
      expect(await linksIn('Próximos dias')).toEqual([NEXT]);
      const next = within(screen.getByRole('region', { name: 'Próximos dias' }));
      // Tab follows the eye: the button stands beside the heading, above the row.
      const more = next.getByRole('button', { name: 'Ver mais 1' });
      more.focus();
      await user.tab();
      expect(document.activeElement?.textContent?.trim()).toBe(NEXT);
      await user.click(more);
      expect(await linksIn('Próximos dias')).toEqual([NEXT, AFTER]);
      const due = within(screen.getByRole('region', { name: 'Hoje' }));
      expect(due.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
        items.map(() => DUE),
      );
    },
  );

  it('leaves no gap where one thing is due to a seller and nothing comes', async () => {
    atSeller(
      answer(getDealershipToday, { items: [item({})], hasMore: false, coming: [] }),
    );
    expect(await linksIn('Hoje')).toEqual([DUE, 'Ver entregas e devoluções']);
    expect(screen.queryByRole('region', { name: 'Próximos dias' })).toBeNull();
  });

  /** So many customers to remind, who are not due today. */
  const waiting = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      item({
        task: 'ask-signature',
        id: ID.replace('b1', `${10 + at}`),
        customerName: `Cliente ${at + 1}`,
        until: addDays(today, 1),
      }),
    );
  const withCustomers = (
    items: DealershipItem[],
    toRemind: { items: DealershipItem[]; hasMore: boolean },
  ) => answer(getDealershipToday, { items, hasMore: false, toRemind });

  it('has the customers to remind apart, folded after five', async () => {
    const { user } = open(HOME, {
      viewer: dealer,
      answers: [
        answer(listProposals, NONE),
        withCustomers([], { items: waiting(7), hasMore: true }),
      ],
    });
    const list = await screen.findByRole('region', { name: 'Clientes para lembrar' });
    const region = within(list);
    expect(region.getAllByRole('link')[0]?.textContent?.trim()).toBe(
      'expira amanhãCliente 1Falta assinar o contrato, Aroeira EvoluçãoLembrar o cliente',
    );
    const more = region.getByText('Ver mais 2');
    const fold = more.closest('details');
    expect(fold?.open).toBe(false);
    await user.click(more);
    expect(fold?.textContent).toMatch(
      /Cliente 6.*Cliente 7.*Há mais clientes para lembrar\. Veja em: Propostas$/,
    );
    expect(fold?.textContent).not.toContain('Cliente 5');
    const due = within(screen.getByRole('region', { name: 'Hoje' }));
    due.getByText(
      'Nada para hoje: nenhuma entrega, devolução, visita à oficina ou próximo passo pendente.',
    );
    expect(due.queryByRole('link')).toBeNull();
  });

  it.each([
    [0, 'Clientes para lembrar', 'Ver mais 2', ['Cliente 1']],
    [1, 'Clientes para lembrar', 'Ver mais 2', ['Cliente 1']],
    [2, 'Hoje', 'Ver mais 3', ['Ana Souza', 'Ana Souza']],
  ])(
    'with %s due things begins a seller’s customers in: %s',
    async (due, region, label, names) => {
      const items = [item({}), item({ task: 'return' })].slice(0, due);
      const { user } = atSeller(
        withCustomers(items, { items: waiting(3), hasMore: false }),
      );
      const more = await screen.findByRole('button', { name: label });
      expect(await namesIn(region)).toEqual(names);
      expect(screen.queryByText('Cliente 2')).toBeNull();
      await user.click(more);
      expect(await namesIn('Clientes para lembrar')).toEqual([
        ...['Cliente 1', 'Cliente 2', 'Cliente 3'],
      ]);
    },
  );

  it.each([
    ['two things due', [item({}), item({ task: 'return' })], 0, 'Ver mais 1'],
    [
      'three things due',
      [item({}), item({ task: 'return' }), item({ task: 'late-car' })],
      ...([0, 'Ver mais 2'] as const),
    ],
    ['customers to remind', [item({})], 2, 'Ver mais 2'],
  ])(
    'has the bookings of the next days of a seller with %s among the others',
    async (_, items, customers, label) => {
      const toRemind = { items: waiting(customers), hasMore: false };
      const { user } = atSeller(
        answer(getDealershipToday, {
          ...{ items, hasMore: false, toRemind, coming: [tomorrow] },
        }),
      );
      const more = await screen.findByRole('button', { name: label });
      expect(screen.queryByRole('region', { name: 'Próximos dias' })).toBeNull();
      await user.click(more);
      expect(await linksIn('Próximos dias')).toEqual([
        'amanhã às 9hAna SouzaEntrega, Aroeira EvoluçãoPreparar',
      ]);
    },
  );

  it('has the bookings of the next days below, to be prepared', async () => {
    open(HOME, {
      viewer: dealer,
      answers: [
        answer(listProposals, NONE),
        answer(getDealershipToday, { items: [], hasMore: false, coming: [tomorrow] }),
      ],
    });
    const region = within(await screen.findByRole('region', { name: 'Próximos dias' }));
    const row = region.getByRole('link');
    expect(row.textContent?.trim()).toBe(
      'amanhã às 9hAna SouzaEntrega, Aroeira EvoluçãoPreparar',
    );
    expect(row.getAttribute('href')).toBe(`/concessionarias/entregas/${ID}`);
  });

  it('has the planned steps of the next days, and a prepared car has nothing to prepare', async () => {
    const prepared = { ...tomorrow, isPrepared: true } as const;
    const step = item({
      ...{ task: 'follow-up', about: 'Cobrar comprovante', until: addDays(today, 3) },
    });
    open(HOME, {
      viewer: dealer,
      answers: [
        answer(listProposals, NONE),
        answer(getDealershipToday, {
          ...{ items: [], hasMore: false, coming: [prepared, step] },
        }),
      ],
    });
    expect(await linksIn('Próximos dias')).toEqual([
      'amanhã às 9hAna SouzaEntrega, Aroeira EvoluçãoVer a entrega',
      'até 07/05Ana SouzaCobrar comprovanteVer a proposta',
    ]);
  });

  it('says that nothing is due', async () => {
    open(HOME, { viewer: dealer, answers: [answer(listProposals, NONE), day()] });
    await screen.findByText(/^Nada para hoje: nenhuma entrega/);
  });

  it('says when it cannot be read', async () => {
    open(HOME, {
      viewer: dealer,
      answers: [answer(listProposals, NONE), refuse(getDealershipToday, 503, {})],
    });
    await screen.findByText('Não conseguimos abrir o que há para hoje.');
  });
});
