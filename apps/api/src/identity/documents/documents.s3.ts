import { sql } from 'drizzle-orm';
import { type FileStore, openFileStore } from '#platform/files/file-store';
import { FilesAway } from '#platform/files/files-away';
import { testApi, testConfig } from '../../testing/api';
import { fileOf, picture } from './testing/files';
import { list, send } from './testing/sent-files';
import { removeDoomedFiles } from './upload/store-file';

const config = {
  ...testConfig(),
  FILE_STORE: 's3' as const,
  S3_BUCKET: 'files',
  S3_ENDPOINT: process.env['S3_URL'],
};
let store: FileStore;
const files: FileStore = new Proxy({} as FileStore, {
  get: (_, name: keyof FileStore) => store[name],
});
const api = testApi({ ports: { files } });
beforeAll(async () => {
  store = await openFileStore(config);
});
const turn = (mode: 'open' | 'away' | 'silent') =>
  fetch(`${process.env['S3_CONTROL_URL']}/${mode}`);
afterEach(() => turn('open'));

/** Erases the rows; their files, and those that never got a row, are to be erased now. */
async function eraseDocuments(): Promise<void> {
  await api.db.execute(sql`delete from documents`);
  api.clock.advance(61 * 60_000);
}

describe('files in a bucket', () => {
  it('are kept encrypted, read, renewed and erased; erasing again is no error', async () => {
    const name = store.newName();
    await store.put(name, Buffer.from('a driving license'));
    expect(String(await store.get(name))).toBe('a driving license');
    const sealed = Buffer.from((await store.getSealed(name)) ?? []);
    expect(sealed.length).toBeGreaterThan(0);
    expect(sealed.includes('license')).toBe(false);
    const another = { ...config, FILE_KEY: 'ef'.repeat(32) };
    const later = await openFileStore({ ...another, OLD_FILE_KEYS: [config.FILE_KEY] });
    expect(await later.renew(name)).toBe(true);
    expect(String(await (await openFileStore(another)).get(name))).toBe(
      'a driving license',
    );
    expect(await store.isEmpty()).toBe(false);
    await store.remove(name);
    await store.remove(name);
    await expect(store.get(name)).rejects.toThrow();
    expect(await store.getSealed(name)).toBeNull();
    expect(await store.isEmpty()).toBe(true);
  });

  it('that were changed outside are a fault, which nobody repeats', async () => {
    const [one, other] = [store.newName(), store.newName()];
    await store.put(one, Buffer.from('a driving license'));
    await store.putSealed(other, (await store.getSealed(one)) ?? Buffer.from(''));
    const opened = store.get(other);
    await expect(opened).rejects.toThrow();
    await expect(opened).rejects.not.toBeInstanceOf(FilesAway);
    await Promise.all([one, other].map((name) => store.remove(name)));
  });

  it('that can not be stored, since the server is away, are asked for again; then nothing is left over', async () => {
    const customer = await api.asRole('customer');
    const photo = fileOf(await picture());
    await turn('away');
    const refused = await send(customer, photo);
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await list(customer)).data).toMatchObject({ items: [] });
    await turn('open');
    expect((await send(customer, photo)).status).toBe(200);
    await eraseDocuments();
    await removeDoomedFiles(api.ports, api.db);
    expect(await store.isEmpty()).toBe(true);
  });

  it('that must be erased while the server is away are erased by the next run', async () => {
    const customer = await api.asRole('customer');
    await send(customer, fileOf(await picture()));
    await eraseDocuments();
    await turn('away');
    await expect(removeDoomedFiles(api.ports, api.db)).rejects.toThrow();
    expect(await turn('open').then(() => store.isEmpty())).toBe(false);
    await removeDoomedFiles(api.ports, api.db);
    expect(await store.isEmpty()).toBe(true);
  });

  it('hold no connection of the database while the server is silent, and are given up', async () => {
    const customers = await Promise.all([1, 2].map(() => api.asRole('customer')));
    const photo = fileOf(await picture());
    await turn('silent');
    const sent = customers.map((customer) => send(customer, photo));
    await new Promise((done) => setTimeout(done, 5000));
    expect(api.ports.database.connections()).toMatchObject({ used: 0, waiting: 0 });
    for (const { status } of await Promise.all(sent)) expect(status).toBe(503);
  });
});
