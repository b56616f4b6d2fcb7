import { eq, inArray } from 'drizzle-orm';
import {
  changeTechnicalSheet,
  getTechnicalSheet,
  listPrices,
  listTechnicalSheets,
  listVehicleClasses,
  type TechnicalSheet,
} from '@site/api-contract';
import { seedMissingSheets } from '../../seed/reference';
import { TECHNICAL_SHEETS } from '../../seed/technical-sheets.data';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { technicalSheetActs, technicalSheets } from './technical-sheets.table';

const api = testApi();
const IPE = 'ipe-conforto';
const LUME = 'lume-eletrico';

// All specs share the catalogue.
afterEach(async () => {
  await api.db.delete(technicalSheetActs);
  await api.db.delete(technicalSheets);
  await api.db.transaction((tx) => seedMissingSheets(tx));
});

const desk = (name = 'Dora Mesa') => api.asRole('CONSULTANT', { name, rights: ['desk'] });
const sheetOf = async (modelSlug: string) =>
  (await api.asAnyone().send(getTechnicalSheet, { params: { modelSlug } })).data;
const demo = (slug: string): TechnicalSheet => {
  const sheet = TECHNICAL_SHEETS[slug];
  if (!sheet) throw new Error(`No sheet of ${slug}`);
  return sheet;
};
const change = (
  who: TestClient,
  versionSlug: string,
  part: Partial<TechnicalSheet>,
  revision = 1,
) =>
  who.send(changeTechnicalSheet, {
    params: { versionSlug },
    body: { ...demo(versionSlug), ...part, revision },
  });

describe('the technical sheet of a model', () => {
  it('has the figures and the equipment of each version', async () => {
    const aroeira = await sheetOf('aroeira');
    expect(aroeira).toMatchObject({
      name: 'Aroeira',
      type: 'SUV compacto',
      clientTypes: [1, 2],
    });
    expect(
      aroeira.versions.map(({ slug, sheet }) => [
        slug,
        sheet.bootLitres,
        sheet.safety.includes('Alerta de ponto cego'),
      ]),
    ).toEqual([
      ['aroeira-evolucao', 400, false],
      ['aroeira-premiere', 400, true],
    ]);
    expect((await sheetOf('lira')).versions[0]?.sheet.comfort).toContain(
      'Banco do motorista com ajuste de altura',
    );
  });

  it('of an electric car has a range in place of a tank', async () => {
    const [version] = (await sheetOf('lume')).versions;
    expect(version?.sheet).toMatchObject({
      rangeKm: 185,
      batteryKwh: 26.8,
      tankLitres: null,
    });
  });

  it('of a car for companies says so', async () => {
    expect((await sheetOf('mascate')).clientTypes).toEqual([2]);
  });

  it('leaves out a version without a sheet', async () => {
    await api.db.delete(technicalSheets).where(eq(technicalSheets.versionId, 5));
    expect((await sheetOf('aroeira')).versions.map(({ slug }) => slug)).toEqual([
      'aroeira-premiere',
    ]);
  });

  it('is announced with the model and with its price, while a version has one', async () => {
    const visitor = api.asAnyone();
    const params = { type: '1' as const, lat: '-23.5505', lng: '-46.6333' };
    const without = async () => {
      const classes = (await visitor.send(listVehicleClasses, { params })).data;
      const prices = (await visitor.send(listPrices, {})).data;
      return [
        ...classes.flatMap(({ vehicleModels }) => vehicleModels),
        ...prices.map(({ annataModel, hasSheet }) => ({ name: annataModel, hasSheet })),
      ]
        .filter(({ hasSheet }) => !hasSheet)
        .map(({ name }) => name);
    };
    expect(await without()).toEqual([]);
    await api.db
      .delete(technicalSheets)
      .where(inArray(technicalSheets.versionId, [3, 5]));
    expect(await without()).toEqual(['Sabiá', 'Sabiá']); // a version of the Aroeira has one
  });

  it.each(['no-such-car', 'sabia'])('is not found: %s', async (modelSlug) => {
    await api.db.delete(technicalSheets).where(eq(technicalSheets.versionId, 3));
    const answer = await api
      .asAnyone()
      .send(getTechnicalSheet, { params: { modelSlug } });
    expect(answer.status).toBe(404);
  });
});

describe('the demo', () => {
  it('has a sheet for each version, true to what its catalogue says of it', async () => {
    const { items } = (await (await desk()).send(listTechnicalSheets, {})).data;
    expect(items).toHaveLength(12);
    const models = ['lira', 'sabia', 'ipe', 'aroeira', 'cerrado', 'serrana', 'tropeiro'];
    for (const model of [...models, 'lume', 'mascate'])
      for (const { engine, sheet } of (await sheetOf(model)).versions)
        expect(engine).toContain(`${sheet.powerCv} cv`);
  });

  it('has no car with more room inside than a third of the space that it takes', () => {
    for (const [slug, sheet] of Object.entries(TECHNICAL_SHEETS)) {
      const { lengthMm, widthMm, heightMm, bootLitres } = sheet;
      const outside = (lengthMm * widthMm * heightMm) / 1_000_000;
      expect([slug, bootLitres < outside / 3]).toEqual([slug, true]);
    }
  });

  it('gives sheets to a database of an older release, and leaves those that are there', async () => {
    const dora = await desk();
    await change(dora, IPE, { bootLitres: 515 });
    await api.db.delete(technicalSheets).where(eq(technicalSheets.versionId, 3));
    await api.db.transaction((tx) => seedMissingSheets(tx));
    expect((await sheetOf('sabia')).versions).toHaveLength(1);
    expect((await sheetOf('ipe')).versions[0]?.sheet.bootLitres).toBe(515);
  });
});

describe('a technical sheet at the desk', () => {
  it('changes on the site with the very next answer, and says who changed it', async () => {
    expect((await sheetOf('ipe')).versions[0]?.sheet.bootLitres).toBe(520);
    const dora = await desk();
    const { data } = await change(dora, IPE, { bootLitres: 515, comfort: ['Sofá'] });
    expect(data).toMatchObject({
      revision: 2,
      changed: {
        at: api.clock.now().toISOString(),
        role: 'CONSULTANT',
        name: 'Dora Mesa',
      },
    });
    expect((await sheetOf('ipe')).versions[0]?.sheet).toMatchObject({
      bootLitres: 515,
      comfort: ['Sofá'],
    });
    const { items } = (await dora.send(listTechnicalSheets, {})).data;
    expect(items.find(({ slug }) => slug === IPE)).toEqual(data);
  });

  it('is given to a version that has none', async () => {
    await api.db.delete(technicalSheets).where(eq(technicalSheets.versionId, 4));
    const { data } = await change(await desk(), IPE, {}, 0);
    expect(data).toMatchObject({ revision: 1, sheet: demo(IPE) });
  });

  it('that a colleague changed meanwhile is refused with who and when', async () => {
    await change(await desk('Rui Mesa'), IPE, { bootLitres: 515 });
    const answer = await change(await desk(), IPE, { bootLitres: 510 });
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        reason: 'changed-meanwhile',
        message: 'Rui Mesa mudou esta ficha em 23/11/2026, 12:00.',
      },
    ]);
  });

  it.each<[string, string, Partial<TechnicalSheet>, string]>([
    ['a flex car without a tank', IPE, { tankLitres: null }, 'TankLitres'],
    ['a flex car with a range', IPE, { rangeKm: 300 }, 'RangeKm'],
    ['an electric car without a range', LUME, { rangeKm: null }, 'RangeKm'],
    ['an electric car with a tank', LUME, { tankLitres: 40 }, 'TankLitres'],
    [
      'mirrors narrower than the car',
      IPE,
      { widthWithMirrorsMm: 1700 },
      'WidthWithMirrorsMm',
    ],
    ['a boot of no litres', IPE, { bootLitres: 0 }, 'BootLitres'],
    ['an item twice', IPE, { safety: ['Freios ABS', 'freios abs'] }, 'Safety'],
  ])('is refused at its field: %s', async (_what, slug, part, key) => {
    const answer = await change(await desk(), slug, part);
    expect([answer.status, answer.body]).toMatchObject([400, { fields: [{ key }] }]);
  });
});
