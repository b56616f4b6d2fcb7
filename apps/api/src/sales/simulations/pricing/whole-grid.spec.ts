import { type BasketChoice, type ClientType } from '@site/api-contract';
import { centavosFromReais } from '@site/api-contract/brazil';
import { KM_PACKAGES, sum, TERMS } from '@site/api-contract/pricing';
import { clientTypesOf } from '../../../catalog/price-tables/current-price-table';
import { vehicleVersions } from '../../../catalog/vehicles/vehicles.table';
import { testApi } from '../../../testing/api';
import {
  calculate,
  type Calculation,
  isRefused,
  type Offer,
  toQuote,
} from './calculation';
import { findOffer } from './offers.repository';

const api = testApi();
const DELIVERY = { kind: 'order' as const, businessDays: 45, date: '2027-01-26' };

/** Every version that a client type may subscribe, as the API prices it. */
async function offersFor(clientType: ClientType): Promise<Offer[]> {
  const catalogue = await api.ports.catalogue.now(api.db);
  const versions = await api.db
    .select({ slug: vehicleVersions.slug })
    .from(vehicleVersions);
  const offers = await Promise.all(
    versions.map(({ slug }) =>
      findOffer(api.db, {
        catalogue,
        choice: { versionSlug: slug, dealershipId: null },
        clientType,
      }),
    ),
  );
  return offers.flatMap((offer) =>
    offer?.clientTypes.includes(clientType === 1 ? 'PF' : 'PJ')
      ? [{ ...offer, delivery: DELIVERY }]
      : [],
  );
}

const soldIn = ({ addOns }: Offer, clientType: ClientType) =>
  addOns
    .filter(({ clientTypes }) => clientTypesOf(clientTypes).includes(clientType))
    .map(({ slug }) => slug);

/** Each cell of an offer's grid in each color, without add-ons and with all of them. */
function* cellsOf(
  offer: Offer,
  clientType: ClientType,
): Generator<{ choice: BasketChoice; result: Calculation }> {
  for (const term of TERMS)
    for (const km of KM_PACKAGES.filter((packaged) =>
      offer.prices.some((price) => price.km === packaged),
    ))
      for (const { slug: paint } of offer.paints)
        for (const addOns of [[], soldIn(offer, clientType)]) {
          const choice: BasketChoice = {
            versionSlug: offer.versionName,
            paint,
            term,
            km,
            addOns,
            dealershipId: null,
          };
          const result = calculate(offer, choice, clientType);
          if (isRefused(result))
            throw new Error(`${offer.versionName}, ${term} months, ${km} km is refused`);
          yield { choice, result };
        }
}

// All cells of the grid: 2 client types, 12 versions, 5 terms, 5 km packages, 6 colors.
describe.each<[string, ClientType, number]>([
  ['a person', 1, 11],
  ['a company', 2, 12],
])('every price on sale for %s', (_who, clientType, versions) => {
  it('is the sum of its parts, and the contract the sum of its months, to the centavo', async () => {
    const offers = await offersFor(clientType);
    expect(offers).toHaveLength(versions);
    for (const offer of offers)
      for (const {
        choice,
        result: { quote, priceTable },
      } of cellsOf(offer, clientType)) {
        expect(sum(quote.lines)).toBe(quote.monthlyCentavos);
        expect(quote.contractTotalCentavos).toBe(
          quote.monthlyCentavos * choice.term + sum(quote.oneOff),
        );
        const told = toQuote(quote, {
          term: choice.term,
          priceTable,
          validUntil: new Date(0),
        });
        expect(
          told.lines.reduce(
            (total, { monthly }) => total + centavosFromReais(monthly),
            0,
          ),
        ).toBe(centavosFromReais(told.monthly));
      }
  });

  it('is never dearer for longer, nor cheaper for more km', async () => {
    for (const { prices } of await offersFor(clientType))
      for (const one of prices)
        for (const other of prices) {
          if (one.km === other.km && other.term > one.term)
            expect(other.monthlyCentavos).toBeLessThanOrEqual(one.monthlyCentavos);
          if (one.term === other.term && other.km > one.km)
            expect(other.monthlyCentavos).toBeGreaterThanOrEqual(one.monthlyCentavos);
        }
  });

  it('costs never more to leave in a later month, four months at most, and nothing in the last', async () => {
    for (const offer of await offersFor(clientType))
      for (const {
        choice,
        result: { quote, priceTable },
      } of cellsOf(offer, clientType)) {
        const { exitCosts, monthly } = toQuote(quote, {
          term: choice.term,
          priceTable,
          validUntil: new Date(0),
        });
        expect(exitCosts).toHaveLength(choice.term);
        expect(exitCosts).toEqual([...exitCosts].sort((a, b) => b - a));
        expect((exitCosts[0] ?? Infinity) <= 4 * monthly).toBe(true);
        expect(exitCosts.at(-1)).toBe(0);
      }
  });
});
