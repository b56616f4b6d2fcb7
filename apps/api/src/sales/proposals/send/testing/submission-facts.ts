import { DEFAULT_PLACE } from '@site/api-contract/pricing';
import { Refusal } from '#platform/errors';
import {
  decideSubmission,
  type Submission,
  type SubmissionFacts,
} from '../submission.rules';

/** The instant of sending. */
export const NOW = new Date('2026-11-23T15:00:00Z');
export const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

/** The credit of a sale that came by no link. */
export const SITE = {
  dealershipId: null,
  sellerId: null,
  origin: 'site',
  campaign: null,
} as const;

const TURN = { placeId: 'place', until: '2026-11-25' };

/** A person who may drive sends yesterday's simulation. */
export const FACTS: SubmissionFacts = {
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
  benefitOf: null,
  claimsNow: [],
  campaignNow: null,
  firstSelling: { dealership: true, seller: true },
  commitments: [],
};

/** Each of these four changes one row of the facts. */
export const simulation = (change: Partial<SubmissionFacts['simulation']>) => ({
  simulation: { ...FACTS.simulation, ...change },
});
export const basket = (change: Partial<SubmissionFacts['basket']>) => ({
  basket: { ...FACTS.basket, ...change },
});
export const registration = (
  change: Partial<NonNullable<SubmissionFacts['registration']>>,
) => ({
  registration: { ...FACTS.registration, ...change } as SubmissionFacts['registration'],
});
export const customer = (change: Partial<SubmissionFacts['customer']>) => ({
  customer: { ...FACTS.customer, ...change },
});
/** The simulation is for the place that the list shows to everybody. */
export const AT_DEFAULT = simulation({ ...DEFAULT_PLACE });
/** The car is sold by a turn in the queue. */
export const QUEUED = basket({
  quote: {
    ...FACTS.basket.quote,
    delivery: { kind: 'queue', businessDays: 90, date: '2027-03-29', turn: TURN },
  },
});

/** The proposal that comes of the facts with a change; throws the refusal. */
export function accepted(change: Partial<SubmissionFacts> = {}): Submission {
  const decided = decideSubmission({ ...FACTS, ...change });
  if (decided instanceof Refusal) throw decided;
  return decided;
}
