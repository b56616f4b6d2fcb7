import {
  addDealership,
  changeDealership,
  checkPriceTable,
  endDealership,
  getCmsPage,
  getDealershipRecord,
  importPriceTable,
  listCmsPages,
  listNotifications,
  publishCmsPage,
  reopenDealership,
  saveCmsPage,
  withdrawCmsPage,
  withdrawPriceTable,
} from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { dealershipsAsSeeded } from '../../back-office/dealership-records/testing/dealerships-as-seeded';
import {
  forgetImportedTables,
  importedByOperations,
} from '../../catalog/price-tables/testing/imported-tables';
import { PRICE_HEADER, priceLines } from '../../catalog/price-tables/testing/price-csv';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';

const api = testApi();
dealershipsAsSeeded(api);
afterEach(() => forgetImportedTables(api));

const inDays = (days: number) => addDays(saoPauloDay(api.clock.now()), days);
/** A consultant who edits, one who is told, and one without the right `desk`. */
async function colleagues() {
  const [editor, other, analyst] = await Promise.all([
    api.asRole('CONSULTANT', { rights: ['desk'] }),
    api.asRole('CONSULTANT', { rights: ['desk'] }),
    api.asRole('CONSULTANT', { rights: ['analysis', 'leads', 'audit'] }),
  ]);
  return { editor, other, analyst };
}
const told = async (who: TestClient) =>
  (await who.send(listNotifications, {})).data.items.map(
    ({ kind, label, subjectId }) => `${kind} ${subjectId} ${label}`,
  );

describe('who works at the desk is told of', () => {
  it('a page that a colleague published, scheduled or took back, not of drafts', async () => {
    const { editor, other, analyst } = await colleagues();
    const { items } = (await editor.send(listCmsPages, {})).data;
    const page = items.find(({ slug }) => slug === 'duvidas');
    const id = page?.id ?? '';
    const params = { id };
    /** Saves another title and gives the number of the version. */
    const save = async (title: string) => {
      const { number, content, seo } = (await editor.send(getCmsPage, { params })).data
        .newest;
      const body = { base: number, content: { ...content, title }, seo };
      const { data } = await editor.send(saveCmsPage, { params, body });
      return { params: { id, number: String(data.newest.number) } };
    };
    const first = await save('Perguntas');
    expect(await told(other)).toEqual([]);
    const rung: string[] = [];
    const hears = async (kind: string, { status }: { status: number }) => {
      expect(status).toBe(200);
      rung.unshift(`${kind} ${id} ${page?.title}`);
      expect(await told(other)).toEqual(rung);
      api.clock.advance(1000);
    };
    await hears(
      'page-published',
      await editor.send(publishCmsPage, { ...first, body: {} }),
    );
    const second = await save('Perguntas de todos');
    const body = { day: inDays(2), time: '09:00' };
    await hears('page-scheduled', await editor.send(publishCmsPage, { ...second, body }));
    await hears('page-withdrawn', await editor.send(withdrawCmsPage, second));
    for (const deaf of [editor, analyst]) expect(await told(deaf)).toEqual([]);
  });

  it('a price table that a colleague imported or withdrew, not of one that was checked', async () => {
    const { editor, other, analyst } = await colleagues();
    const csv = [PRICE_HEADER, ...priceLines(10)].join('\r\n');
    const body = { name: 'Tabela 2027-01', validFrom: inDays(3), csv };
    await editor.send(checkPriceTable, { body });
    expect(await told(other)).toEqual([]);
    const { id } = (await editor.send(importPriceTable, { body })).data;
    expect(await told(other)).toEqual([`prices-imported ${id} Tabela 2027-01`]);
    api.clock.advance(1000);
    await editor.send(withdrawPriceTable, { params: { id } });
    expect((await told(other))[0]).toBe(`prices-withdrawn ${id} Tabela 2027-01`);
    for (const deaf of [editor, analyst]) expect(await told(deaf)).toEqual([]);
  });

  it('a dealership that a colleague added, changed, ended or reopened', async () => {
    const { editor, other, analyst } = await colleagues();
    const at = { params: { id: '1' } };
    const { facts } = (await editor.send(getDealershipRecord, at)).data;
    // An edit without a change tells nobody.
    await editor.send(changeDealership, { ...at, body: { ...facts, revision: 1 } });
    expect(await told(other)).toEqual([]);
    const name = 'Rodar Batel Curitiba';
    const body = { ...facts, name, revision: 1 };
    await editor.send(changeDealership, { ...at, body });
    for (const [call, revision] of [
      [endDealership, 2],
      [reopenDealership, 3],
    ] as const) {
      api.clock.advance(1000);
      await editor.send(call, { ...at, body: { revision } });
    }
    api.clock.advance(1000);
    const added = await editor.send(addDealership, {
      body: { ...facts, name: 'Rodar Goiânia', cnpj: '12.ABC.345/01DE-35' },
    });
    expect(await told(other)).toEqual([
      `dealership-added ${added.data.id} Rodar Goiânia`,
      `dealership-reopened 1 ${name}`,
      `dealership-ended 1 ${name}`,
      `dealership-changed 1 ${name}`,
    ]);
    for (const deaf of [editor, analyst]) expect(await told(deaf)).toEqual([]);
  });

  it('nothing that operations import', async () => {
    const { other } = await colleagues();
    const validFrom = new Date(`${inDays(3)}T03:00:00Z`);
    await importedByOperations(api, priceLines(10), { name: 'Da operação', validFrom });
    expect(await told(other)).toEqual([]);
  });
});
