import { eq } from 'drizzle-orm';
import { getContentVersion, listExtraNames } from '@site/api-contract';
import { addOns, extraNameActs, paints } from '../catalog/vehicles/vehicles.table';
import { testApi } from '../testing/api';
import { rename } from './names';

const api = testApi();
const RED = ['paint', 'vermelho-ipe'];
const GLASS = ['add-on', 'vidros-e-pneus'];

const named = (words: string[], options: Record<string, string>) =>
  rename(api.ports, api.db, { words, options: new Map(Object.entries(options)) });
const atTheDesk = async () => {
  const desk = await api.asRole('CONSULTANT', { rights: ['desk'] });
  return (await desk.send(listExtraNames, {})).data.items;
};

describe('`ops -- names`', () => {
  let put: () => Promise<void>;
  beforeAll(async () => {
    const [red] = await api.db
      .select()
      .from(paints)
      .where(eq(paints.slug, RED[1] ?? ''));
    const [glass] = await api.db
      .select()
      .from(addOns)
      .where(eq(addOns.slug, GLASS[1] ?? ''));
    if (!red || !glass) throw new Error('The catalogue is empty');
    put = async () => {
      await api.db.update(paints).set(red).where(eq(paints.slug, red.slug));
      await api.db.update(addOns).set(glass).where(eq(addOns.slug, glass.slug));
    };
  });
  // All specs share the catalogue.
  afterEach(() => put());

  it('gives a color another name, which the desk and the site have at once', async () => {
    const version = async () =>
      (await api.asAnyone().send(getContentVersion, {})).data.version;
    const old = await version();
    await named(RED, { name: 'Vermelho Brasa' });
    expect(await atTheDesk()).toContainEqual({
      ...{ kind: 'paint', slug: 'vermelho-ipe', name: 'Vermelho Brasa' },
      ...{ description: null, revision: 2 },
      changed: { at: api.clock.now().toISOString(), role: 'operations', name: null },
    });
    expect(await version()).not.toBe(old);
    expect(await api.db.select().from(extraNameActs)).toMatchObject([
      { name: 'Vermelho Brasa', actedBy: null, actorRole: 'operations' },
    ]);
  });

  it('leaves the description of an add-on unless another one is given', async () => {
    const before = (await atTheDesk()).find(({ slug }) => slug === GLASS[1]);
    expect(await named(GLASS, { name: 'Vidros' })).toMatchObject({
      name: 'Vidros',
      description: before?.description,
    });
    const description = 'Vidros, faróis e pneus trocados sem custo.';
    expect(await named(GLASS, { name: 'Vidros', description })).toMatchObject({
      name: 'Vidros',
      description,
    });
  });

  it.each<[string[], Record<string, string>, string]>([
    [RED, { name: 'PRATA LUA' }, 'Outra cor já tem esse nome.'],
    [RED, { name: ' ' }, 'Informe o nome.'],
    [RED, { name: 'Rubi', description: 'x' }, 'Uma cor não tem descrição.'],
    [['paint', 'rosa'], { name: 'Rosa' }, 'There is no paint rosa. names lists them.'],
    [RED, {}, 'Usage: names, or names paint|add-on <slug> --name <name>'],
    [['paint'], { name: 'Rosa' }, 'Usage: names, or names paint|add-on <slug>'],
  ])('refuses %j as %j: %s', async (words, options, message) => {
    await expect(named(words, options)).rejects.toThrow(message);
  });
});
