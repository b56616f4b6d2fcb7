import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import { Refusal } from '#platform/errors';
import {
  decideSubmission,
  type Submission,
  type SubmissionFacts,
} from './submission.rules';

const NOW = new Date('2026-11-23T15:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const SITE = {
  dealershipId: null,
  sellerId: null,
  origin: 'site',
  campaign: null,
} as const;
const LINK = { ...SITE, dealershipId: 1, origin: 'link-da-loja' } as const;
const ASSISTED = {
  ...SITE,
  dealershipId: 5,
  sellerId: 'seller',
  origin: 'venda-assistida',
} as const;

const TURN = { placeId: 'place', until: '2026-11-25' };

/** A person who may drive sends yesterday's simulation. */
const FACTS: SubmissionFacts = {
  now: NOW,
  request: {
    basketId: 'basket',
    revision: 1,
    paymentMethod: 'pix',
    dueDay: 10,
    income: 12_500,
    acceptedSummary: true,
  },
  customer: {
    id: 'customer',
    email: 'marina@exemplo.test',
    document: '52998224725',
    personType: 'PF',
    registrationFinishedAt: daysAgo(2),
  },
  registration: {
    birthdate: '1990-07-22',
    cnhFirstLicenseDate: '2010-03-15',
    cnhExpirationDate: '2031-03-10',
    city: 'Curitiba',
    stateId: 41,
  },
  documents: { wanted: [], missing: [] },
  simulation: {
    ...SITE,
    id: 'simulation',
    code: 'RD-7K2M-48',
    clientType: 1,
    city: 'Curitiba',
    state: 'PR',
    latitude: -25.43,
    longitude: -49.27,
    createdAt: daysAgo(1),
    contractedAt: null,
  },
  basket: {
    revision: 1,
    versionSlug: 'aroeira-evolucao',
    paint: 'vermelho-ipe',
    term: 36,
    km: 1000,
    dealershipId: 7,
    choice: {
      modelSlug: 'aroeira',
      modelName: 'Aroeira',
      versionName: 'Aroeira Evolução 1.0 Turbo AT',
      engine: '1.0 Turbo',
      gearbox: 'Automático',
      fuel: 'flex',
      paintName: 'Vermelho Ipê',
      addOns: [{ slug: 'protecao-de-renda', name: 'Proteção de renda' }],
      dealershipName: 'Rodar Batel',
      dealershipPlace: 'Curitiba, PR',
    },
    quote: {
      monthlyCentavos: 263_700,
      lines: [],
      oneOff: [],
      contractTotalCentavos: 9_493_200,
      extraKmCentavos: 70,
      deductibleCentavos: 0,
      delivery: { kind: 'stock', businessDays: 5, date: '2026-11-27' },
    },
    priceTable: 'Tabela 2026-11',
    validUntil: new Date('2026-11-30T15:00:00Z'),
    repriced: null,
  },
  addOns: [{ slug: 'protecao-de-renda', name: 'Proteção de renda', clientTypes: 'PF' }],
  isStoreOpen: true,
  turn: null,
  creditNow: SITE,
  isFirstStoreOpen: true,
  commitments: [],
};

const simulation = (change: Partial<SubmissionFacts['simulation']>) => ({
  simulation: { ...FACTS.simulation, ...change },
});
const basket = (change: Partial<SubmissionFacts['basket']>) => ({
  basket: { ...FACTS.basket, ...change },
});
const registration = (change: Partial<NonNullable<SubmissionFacts['registration']>>) => ({
  registration: { ...FACTS.registration, ...change } as SubmissionFacts['registration'],
});
const customer = (change: Partial<SubmissionFacts['customer']>) => ({
  customer: { ...FACTS.customer, ...change },
});
const AT_DEFAULT = simulation({ ...DEFAULT_PLACE });
const QUEUED = basket({
  quote: {
    ...FACTS.basket.quote,
    delivery: { kind: 'queue', businessDays: 90, date: '2027-03-29', turn: TURN },
  },
});

function refused(change: Partial<SubmissionFacts>): Refusal {
  const decided = decideSubmission({ ...FACTS, ...change });
  if (!(decided instanceof Refusal)) throw new Error('It was not refused');
  return decided;
}

function accepted(change: Partial<SubmissionFacts> = {}): Submission {
  const decided = decideSubmission({ ...FACTS, ...change });
  if (decided instanceof Refusal) throw decided;
  return decided;
}

const PLACE_UNCHOSEN =
  'Esta simulação foi feita para São Paulo, SP, que ninguém escolheu. Diga onde você quer o carro e envie de novo.';

type Row = {
  why: string;
  facts: Partial<SubmissionFacts>;
  kind: Refusal['kind'];
  message: string;
  details: Refusal['details'];
};

const noticed = (key: string, message: string) => ({ notifications: [{ key, message }] });

/** A refusal whose notice repeats its message. */
const row = (
  why: string,
  facts: Row['facts'],
  {
    kind,
    key,
    message,
    ...details
  }: { key: string } & Omit<Row, 'why' | 'facts' | 'details'> & Refusal['details'],
): Row => ({
  why,
  facts,
  kind,
  message,
  details: { ...noticed(key, message), ...details },
});

/** Each refusal, with facts that only it refuses, in the order of checking. */
const REFUSED: readonly Row[] = [
  row('a registration that is not finished', customer({ registrationFinishedAt: null }), {
    kind: 'invalid',
    reason: 'registration-unready',
    key: 'Registration',
    message: 'Conclua seu cadastro para enviar a proposta.',
  }),
  {
    why: 'a simulation that was sent before',
    facts: simulation({ contractedAt: daysAgo(0) }),
    kind: 'conflict',
    message: 'Esta simulação já virou proposta. Veja na sua conta.',
    details: { reason: 'already-proposal' },
  },
  {
    why: 'a choice that was changed in another window',
    facts: basket({ revision: 2 }),
    kind: 'conflict',
    message:
      'Esta simulação mudou em outra janela. Confira a escolha e o preço antes de enviar.',
    details: { reason: 'basket-changed', ...noticed('Revision', '2') },
  },
  row('a price that has ended', basket({ validUntil: NOW }), {
    kind: 'conflict',
    reason: 'guarantee-over',
    key: 'Version',
    message:
      'O preço valia até 23/11/2026. Recalcule a simulação para ver o preço de hoje.',
  }),
  row('a place that nobody chose', AT_DEFAULT, {
    kind: 'invalid',
    reason: 'place-unchosen',
    key: 'AcceptedPlace',
    message: PLACE_UNCHOSEN,
    fields: [{ key: 'AcceptedPlace', message: PLACE_UNCHOSEN }],
  }),
  row(
    'a dealership that has ended',
    { isStoreOpen: false },
    {
      kind: 'invalid',
      key: 'Dealership',
      message:
        'Rodar Batel não recebe mais propostas. Edite a simulação e escolha outra loja.',
    },
  ),
  row(
    'an add-on that is not sold to people',
    {
      addOns: [
        { slug: 'protecao-de-renda', name: 'Proteção de renda', clientTypes: 'PJ' },
      ],
    },
    {
      kind: 'invalid',
      key: 'AddOn',
      message: 'Proteção de renda é só para empresas. Tire esse opcional da simulação.',
    },
  ),
  row(
    'a turn in the queue that has ended',
    { ...QUEUED, turn: { placeId: null } },
    {
      kind: 'conflict',
      reason: 'turn-over',
      key: 'Version',
      message:
        'A sua vez para o Aroeira acabou: ela ia até 25/11/2026 e vale para uma proposta. A simulação continua no carrinho. Para ter outra vez, entre na fila de novo.',
    },
  ),
];

describe('a basket is refused for', () => {
  it.each(REFUSED)('$why', ({ facts, kind, message, details }) => {
    const refusal = refused(facts);
    expect(refusal.kind).toBe(kind);
    expect(refusal.message).toBe(message);
    expect(refusal.details).toEqual(details);
  });

  it('the first of all the reasons that apply', () => {
    const said = REFUSED.map(
      (_, from) => refused(merged(REFUSED.slice(from).map(({ facts }) => facts))).message,
    );
    expect(said).toEqual(REFUSED.map(({ message }) => message));
  });

  it.each<[string, Partial<SubmissionFacts>, string]>([
    [
      'a registration that nobody began',
      { registration: null },
      'Conclua seu cadastro para enviar a proposta.',
    ],
    [
      'a company that sends a person’s simulation',
      customer({ personType: 'PJ' }),
      'Esta simulação é para pessoa física, e sua conta é de empresa. Faça outra simulação.',
    ],
    [
      'a person who sends a company’s simulation',
      simulation({ clientType: 2 }),
      'Esta simulação é para empresa, e sua conta é de pessoa física. Faça outra simulação.',
    ],
    [
      'a driver under 21',
      registration({ birthdate: '2005-11-24' }),
      'Para assinar é preciso ter 21 anos ou mais.',
    ],
    [
      'a printed license that has ended, without the digital one',
      {
        ...registration({ cnhExpirationDate: '2026-11-20' }),
        documents: { wanted: [], missing: ['cnh-frente'], digitalCnh: true },
      },
      'A validade impressa na sua CNH passou. Envie o PDF da CNH digital em Documentos para enviar a proposta.',
    ],
  ])('%s', (_who, facts, message) => {
    const refusal = refused(facts);
    expect(refusal.details.reason).toBe('registration-unready');
    expect(refusal.details.notifications).toEqual([{ key: 'Registration', message }]);
  });
});

/** Facts changed in several ways, each of which may change the same row. */
function merged(changes: readonly Partial<SubmissionFacts>[]): Partial<SubmissionFacts> {
  const all = changes.reduce<Partial<SubmissionFacts>>(
    (before, change) => ({ ...before, ...change }),
    {},
  );
  const rows = (name: 'basket' | 'simulation') =>
    Object.fromEntries(
      changes.flatMap((change) =>
        Object.entries(change[name] ?? {}).filter(
          ([key, value]) =>
            value !== FACTS[name][key as keyof (typeof FACTS)[typeof name]],
        ),
      ),
    );
  return {
    ...all,
    ...basket(rows('basket')),
    ...simulation(rows('simulation')),
  };
}

describe('a basket becomes a proposal', () => {
  it('with the choice, the price and the answers as they are, in analysis', () => {
    expect(accepted().proposal).toMatchObject({
      simulationId: 'simulation',
      simulationCode: 'RD-7K2M-48',
      userId: 'customer',
      state: 'em_analise',
      revision: 1,
      clientType: 1,
      versionSlug: 'aroeira-evolucao',
      choice: FACTS.basket.choice,
      quote: FACTS.basket.quote,
      priceTable: 'Tabela 2026-11',
      monthlyCentavos: 263_700,
      contractTotalCentavos: 9_493_200,
      incomeCentavos: 1_250_000,
      paymentMethod: 'pix',
      dueDay: 10,
      deliveryDate: '2026-11-30',
      createdAt: NOW,
      updatedAt: NOW,
    });
  });

  it('until the instant before its price ends', () => {
    const validUntil = new Date(NOW.getTime() + 1);
    expect(accepted(basket({ validUntil })).proposal.createdAt).toBe(NOW);
  });

  it('of the place that the list shows to everybody, once its customer said so', () => {
    const request = { ...FACTS.request, acceptedPlace: true as const };
    expect(accepted({ ...AT_DEFAULT, request }).placeId).toBeNull();
  });

  it('of the place that the list shows to everybody, for who lives there', () => {
    const home = registration({ city: 'São Paulo', stateId: 35 });
    expect(accepted({ ...AT_DEFAULT, ...home }).placeId).toBeNull();
  });

  it('of a car of a queue, and spends the turn', () => {
    expect(accepted({ ...QUEUED, turn: { placeId: 'place' } }).placeId).toBe('place');
  });

  it('of a car whose queue has ended, without a turn', () => {
    expect(accepted({ ...QUEUED, turn: null }).placeId).toBeNull();
  });

  it('asks the credit bureau with all that the same income pays for', () => {
    const commitments = [{ monthlyCentavos: 100_000 }, { monthlyCentavos: 50_000 }];
    expect(accepted({ commitments }).question).toEqual({
      document: '52998224725',
      clientType: 1,
      monthlyCentavos: 263_700,
      others: { centavos: 150_000, count: 2 },
      incomeCentavos: 1_250_000,
    });
  });

  it('tells the consultant to look at the digital license once the printed date has passed', () => {
    const facts = {
      ...registration({ cnhExpirationDate: '2026-11-20' }),
      documents: { wanted: [], missing: [], digitalCnh: true },
    };
    expect(accepted(facts).licenseHint).toBe(
      'A validade impressa na CNH passou em 20/11/2026: confira a data na CNH digital.',
    );
    expect(accepted().licenseHint).toBe('');
  });
});

describe('the sale is credited to', () => {
  const creditOf = (change: Partial<SubmissionFacts>) => {
    const { dealershipId, sellerId, origin, campaign } = accepted(change).proposal;
    return { dealershipId, sellerId, origin, campaign };
  };

  it('the dealership chosen for the delivery, without a link', () => {
    expect(creditOf({})).toEqual({ ...SITE, dealershipId: 7 });
  });

  it('the link with which the simulation was opened, once the browser has forgotten it', () => {
    const opened = simulation({ ...LINK, campaign: 'primavera' });
    expect(creditOf(opened)).toEqual({ ...LINK, campaign: 'primavera' });
  });

  it('the link that the browser remembers now, over an older one', () => {
    const creditNow = { ...LINK, dealershipId: 3, campaign: 'verao' };
    expect(creditOf({ ...simulation(LINK), creditNow })).toEqual(creditNow);
  });

  it('the seller who assisted when it was opened, over a link of now', () => {
    expect(creditOf({ ...simulation(ASSISTED), creditNow: LINK })).toEqual(ASSISTED);
  });

  it('the seller who assists now, over the one who assisted when it was opened', () => {
    const creditNow = { ...ASSISTED, sellerId: 'another' };
    expect(creditOf({ ...simulation(ASSISTED), creditNow })).toEqual(creditNow);
  });

  it.each([
    [30, 1],
    [31, 7],
  ])('a link of %i days ago: dealership %i', (days, dealershipId) => {
    const opened = simulation({ ...LINK, createdAt: daysAgo(days) });
    expect(creditOf(opened).dealershipId).toBe(dealershipId);
  });

  it('nobody by a link of a dealership that has ended since', () => {
    expect(creditOf({ ...simulation(LINK), isFirstStoreOpen: false })).toEqual({
      ...SITE,
      dealershipId: 7,
    });
  });
});
