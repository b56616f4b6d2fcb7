import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from '@site/server';
import { configSchema } from '#platform/config';
import { rowsOf } from '#platform/data/database';
import { type FileStore, openFileStore } from '#platform/files/file-store';
import { resealFiles } from '#platform/files/reseal-files';
import { enqueueMail, openBody } from '#platform/jobs/outbox';
import { outbox } from '#platform/jobs/outbox.table';
import { resealMails } from '#platform/jobs/reseal-mails';
import { withSecrets } from '#platform/security/secrets';
import {
  connectApp,
  findAuthenticator,
  sealSecret,
} from '../identity/authentication/second-step/authenticators.repository';
import { resealAuthenticators } from '../identity/authentication/second-step/reseal-authenticators';
import { begunSignIns } from '../identity/authentication/second-step/second-step.table';
import { documents } from '../identity/documents/documents.table';
import { storedDocument } from '../identity/documents/testing/stored-document';
import { testApi, testConfig } from '../testing/api';
import { rotateFileKeyCommand } from './rotate-file-key';

const api = testApi();
const OLD = testConfig().FILE_KEY;
const NEW = 'ef'.repeat(32);
const withKeys = (FILE_KEY: string, ...OLD_FILE_KEYS: string[]) => ({
  ...testConfig(),
  DATA_DIR: api.folder,
  FILE_KEY,
  OLD_FILE_KEYS,
});
const storeWith = (...keys: [string, ...string[]]) => openFileStore(withKeys(...keys));

/** Documents whose files the old key encrypts. */
async function addFiles(contents: readonly Buffer[]): Promise<string[]> {
  const names: string[] = [];
  for (const bytes of contents) names.push(await storedDocument(api, bytes));
  return names;
}

// security-requirements H7
describe('files after FILE_KEY was changed', () => {
  it('are read by the old key and written with the new one', async () => {
    const [name = ''] = await addFiles([Buffer.from('old')]);
    const store = await storeWith(NEW, OLD);
    expect(String(await store.get(name))).toBe('old');
    await store.put('ab/abc', Buffer.from('new'));
    expect(String(await (await storeWith(NEW)).get('ab/abc'))).toBe('new');
    await expect((await storeWith(NEW)).get(name)).rejects.toThrow();
  });

  it('are encrypted anew once each, also by a second run after an interrupted one', async () => {
    const names = await addFiles(['a', 'b', 'c'].map((text) => Buffer.from(text)));
    const store = await storeWith(NEW, OLD);
    const interrupted: FileStore = {
      ...store,
      renew: async (name) => {
        if (name === names[1]) throw new Error('the store is away');
        return store.renew(name);
      },
    };
    const run = (files: FileStore) => resealFiles({ ...api.ports, files });
    expect(await run(interrupted)).toEqual({
      renewed: 2,
      current: 0,
      failed: [`documents ${names[1]}: the store is away`],
    });
    expect(await run(store)).toEqual({ renewed: 1, current: 2, failed: [] });
    expect(await run(store)).toEqual({ renewed: 0, current: 3, failed: [] });
    const alone = await storeWith(NEW);
    const texts = await Promise.all(names.map(async (name) => alone.get(name)));
    expect(texts.map(String)).toEqual(['a', 'b', 'c']);
  });

  it('can be read at any moment while they are encrypted anew', async () => {
    const page = Buffer.alloc(1_000_000, 7);
    const names = await addFiles(Array.from({ length: 4 }, () => page));
    const store = await storeWith(NEW, OLD);
    let isOver = false;
    const reads = [1, 2, 3, 4].map(async () => {
      let count = 0;
      while (!isOver)
        for (const name of names) {
          expect((await store.get(name)).length).toBe(page.length);
          count += 1;
        }
      return count;
    });
    const renewed = await resealFiles({ ...api.ports, files: store });
    isOver = true;
    expect(renewed).toMatchObject({ renewed: 4, failed: [] });
    expect((await Promise.all(reads)).every((count) => count >= 4)).toBe(true);
  });

  it('are found in every table that has a column for them', async () => {
    const columns = await rowsOf<{ name: string }>(
      api.db,
      sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'file_name' and table_name <> 'doomed_files' order by 1`,
    );
    const doomed = await rowsOf<{ name: string }>(
      api.db,
      sql`select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'doom_file'::regproc order by 1`,
    );
    expect(columns.length).toBeGreaterThan(5);
    expect(doomed).toEqual(columns);
  });

  it('that were removed before their turn stay away', async () => {
    const [name = ''] = await addFiles([Buffer.from('a')]);
    const store = await storeWith(NEW, OLD);
    await api.db.delete(documents);
    await store.remove(name);
    expect(await resealFiles({ ...api.ports, files: store })).toMatchObject({
      renewed: 0,
      failed: [],
    });
    await expect(store.get(name)).rejects.toThrow();
  });
});

it('mails that wait are encrypted anew with their files', async () => {
  const attachments = [
    { name: 'a.pdf', type: 'application/pdf', bytes: new Uint8Array([1]) },
  ];
  await enqueueMail(api.ports, api.db, {
    to: 'ana@exemplo.test',
    subject: 'Oi',
    text: 'Bom dia.',
    attachments,
  });
  const ports = { ...api.ports, config: withKeys(NEW, OLD) };
  expect(await resealMails(ports)).toEqual({ renewed: 1, current: 0, failed: [] });
  expect(await resealMails(ports)).toEqual({ renewed: 0, current: 1, failed: [] });
  const [row] = await api.db.select().from(outbox);
  expect(row && openBody({ config: withKeys(NEW) }, row).text).toBe('Bom dia.');
  expect(row && (() => openBody({ config: withKeys(OLD) }, row))).toThrow();
});

it('secrets of authenticator apps are encrypted anew, also while one is being connected', async () => {
  const { id } = await api.addUser({ role: 'CONSULTANT' });
  const sealedSecret = sealSecret(withKeys(OLD), id, new Uint8Array([7]));
  await connectApp(api.ports, api.db, { userId: id, sealedSecret, lastStep: 1 });
  await api.db.insert(begunSignIns).values({
    tokenHash: 'x',
    userId: id,
    begunBy: 'link',
    mailboxProved: true,
    sealedSecret,
    createdAt: api.clock.now(),
    expiresAt: api.clock.now(),
  });
  const ports = { ...api.ports, config: withKeys(NEW, OLD) };
  expect(await resealAuthenticators(ports)).toMatchObject({ renewed: 2, failed: [] });
  expect(await resealAuthenticators(ports)).toMatchObject({ renewed: 0, current: 2 });
  const app = await findAuthenticator({ config: withKeys(NEW) }, api.db, id);
  expect(app?.secret).toEqual(Buffer.of(7));
});

describe('`ops -- rotate-file-key`', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'rodar-keys-'));
  });
  afterEach(() => {
    delete process.env['FILE_KEY'];
    rmSync(folder, { recursive: true, force: true });
  });
  const configOf = () => withSecrets(readConfig(configSchema, { DATA_DIR: folder }));
  const rotate = async () => {
    const lines: string[] = [];
    await rotateFileKeyCommand.run({
      config: configOf(),
      assets: { migrations: '', drawings: '', pdfWorker: '', pdfPainter: '' },
      words: [],
      options: new Map(),
      print: (line) => void lines.push(line),
    });
    return lines.join('\n');
  };

  it('gives the demo another key for its next start, which still reads what the old one wrote', async () => {
    const first = configOf();
    expect(await rotate()).toContain('Restart the API, then run this again');
    const second = configOf();
    expect(second.FILE_KEY).not.toBe(first.FILE_KEY);
    expect(second.OLD_FILE_KEYS).toEqual([first.FILE_KEY]);
    expect(second.SIGNING_KEY).toBe(first.SIGNING_KEY);
  });

  it('changes no key of the environment, and says what to do there', async () => {
    const first = configOf();
    process.env['FILE_KEY'] = OLD;
    expect(await rotate()).toContain('put the old one into OLD_FILE_KEYS');
    expect(configOf().FILE_KEY).toBe(first.FILE_KEY);
  });
});
