import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import {
  type ClientType,
  getSimulation,
  getSimulationPdf,
  listPrices,
  listVehicleClasses,
  mailSimulation,
  pathOf,
  quoteChoice,
  sendProposal,
  type VehicleClass,
} from '@site/api-contract';
import { formatBRL, formatDate } from '@site/api-contract/brazil';
import {
  basketChoiceOf,
  type Choice,
  deliveryOf,
  deliveryPromise,
  KM_PACKAGES,
  linkToLowestPrice,
  monthlyEstimate,
  offersOf,
  priceBehind,
  readPlan,
  resolveChoice,
  TERMS,
  writePlanInto,
} from '@site/api-contract/pricing';
import { CONFIGURE_PATH, MODELS_PATH, withSearch } from '@site/api-contract/site-paths';
import { testApi } from '../../../testing/api';
import { textOfPdf } from '../../../testing/pdf-text';
import {
  ORDER,
  readyCustomer,
  simulationWithBasket,
} from '../../proposals/testing/ready-customer';
import { baskets } from '../baskets.table';

const api = testApi();
const SAO_PAULO = { latitude: -23.5505, longitude: -46.6333 };
const CLIENT_TYPES = [1, 2] as const;
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

let catalogue: Record<ClientType, VehicleClass[]>;
const classesFor = async (clientType: ClientType) => catalogue[clientType];
const modelsFor = (clientType: ClientType) =>
  catalogue[clientType].flatMap(({ vehicleModels }) => vehicleModels);

beforeEach(async () => {
  const read = async (type: '1' | '2') =>
    (
      await api.asAnyone().send(listVehicleClasses, {
        params: {
          type,
          lat: String(SAO_PAULO.latitude),
          lng: String(SAO_PAULO.longitude),
        },
      })
    ).data;
  catalogue = { 1: await read('1'), 2: await read('2') };
});

/** The choice that the configurator shows behind a link. */
function openedBy(link: string): Choice {
  const plan = readPlan(new URLSearchParams(link.split('?')[1]));
  const choice = resolveChoice(catalogue[plan.clientType], plan);
  if (!choice) throw new Error(`${link} opens no car`);
  return choice;
}

const conditions = fc.record({
  clientType: fc.constantFrom(...CLIENT_TYPES),
  term: fc.constantFrom(...TERMS),
  km: fc.constantFrom(...KM_PACKAGES),
});

describe('what is shown before a link is what is shown behind it', () => {
  it('from every card of the list: month, paint and day, for every condition, from stock or not', () => {
    fc.assert(
      fc.property(conditions, fc.boolean(), ({ clientType, term, km }, inStock) => {
        const offers = offersOf(catalogue[clientType], term, km, { inStock });
        expect(offers.length).toBeGreaterThan(0);
        for (const offer of offers) {
          const search = new URLSearchParams();
          writePlanInto(search, {
            clientType,
            term,
            km,
            model: offer.model.modelSlug,
            version: offer.version.slug,
            paint: offer.paint.slug,
          });
          const opened = openedBy(withSearch(CONFIGURE_PATH, search));
          expect(monthlyEstimate(opened)).toEqual(offer.monthly);
          expect(opened.paint).toEqual(offer.paint);
          expect(deliveryOf(opened)).toEqual(deliveryOf(offer));
        }
      }),
    );
  });

  it('from a featured car, a landing page and a banner: the lowest month of each model', async () => {
    const { data: prices } = await api.asAnyone().send(listPrices, {});
    expect(prices).toHaveLength(9);
    for (const { salesPrice, plan } of prices)
      for (const path of [MODELS_PATH, CONFIGURE_PATH])
        expect(await priceBehind(linkToLowestPrice(path, plan), classesFor)).toEqual({
          clientType: plan?.clientType,
          term: plan?.term,
          km: plan?.km,
          monthly: salesPrice,
        });
  });

  it('from any banner and deep link: whatever it names, of whatever car', async () => {
    const every = fc.constantFrom(
      ...CLIENT_TYPES.flatMap((clientType) =>
        modelsFor(clientType).map((model) => ({ clientType, model })),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        every,
        conditions,
        fc.nat(9),
        async ({ clientType, model }, at, n) => {
          const search = new URLSearchParams();
          writePlanInto(search, {
            ...at,
            clientType,
            model: model.modelSlug,
            version: model.versions[n % model.versions.length]?.slug,
            paint: model.colours[n % model.colours.length]?.slug,
            addOns: model.addOns.slice(n % 4).map(({ slug }) => slug),
          });
          const link = withSearch(CONFIGURE_PATH, search);
          expect(await priceBehind(link, classesFor)).toMatchObject({
            clientType,
            monthly: monthlyEstimate(openedBy(link)),
          });
        },
      ),
    );
  });
});

describe('what is shown is what is quoted, stored, mailed, printed and proposed', () => {
  const cars = CLIENT_TYPES.flatMap((clientType) =>
    [
      'lira',
      'sabia',
      'ipe',
      'aroeira',
      'cerrado',
      'tropeiro',
      'lume',
      ...(clientType === 2 ? ['mascate'] : []),
    ].map((slug) => ({ clientType, slug })),
  );

  it.each(cars)('the $slug for client type $clientType', async ({ clientType, slug }) => {
    const customer = await readyCustomer(
      api,
      clientType === 2 ? { personType: 'PJ', document: 'DEM0PJ01000160' } : {},
    );
    const search = new URLSearchParams();
    writePlanInto(search, { clientType, term: 48, km: 500, model: slug });
    const shown = openedBy(withSearch(CONFIGURE_PATH, search));
    const [monthly, delivery] = [monthlyEstimate(shown), deliveryOf(shown)];
    const choice = basketChoiceOf(shown, null);

    const { data: quoted } = await customer.send(quoteChoice, {
      body: { ...choice, clientType, ...SAO_PAULO },
    });
    expect(quoted.monthly).toEqual(monthly);
    expect(quoted.delivery).toEqual(delivery);

    const { simulation, basketId } = await simulationWithBasket(
      customer,
      choice,
      clientType,
    );
    const params = { id: simulation.id };
    const { data: stored } = await customer.send(getSimulation, { params });
    expect(stored.basket?.quote.monthly).toEqual(monthly);
    expect(stored.basket?.quote.delivery).toEqual(delivery);

    const words = [plain(formatBRL(monthly)), deliveryPromise(delivery)];
    await customer.send(mailSimulation, {
      params: { ...params, basketId },
      body: { email: 'bia@exemplo.test' },
    });
    const mail = (await api.mails()).at(-1);
    for (const word of words) expect(plain(mail?.bodyText ?? '')).toContain(word);

    const pdf = await api.app.inject({
      method: 'GET',
      url: `/api/v1/${pathOf(getSimulationPdf, { ...params, basketId })}`,
      headers: customer.headers(),
    });
    const paper = plain(textOfPdf(pdf.rawPayload)).replaceAll('\n', ' ');
    for (const word of [plain(formatBRL(monthly)), formatDate(delivery.date)])
      expect(paper).toContain(word);

    const { data: proposal, body } = await customer.send(sendProposal, {
      params,
      body: { ...ORDER, income: 900_000, basketId, revision: 1 },
    });
    expect(body.message).toBe(undefined);
    expect(proposal?.monthly).toEqual(monthly);
    expect(proposal?.deliveryDate).toEqual(delivery.date);
  });

  it('and a proposal that is sent days later has the day that its simulation shows then', async () => {
    const customer = await readyCustomer(api);
    const { simulation, basketId } = await simulationWithBasket(customer);
    const params = { id: simulation.id };
    // The row has last week's day, when it was stored.
    await api.db.update(baskets).set({
      quote: sql`jsonb_set(${baskets.quote}, '{delivery,date}', '"2026-12-01"')`,
    });
    const { data: shown } = await customer.send(getSimulation, { params });
    const { data: proposal } = await customer.send(sendProposal, {
      params,
      body: { ...ORDER, basketId, revision: 1 },
    });
    expect(shown.basket?.quote.delivery.date).toBe(proposal.deliveryDate);
    expect(proposal.deliveryDate).not.toBe('2026-12-01');
  });
});
