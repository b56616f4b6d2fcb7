import {
  ANONYMOUS,
  type Basket,
  type CarReturn,
  type CmsPage,
  CONSULTANT_RIGHTS,
  type Dealership,
  type Delivery,
  type ErrorBody,
  type Lead,
  type LeadDetail,
  type LeadForm,
  type LoggedUser,
  type OwnSharedCart,
  type Place,
  type Proposal,
  type Quote,
  type Role,
  type Simulation,
  type TokenClaims,
  type VehicleModel,
  type VehiclePrice,
  type VehicleVersion,
  type Viewer,
  type ViewerKind,
} from '@site/contracts';

const AT = '2026-11-21T12:00:00.000Z';
export const A_UUID = '3f2b8c1e-5d47-4a6e-9b0f-1c2d3e4f5a6b';

type Builder<T> = (changes?: Partial<T>) => T;
export const builder =
  <T>(usual: T): Builder<T> =>
  (changes) => ({ ...usual, ...changes });

export const aLeadForm = builder<LeadForm>({
  name: 'Ana Souza',
  email: 'ana@example.com',
  cellphone: '41998765432',
  interest: 'quero para uso pessoal',
});

export const aLead = builder<Lead>({
  id: A_UUID,
  kind: 'desconto-assinar',
  ...aLeadForm(),
  message: null,
  company: null,
  status: 'novo',
  reason: null,
  heldBy: null,
  waitingSince: AT,
  nextContactAt: null,
  dueAt: '2026-11-24T03:00:00.000Z',
  othersOfPerson: 0,
  revision: 1,
  times: 1,
  dealershipName: null,
  sellerName: null,
  campaign: null,
  createdAt: AT,
  updatedAt: AT,
});

export const aLeadDetail = builder<LeadDetail>({ ...aLead(), entries: [], ofPerson: [] });

export const aUser = builder<LoggedUser>({
  id: A_UUID,
  name: 'Ana Souza',
  email: 'ana@example.com',
  cellphone: '41998765432',
  birthdate: '1990-04-12',
  cep: '80010000',
  city: 'Curitiba',
  state: 41,
  street: 'Rua XV de Novembro',
  personType: 'PF',
  role: null,
  dealershipId: null,
  dealershipName: null,
  registrationFinished: true,
});

const VIEWERS: Record<ViewerKind, Viewer> = {
  anonymous: ANONYMOUS,
  customer: { kind: 'customer', id: A_UUID, name: 'Ana Souza' },
  dealer: {
    kind: 'dealer',
    id: A_UUID,
    name: 'Davi Lima',
    dealershipId: '1',
    dealershipName: 'Rodar Batel',
  },
  seller: {
    kind: 'seller',
    id: A_UUID,
    name: 'Vera Nunes',
    dealershipId: '1',
    dealershipName: 'Rodar Batel',
    originAssistedSale: 'batel-vera',
  },
  consultant: {
    kind: 'consultant',
    id: A_UUID,
    name: 'Caio Reis',
    rights: CONSULTANT_RIGHTS,
  },
};

/** Somebody who looks: `aViewer('seller', { originAssistedSale: undefined })`. */
export function aViewer(
  kind: ViewerKind = 'customer',
  changes: Partial<Viewer> = {},
): Viewer {
  return { ...VIEWERS[kind], ...changes };
}

const ROLE_OF: Partial<Record<ViewerKind, Role>> = {
  dealer: 'DEALER',
  seller: 'SELLER',
  consultant: 'CONSULTANT',
};

/** The account behind a viewer; null for anonymous ones. */
export function aUserFor(viewer: Viewer): LoggedUser | null {
  if (viewer.kind === 'anonymous') return null;
  return aUser({
    id: viewer.id ?? A_UUID,
    name: viewer.name ?? 'Ana Souza',
    role: ROLE_OF[viewer.kind] ?? null,
    dealershipId: viewer.dealershipId ?? null,
    dealershipName: viewer.dealershipName ?? null,
    ...(viewer.rights && { rights: [...viewer.rights] }),
  });
}

/** Claims of a viewer's token; `exp` lies far ahead unless said. */
export function claimsFor(
  viewer: Viewer,
  changes: Partial<TokenClaims> = {},
): TokenClaims {
  const role = ROLE_OF[viewer.kind];
  return {
    ...(role ? { role } : {}),
    ...(viewer.dealershipId ? { dealershipId: viewer.dealershipId } : {}),
    ...(viewer.originAssistedSale
      ? { originAssistedSale: viewer.originAssistedSale }
      : {}),
    primarysid: viewer.id ?? A_UUID,
    unique_name: viewer.name ?? 'Ana Souza',
    iat: 1_700_000_000,
    exp: 4_000_000_000,
    ...changes,
  };
}

/**
 * A token as browsers see it: readable claims under a signature that no server would
 * accept.
 */
export function aToken(claims: object): string {
  const part = (value: object) => {
    const bytes = new TextEncoder().encode(JSON.stringify(value));
    return btoa(String.fromCharCode(...bytes))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  };
  return `${part({ alg: 'ES256', typ: 'at+jwt' })}.${part(claims)}.c2lnbmF0dXJl`;
}

export const aDealership = builder<Dealership>({
  id: '1',
  name: 'Rodar Batel',
  groupId: '1',
  group: 'Araucária',
  cnpj: 'DEMO0001000107',
  city: 'Curitiba',
  state: 'PR',
  address: 'Avenida do Batel, 1000',
  phone: '4133334444',
  latitude: -25.4284,
  longitude: -49.2733,
});

export const aPlace = builder<Place>({
  city: 'Curitiba',
  state: 'PR',
  latitude: -25.4284,
  longitude: -49.2733,
});

export const aPrice = builder<VehiclePrice>({ annataModel: 'Aroeira', salesPrice: 2249 });

export const aVersion = builder<VehicleVersion>({
  slug: 'aroeira-evolucao',
  name: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 turbo flex 125 cv',
  gearbox: 'dupla embreagem 6',
  automatic: true,
  fuel: 'flex',
  equipment: 'Ar-condicionado, central multimídia, câmera de ré',
  seats: 5,
  listPrice: 124990,
  deductible: 3000,
  extraKm: 0.7,
  prices: [
    { term: 36, km: 1000, monthly: 2549 },
    { term: 48, km: 500, monthly: 2249 },
  ],
  inStock: ['branco-nuvem'],
});

const delivery = { kind: 'stock', businessDays: 7, date: '2026-12-01' } as const;
const deliveryToOrder = { kind: 'order', businessDays: 45, date: '2027-01-26' } as const;

/** A model of the catalogue with its versions. */
export const aCar = builder<VehicleModel>({
  modelSlug: 'aroeira',
  name: 'Aroeira',
  brand: 'Rodar',
  type: 'SUV compacto',
  defaultPaint: 'azul-fiorde',
  fromPrice: 2249,
  versions: [aVersion()],
  colours: [
    { slug: 'branco-nuvem', name: 'Branco Nuvem', monthly: 0 },
    { slug: 'azul-fiorde', name: 'Azul Fiorde', monthly: 39 },
  ],
  addOns: [
    {
      slug: 'vidros-e-pneus',
      name: 'Vidros e pneus',
      description: 'Troca sem franquia.',
      price: 49,
      charged: 'month',
    },
  ],
  available: true,
  clientTypes: [1, 2],
  delivery,
  deliveryToOrder,
});

export const aQuote = builder<Quote>({
  monthly: 2549,
  lines: [{ key: 'uso', label: 'Uso do carro', monthly: 2549 }],
  oneOff: [],
  contractTotal: 91764,
  extraKm: 0.7,
  deductible: 3000,
  exitCosts: [10196],
  priceTable: '2026-11',
  validUntil: '2026-11-28T12:00:00.000Z',
  delivery,
});

export const aBasket = builder<Basket>({
  id: A_UUID,
  revision: 1,
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionSlug: 'aroeira-evolucao',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  engine: '1.0 turbo flex 125 cv',
  gearbox: 'dupla embreagem 6',
  paint: 'branco-nuvem',
  paintName: 'Branco Nuvem',
  term: 36,
  km: 1000,
  addOns: [],
  dealershipId: null,
  dealershipName: null,
  quote: aQuote(),
  repriced: null,
});

export const aSimulation = builder<Simulation>({
  id: A_UUID,
  code: 'RD-7K2M-48',
  clientType: 1,
  place: aPlace(),
  basket: aBasket(),
  createdAt: AT,
});

export const aProposal = builder<Proposal>({
  id: A_UUID,
  number: 'P-2611-0487',
  simulationCode: 'RD-7K2M-48',
  state: 'em_analise',
  revision: 1,
  clientType: 1,
  customerName: 'Ana Souza',
  customerDocument: '52998224725',
  customerEmail: 'ana@example.com',
  modelSlug: 'aroeira',
  modelName: 'Aroeira',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  paint: 'branco-nuvem',
  paintName: 'Branco Nuvem',
  term: 36,
  km: 1000,
  addOns: [],
  monthly: 2549,
  contractTotal: 91764,
  paymentMethod: 'pix',
  dueDay: 10,
  dealershipName: 'Rodar Batel',
  sellerName: null,
  origin: 'site',
  createdAt: AT,
  updatedAt: AT,
});

/** A car of the dealership's stock, paid, without a day yet. */
export const aDelivery = builder<Delivery>({
  id: A_UUID,
  contractNumber: 'C-2611-0001',
  proposalId: A_UUID,
  state: 'pagamento_confirmado',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  paintName: 'Branco Nuvem',
  source: 'stock',
  promisedOn: '2026-12-02',
  milestones: [
    { kind: 'faturado', onDay: '2026-11-24' },
    { kind: 'emplacado', onDay: null },
    { kind: 'pronto', onDay: null },
  ],
  slot: null,
  handedOverAt: null,
  late: null,
  today: '2026-11-24',
  dealership: {
    name: 'Rodar Batel',
    address: 'Avenida do Batel, 1230',
    city: 'Curitiba',
    phone: '4130000001',
  },
  isDeliveredHome: false,
  canChooseSlot: true,
  car: null,
  photos: [],
  odometerKm: null,
});

/** An Aroeira in month 13, nothing asked yet. */
export const aCarReturn = builder<CarReturn>({
  id: A_UUID,
  contractNumber: 'C-2611-0001',
  proposalId: A_UUID,
  state: 'ativa',
  versionName: 'Aroeira Evolução 1.0 Turbo AT',
  paintName: 'Branco Nuvem',
  plate: 'RDR4E21',
  kind: 'antecipada',
  bringBy: null,
  isOverdue: false,
  slot: null,
  returnedAt: null,
  isAsked: false,
  dealership: {
    name: 'Rodar Batel',
    address: 'Avenida do Batel, 1230',
    city: 'Curitiba',
    phone: '4130000001',
  },
  endsOn: '2029-11-22',
  term: 36,
  month: 13,
  cost: 10_548,
  km: { driven: 12_900, allowed: 13_000, extra: 0, cost: 0, readOn: '2027-11-20' },
  owed: 0,
  canBook: true,
  canCancel: false,
  charged: [],
  refund: 0,
  odometerKm: null,
  photos: [],
  damages: [],
  deductible: 3000,
  damageState: null,
  contestUntil: null,
  contestReason: null,
  contestAnswer: null,
});

export const aCmsPage = builder<CmsPage>({ content: {}, seo: { title: 'Rodar' } });

export const aRefusal = builder<ErrorBody>({
  message: 'Não foi possível concluir.',
  traceId: '0af7651916cd43dd8448eb211c80319c',
});

/** A cart that Vera is let into; a minute ago she changed the term. */
export const aSharedCart = builder<OwnSharedCart>({
  id: A_UUID,
  state: 'live',
  startedBy: 'seller',
  sellerName: 'Vera Nunes',
  dealershipName: 'Rodar Batel',
  customerName: 'Ana',
  invitedUntil: null,
  acceptedAt: AT,
  endsAt: '2026-12-21T12:00:00.000Z',
  endedAt: null,
  createdAt: AT,
  history: [
    {
      id: '2',
      at: '2026-11-21T12:10:00.000Z',
      by: 'seller',
      kind: 'changed',
      simulationCode: 'RD-7K2M-48',
      modelName: 'Aroeira',
      changes: [{ key: 'Term', from: '36 meses', to: '48 meses' }],
    },
    {
      id: '1',
      at: AT,
      by: 'customer',
      kind: 'accepted',
      simulationCode: null,
      modelName: null,
      changes: [],
    },
  ],
});
