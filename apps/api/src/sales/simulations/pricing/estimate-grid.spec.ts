import {
  type AddOn,
  type BasketChoice,
  type ClientType,
  listVehicleClasses,
  type Paint,
  quoteChoice,
  type VehicleModel,
  type VehicleVersion,
} from '@site/api-contract';
import {
  estimateQuote,
  KM_PACKAGES,
  quoteAmounts,
  type QuoteEstimate,
  TERMS,
} from '@site/api-contract/pricing';
import { testApi } from '../../../testing/api';
import { calculate, isRefused, type Offer } from './calculation';
import { findOffer } from './offers.repository';

const api = testApi();
const CURITIBA = { latitude: -25.4284, longitude: -49.2733 };
const DELIVERY = { kind: 'order' as const, businessDays: 45, date: '2027-01-26' };

/** The catalogue as the browser gets it. */
async function modelsFor(clientType: ClientType): Promise<VehicleModel[]> {
  const { data } = await api.asAnyone().send(listVehicleClasses, {
    params: {
      type: clientType === 1 ? '1' : '2',
      lat: String(CURITIBA.latitude),
      lng: String(CURITIBA.longitude),
    },
  });
  return data.flatMap(({ vehicleModels }) => vehicleModels);
}

async function offerOf(slug: string, clientType: ClientType): Promise<Offer> {
  const catalogue = await api.ports.catalogue.now(api.db);
  const choice = { versionSlug: slug, dealershipId: null };
  const offer = await findOffer(api.db, { catalogue, choice, clientType });
  if (!offer) throw new Error(`${slug} is not on offer`);
  return { ...offer, delivery: DELIVERY };
}

type Cell = {
  version: VehicleVersion;
  paint: Paint;
  term: (typeof TERMS)[number];
  km: (typeof KM_PACKAGES)[number];
  addOns: AddOn[];
};

/**
 * Each cell of a version's grid in each color, without add-ons, with each alone, and with
 * all.
 */
function* cellsOf(
  { colours, addOns }: VehicleModel,
  version: VehicleVersion,
): Generator<Cell> {
  const chosen = [[], ...addOns.map((addOn) => [addOn]), addOns];
  for (const term of TERMS)
    for (const km of KM_PACKAGES.filter((packaged) =>
      version.prices.some((cell) => cell.km === packaged),
    ))
      for (const paint of colours)
        for (const extras of chosen) yield { version, paint, term, km, addOns: extras };
}

function choiceOf({ version, paint, term, km, addOns }: Cell): BasketChoice {
  return {
    versionSlug: version.slug,
    paint: paint.slug,
    term,
    km,
    addOns: addOns.map(({ slug }) => slug),
    dealershipId: null,
  };
}

/** The server's amounts, without the names and days that no estimate has. */
function serverAmounts(offer: Offer, cell: Cell, clientType: ClientType): QuoteEstimate {
  const result = calculate(offer, choiceOf(cell), clientType);
  if (isRefused(result)) throw new Error(`${JSON.stringify(choiceOf(cell))} is refused`);
  return quoteAmounts(result.quote, cell.term);
}

// Versions for a person: 10 with 5 km packages, the Lume with 4; a company also gets the
// Mascate. A person has 6 add-ons to choose from, a company 5.
const CELLS_OF_A_PACKAGE = TERMS.length * 6;

describe.each<[string, ClientType, number]>([
  ['a person', 1, (10 * 5 + 4) * CELLS_OF_A_PACKAGE * 8],
  ['a company', 2, (11 * 5 + 4) * CELLS_OF_A_PACKAGE * 7],
])('what the browser estimates for %s', (_who, clientType, cells) => {
  it('is what the server asks, to the centavo, in every cell on sale', async () => {
    let compared = 0;
    const different: unknown[] = [];
    for (const model of await modelsFor(clientType))
      for (const version of model.versions) {
        const offer = await offerOf(version.slug, clientType);
        for (const cell of cellsOf(model, version)) {
          const estimate = estimateQuote(cell);
          const server = serverAmounts(offer, cell, clientType);
          compared += 1;
          const isSame = JSON.stringify(estimate) === JSON.stringify(server);
          if (!isSame && different.length < 3)
            different.push({ choice: choiceOf(cell), estimate, server });
        }
      }
    expect(different).toEqual([]);
    expect(compared).toBe(cells);
  });

  it('is what the call answers for a car with everything', async () => {
    for (const model of await modelsFor(clientType)) {
      const [version] = model.versions;
      if (!version) throw new Error(`${model.name} has no version`);
      const paint = model.colours.at(-1) ?? model.colours[0];
      if (!paint) throw new Error(`${model.name} has no color`);
      const cell: Cell = { version, paint, term: 24, km: 1500, addOns: model.addOns };
      const { data } = await api.asAnyone().send(quoteChoice, {
        body: { ...choiceOf(cell), clientType, ...CURITIBA },
      });
      const { priceTable: _, validUntil: _until, delivery: _delivery, ...amounts } = data;
      expect(amounts).toEqual(estimateQuote(cell));
    }
  });
});
