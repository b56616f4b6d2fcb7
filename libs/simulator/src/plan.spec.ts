import {
  linkToLowestPrice,
  planCondition,
  priceBehind,
  readPlan,
  writePlanInto,
} from '@site/api-contract/pricing';
import { CLASSES } from '@site/testing';

const PLAN = {
  modelSlug: 'aroeira',
  versionSlug: 'aroeira-evolucao',
  clientType: 1,
  term: 48,
  km: 500,
} as const;
const CONFIGURE = '/simulador/configure-e-assine';
const MODELS = '/simulador/escolher-alugar-carro-mensal';

it('conditions are said below a price as the design says it', () => {
  expect(planCondition({ clientType: 1, term: 48, km: 500 })).toBe(
    'PF, 48 meses, 500 km por mês',
  );
  expect(planCondition({ clientType: 2, term: 36, km: 1000 })).toBe(
    'PJ, 36 meses, 1.000 km por mês',
  );
});

it('a plan comes back as it was named', () => {
  const plan = {
    ...readPlan(new URLSearchParams()),
    model: 'aroeira',
    version: 'aroeira-premiere',
    paint: 'azul-fiorde',
    addOns: ['pelicula', 'vidros-e-pneus'],
  };
  const search = new URLSearchParams('utm_campaign=verao');
  writePlanInto(search, plan);
  expect(search.toString()).toBe(
    'utm_campaign=verao&modelo=aroeira&versao=aroeira-premiere&cor=azul-fiorde&prazo=36&km=1000&tipo=pf&opcionais=pelicula%2Cvidros-e-pneus',
  );
  expect(readPlan(search)).toEqual(plan);
});

describe('a link beside the lowest price of a model', () => {
  it.each([
    [
      `${CONFIGURE}?modelo=aroeira&cor=azul-fiorde`,
      `${CONFIGURE}?modelo=aroeira&versao=aroeira-evolucao&prazo=48&km=500&tipo=pf`,
    ],
    [MODELS, `${MODELS}?modelo=aroeira&prazo=48&km=500&tipo=pf`],
    [
      `${MODELS}?utm_source=x#lista`,
      `${MODELS}?utm_source=x&modelo=aroeira&prazo=48&km=500&tipo=pf`,
    ],
    ['/pre-reserva/boreal', '/pre-reserva/boreal'],
    ['https://example.com/x', 'https://example.com/x'],
  ])('%s opens that plan', (link, opened) => {
    expect(linkToLowestPrice(link, PLAN)).toBe(opened);
  });

  it('stays as it is while no plan is known', () => {
    expect(linkToLowestPrice(MODELS, undefined)).toBe(MODELS);
  });
});

describe('the price behind a link', () => {
  const asked: number[] = [];
  const behind = (link: string) =>
    priceBehind(link, async (clientType) => {
      asked.push(clientType);
      return CLASSES;
    });

  it.each([
    [`${CONFIGURE}?modelo=aroeira&prazo=48&km=500`, 2249],
    [`${CONFIGURE}?modelo=aroeira`, 2549],
    [`${CONFIGURE}?modelo=aroeira&cor=azul-fiorde&opcionais=vidros-e-pneus`, 2637],
    [`${CONFIGURE}?versao=aroeira-premiere`, 2849],
    [`${MODELS}?modelo=aroeira&prazo=48&km=500&tipo=pf`, 2249],
    // A list shows the cheapest version, even if a link names another.
    [`${MODELS}?modelo=aroeira&versao=aroeira-premiere`, 2549],
  ])('%s is what its screen shows: %i', async (link, monthly) => {
    expect(await behind(link)).toMatchObject({ monthly });
  });

  it('says for which package, where the car lacks the one that is asked for', async () => {
    expect(await behind(`${CONFIGURE}?modelo=lume&km=3000&prazo=12`)).toEqual({
      clientType: 1,
      term: 12,
      km: 2000,
      monthly: 2939,
    });
  });

  it('is of a company where the link says so', async () => {
    asked.length = 0;
    await behind(`${MODELS}?modelo=aroeira&tipo=pj`);
    await behind(`${MODELS}?modelo=aroeira`);
    expect(asked).toEqual([2, 1]);
  });

  it.each([MODELS, `${MODELS}?prazo=48`, '/assine', 'https://x.example/simulador'])(
    'is none for %s, which names no car',
    async (link) => {
      expect(await behind(link)).toBeUndefined();
    },
  );

  it('is null for a car that is not for sale so', async () => {
    expect(await behind(`${CONFIGURE}?modelo=mascate`)).toBeNull();
    expect(await behind(`${MODELS}?modelo=mascate&tipo=pj`)).toBeNull();
  });
});
