import { Refusal } from '#platform/errors';
import { decideSubmission, type SubmissionFacts } from './submission.rules';
import {
  AT_DEFAULT,
  basket,
  customer,
  daysAgo,
  FACTS,
  NOW,
  QUEUED,
  registration,
  simulation,
} from './testing/submission-facts';

function refused(change: Partial<SubmissionFacts>): Refusal {
  const decided = decideSubmission({ ...FACTS, ...change });
  if (!(decided instanceof Refusal)) throw new Error('It was not refused');
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
        'Rodar Batel, em Curitiba, PR, não recebe mais propostas. Edite a simulação e escolha outra loja.',
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
