import { eq } from 'drizzle-orm';
import {
  changeExtraName,
  getContentVersion,
  getSimulation,
  listExtraNames,
  listVehicleClasses,
} from '@site/api-contract';
import { type ExtraKind } from '@site/api-contract/catalog';
import { users } from '../../identity/accounts/accounts.table';
import { aCart, basketOf } from '../../sales/simulations/testing/cart';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { addOns, extraNameActs, paints } from '../vehicles/vehicles.table';

const api = testApi();
const RED = { kind: 'paint' as ExtraKind, slug: 'vermelho-ipe' };
const GLASS = { kind: 'add-on' as ExtraKind, slug: 'vidros-e-pneus' };
const DESCRIPTION = 'Vidros, faróis e pneus trocados sem custo.';

let before: [
  typeof paints.$inferSelect | undefined,
  typeof addOns.$inferSelect | undefined,
];
beforeAll(async () => {
  const [red] = await api.db.select().from(paints).where(eq(paints.slug, RED.slug));
  const [glass] = await api.db.select().from(addOns).where(eq(addOns.slug, GLASS.slug));
  before = [red, glass];
});
// All specs share the catalogue.
afterEach(async () => {
  const [red, glass] = before;
  if (red) await api.db.update(paints).set(red).where(eq(paints.slug, red.slug));
  if (glass) await api.db.update(addOns).set(glass).where(eq(addOns.slug, glass.slug));
});

const desk = (name = 'Dora Mesa') => api.asRole('CONSULTANT', { name, rights: ['desk'] });
const rename = (
  who: TestClient,
  params: typeof RED,
  body: { name: string; description?: string; revision?: number },
) => who.send(changeExtraName, { params, body: { revision: 1, ...body } });
const named = async (who: TestClient, { slug }: typeof RED) =>
  (await who.send(listExtraNames, {})).data.items.find((one) => one.slug === slug);

/** The names of both, as a visitor reads them. */
async function shown() {
  const { data } = await api.asAnyone().send(listVehicleClasses, {
    params: { type: '1', lat: '-25.4284', lng: '-49.2733' },
  });
  const model = data[0]?.vehicleModels[0];
  const glass = model?.addOns.find(({ slug }) => slug === GLASS.slug);
  return [
    model?.colours.find(({ slug }) => slug === RED.slug)?.name,
    glass?.name,
    glass?.description,
  ];
}

describe('names of colors and add-ons at the desk', () => {
  it('are those of the site, and who changed them last', async () => {
    const dora = await desk();
    expect(await named(dora, RED)).toEqual({
      ...RED,
      name: 'Vermelho Ipê',
      description: null,
      revision: 1,
      changed: null,
    });
    const { status, data } = await rename(dora, RED, { name: ' Vermelho Brasa ' });
    expect(status).toBe(200);
    expect(data).toEqual({
      ...RED,
      name: 'Vermelho Brasa',
      description: null,
      revision: 2,
      changed: {
        at: api.clock.now().toISOString(),
        role: 'CONSULTANT',
        name: 'Dora Mesa',
      },
    });
    expect(await named(dora, RED)).toEqual(data);
  });

  it('are on the site with the very next answer', async () => {
    const version = async () =>
      (await api.asAnyone().send(getContentVersion, {})).data.version;
    const old = await version();
    const dora = await desk();
    await rename(dora, RED, { name: 'Vermelho Brasa' });
    await rename(dora, GLASS, { name: 'Vidros', description: DESCRIPTION });
    expect(await shown()).toEqual(['Vermelho Brasa', 'Vidros', DESCRIPTION]);
    expect(await version()).not.toBe(old);
  });

  it('leave what was chosen with the name that it had', async () => {
    const owner = api.asAnyone();
    const cart = await aCart(owner);
    await rename(await desk(), RED, { name: 'Vermelho Brasa' });
    await rename(await desk(), GLASS, { name: 'Vidros', description: DESCRIPTION });
    const { data } = await owner.send(getSimulation, { params: { id: cart.id } });
    const { paintName, quote } = basketOf(data);
    const labels = quote.lines.map(({ label }) => label);
    expect(paintName).toBe('Vermelho Ipê');
    expect(labels).toEqual(expect.arrayContaining(['Vermelho Ipê', 'Vidros e pneus']));
  });

  it('that a colleague changed meanwhile are refused, with by whom and when', async () => {
    const [dora, rui] = [await desk(), await desk('Rui Mesa')];
    await rename(dora, RED, { name: 'Vermelho Brasa' });
    const refused = await rename(rui, RED, { name: 'Vermelho Vivo' });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        message: 'Dora Mesa mudou este nome em 23/11/2026, 12:00.',
      },
    ]);
    expect((await named(rui, RED))?.name).toBe('Vermelho Brasa');
    const again = await rename(rui, RED, { name: 'Vermelho Vivo', revision: 2 });
    expect(again.data).toMatchObject({ revision: 3, changed: { name: 'Rui Mesa' } });
  });

  it('of two at once are saved once', async () => {
    const [dora, rui] = [await desk(), await desk('Rui Mesa')];
    const both = await Promise.all([
      rename(dora, RED, { name: 'Vermelho Brasa' }),
      rename(rui, RED, { name: 'Vermelho Vivo' }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are kept as they were, with who said so, until the account is gone', async () => {
    const dora = await desk();
    await rename(dora, GLASS, { name: 'Vidros', description: DESCRIPTION });
    // Saving the same names again changes nothing.
    await rename(dora, GLASS, { name: 'Vidros', description: DESCRIPTION, revision: 2 });
    expect(await api.db.select().from(extraNameActs)).toMatchObject([
      { ...GLASS, name: 'Vidros', description: DESCRIPTION, actedBy: dora.userId },
    ]);
    await api.db.delete(users).where(eq(users.id, dora.userId));
    expect((await named(await desk(), GLASS))?.changed?.name).toBeNull();
  });

  it.each<[typeof RED, { name: string; description?: string }, string, string]>([
    [RED, { name: ' ' }, 'Name', 'Informe o nome.'],
    [RED, { name: 'a'.repeat(41) }, 'Name', 'Use no máximo 40 caracteres.'],
    [RED, { name: 'PRATA LUA' }, 'Name', 'Outra cor já tem esse nome.'],
    [
      RED,
      { name: 'Rubi', description: 'x' },
      'Description',
      'Uma cor não tem descrição.',
    ],
    [GLASS, { name: 'Vidros' }, 'Description', 'Descreva o opcional em uma frase.'],
    [
      GLASS,
      { name: 'Vidros', description: ' ' },
      'Description',
      'Descreva o opcional em uma frase.',
    ],
  ])('of %j as %j are refused at %s', async (extra, body, key, message) => {
    const refused = await rename(await desk(), extra, body);
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual([{ key, message }]);
  });

  it('of what the catalogue does not have are not found', async () => {
    const nothing = { ...RED, slug: 'rosa-choque' };
    expect((await rename(await desk(), nothing, { name: 'Rosa' })).status).toBe(404);
  });

  it('are changed with the right to the desk alone', async () => {
    const other = await api.asRole('CONSULTANT', { rights: ['analysis', 'leads'] });
    expect((await rename(other, RED, { name: 'Rubi' })).status).toBe(403);
    expect((await other.send(listExtraNames, {})).status).toBe(403);
    for (const role of ['DEALER', 'SELLER', 'customer'] as const)
      expect((await rename(await api.asRole(role), RED, { name: 'Rubi' })).status).toBe(
        403,
      );
  });
});
