import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import {
  downloadContract,
  getContractDraft,
  listChanges,
  sendLead,
  sendSignature,
  signIn,
  verifyContract,
} from '@site/api-contract';
import { aLeadForm } from '@site/testing';
import { type Config } from '#platform/config';
import { openDatabase, rowsOf } from '#platform/data/database';
import { openFileStore } from '#platform/files/file-store';
import { hashPassword } from '#platform/security/passwords';
import { buildApp } from '../../app';
import { openCatalogue } from '../../catalog/price-tables/catalogue-cache';
import {
  approvedProposal,
  pinOf,
} from '../../contracts/contracts/testing/approved-proposal';
import { storedDocument } from '../../identity/documents/testing/stored-document';
import { testApi, testConfig } from '../../testing/api';
import { TestClient } from '../../testing/client';
import { backUp, backupCommand } from './backup';
import { restore } from './restore';

const server = process.env['TEST_DATABASE_URL'];
const assets = { migrations: join(__dirname, '../../migrations') };
const api = testApi();
const PASSWORD = 'Ipe-Amarelo-2026';

const addressOf = (database: string) =>
  Object.assign(new URL(server ?? ''), { pathname: `/${database}` }).href;

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

(server ? describe : describe.skip)('a backup of database and files', () => {
  const made: string[] = [];
  let folder = '';
  beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'backup-'))));
  afterEach(async () => {
    for (const name of made.splice(0))
      await onServer(`drop database ${name} with (force)`);
    await rm(folder, { recursive: true });
  });

  /** The configuration of the API whose data is saved. */
  async function source(): Promise<Config> {
    const [row] = await rowsOf<{ name: string }>(
      api.db,
      sql`select current_database() as name`,
    );
    return {
      ...testConfig(),
      DATABASE_URL: addressOf(row?.name ?? ''),
      DATA_DIR: api.folder,
    };
  }

  /** An empty database and an empty folder, with the keys of the source. */
  async function emptyPlace(change: Partial<Config> = {}): Promise<Config> {
    const name = `restored_${randomUUID().replaceAll('-', '')}`;
    await onServer(`create database ${name}`);
    made.push(name);
    const DATA_DIR = join(folder, 'place', name);
    return { ...testConfig(), DATABASE_URL: addressOf(name), DATA_DIR, ...change };
  }

  const addDocument = () => storedDocument(api, Buffer.from('a driving license'));
  const backup = () => join(folder, 'backup');
  const tablesOf = async (config: Config) => {
    const database = await openDatabase(config);
    const { rows } = await database.executeSql(
      "select 1 from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
    );
    await database.close();
    return rows.length;
  };

  it('brings back sign-in, the signed PDF, the sum of the ledger and the stream of changes', async () => {
    const { customer, consultant, proposal } = await approvedProposal(api, {
      passwordHash: await hashPassword(api.ports.config, PASSWORD),
    });
    const params = { id: proposal.id };
    const { revision, textHash } = (await customer.send(getContractDraft, { params }))
      .data;
    const pin = await pinOf(api, customer, proposal.id);
    const body = { pin, revision, textHash };
    const { id } = (await customer.send(sendSignature, { params, body })).data;
    const { bytes } = await customer.send(downloadContract, { params: { id } });
    const told = String((await consultant.send(listChanges, {})).headers['etag']);

    const { list, missing } = await backUp(await source(), backup());
    expect(missing).toEqual([]);
    expect(list.files).toHaveLength(1);
    const place = await emptyPlace();
    await restore(place, assets, backup());

    const database = await openDatabase(place);
    const ports = {
      ...api.ports,
      database,
      catalogue: openCatalogue(database, api.clock),
      files: await openFileStore(place),
    };
    const app = await buildApp(ports, { worksOutbox: false });
    try {
      const visitor = new TestClient({ app, ports });
      const account = { email: 'ana@exemplo.test', password: PASSWORD };
      const { token } = (await visitor.send(signIn, { body: account })).data;
      visitor.token = token;
      const again = await visitor.send(downloadContract, { params: { id } });
      expect(Buffer.from(again.bytes).equals(Buffer.from(bytes))).toBe(true);
      const file = new File([new Uint8Array(again.bytes)], 'contrato.pdf', {
        type: 'application/pdf',
      });
      expect((await visitor.send(verifyContract, { body: { file } })).data.genuine).toBe(
        true,
      );
      const sum = sql`select account, sum(centavos)::int as sum from ledger_postings group by account order by account`;
      expect(await rowsOf(database.db, sum)).toEqual(await rowsOf(api.db, sum));
      expect(await rowsOf(database.db, sum)).not.toEqual([]);

      const reader = new TestClient({ app, ports }, consultant.token);
      const since = { headers: { 'if-none-match': told } };
      expect((await reader.send(listChanges, since)).status).toBe(304);
      await visitor.send(sendLead, {
        params: { product: 'carro-por-assinatura' },
        body: {
          ...aLeadForm(),
          cpf: null,
          state: null,
          months: null,
          hasAcceptedNewsletter: null,
        },
      });
      expect((await reader.send(listChanges, since)).data.topics).toContain('leads');
    } finally {
      await app.close();
      await database.close();
    }
  });

  it('holds no key, and files only as they are encrypted', async () => {
    const fileName = await addDocument();
    await backUp(await source(), backup());
    const saved = await readFile(join(backup(), 'files', fileName));
    expect(saved.includes('a driving license')).toBe(false);
    const list = await readFile(join(backup(), 'backup.json'), 'utf8');
    for (const key of [testConfig().FILE_KEY, testConfig().SIGNING_KEY])
      expect(list).not.toContain(key);
  });

  it('names a file that the store has lost', async () => {
    const fileName = await addDocument();
    await api.ports.files.remove(fileName);
    const { list, missing } = await backUp(await source(), backup());
    expect(missing).toEqual([fileName]);
    expect(list.files).toEqual([]);
  });

  it('gives the database user of the API its rights again, and no more', async () => {
    await backUp(await source(), backup());
    const place = await emptyPlace();
    const url = new URL(place.DATABASE_URL ?? '');
    const [role] = made;
    await onServer(`create role ${role} login`);
    try {
      const config = { ...place, MIGRATION_DATABASE_URL: url.href };
      url.username = role ?? '';
      await restore({ ...config, DATABASE_URL: url.href }, assets, backup());
      const own = await openDatabase({ ...place, DATABASE_URL: url.href });
      try {
        expect((await own.executeSql('select 1 from states limit 1')).rows).toHaveLength(
          1,
        );
        await expect(own.executeSql('delete from audit_entries')).rejects.toThrow(
          'permission denied',
        );
      } finally {
        await own.close();
      }
    } finally {
      await onServer(`drop database ${role} with (force)`);
      await onServer(`drop role ${role}`);
      made.length = 0;
    }
  });

  it('is refused, with nothing written, under another FILE_KEY', async () => {
    await backUp(await source(), backup());
    const place = await emptyPlace({ FILE_KEY: 'ef'.repeat(32) });
    await expect(restore(place, assets, backup())).rejects.toThrow(
      /^The files of this backup need a FILE_KEY \(or one of OLD_FILE_KEYS\) with the fingerprint [\da-f]{16}\.$/,
    );
    expect(await tablesOf(place)).toBe(0);
    const known = { ...place, OLD_FILE_KEYS: [testConfig().FILE_KEY] };
    await restore(known, assets, backup());
    expect(await tablesOf(place)).toBeGreaterThan(50);
  });

  it('is refused, with nothing written, when a byte was changed or a file is gone', async () => {
    await backUp(await source(), backup());
    const place = await emptyPlace();
    await appendFile(join(backup(), 'database.dump'), 'x');
    await expect(restore(place, assets, backup())).rejects.toThrow(
      /^database\.dump of the backup is missing or was changed\.$/,
    );
    await rm(join(backup(), 'database.dump'));
    await expect(restore(place, assets, backup())).rejects.toThrow(
      /^database\.dump of the backup is missing or was changed\.$/,
    );
    expect(await tablesOf(place)).toBe(0);
  });

  it('is refused, with nothing written, by code that is older than its schema', async () => {
    const { list } = await backUp(await source(), backup());
    const newer = { ...list, migration: 9000, version: '9.1.0' };
    await writeFile(join(backup(), 'backup.json'), JSON.stringify(newer));
    const place = await emptyPlace();
    await expect(restore(place, assets, backup())).rejects.toThrow(
      /^The backup is newer than this version of the API: it has migration 9000, this code ends at \d+\. Restore it with version 9\.1\.0\.$/,
    );
    expect(await tablesOf(place)).toBe(0);
  });

  it('is refused, with nothing written, where pg_restore is missing', async () => {
    await backUp(await source(), backup());
    const place = await emptyPlace();
    const { PATH } = process.env;
    process.env['PATH'] = folder;
    try {
      await expect(restore(place, assets, backup())).rejects.toThrow(
        'pg_restore is not installed (Debian: apt-get install postgresql-client).',
      );
    } finally {
      process.env['PATH'] = PATH;
    }
    expect(await (await openFileStore(place)).isEmpty()).toBe(true);
  });

  it('is refused where there are tables or files already', async () => {
    const config = await source();
    await backUp(config, backup());
    await expect(restore(config, assets, backup())).rejects.toThrow(
      'The database is not empty. A backup needs an empty one.',
    );
    const place = await emptyPlace();
    await (await openFileStore(place)).put('ab/other', Buffer.from('CNH'));
    await expect(restore(place, assets, backup())).rejects.toThrow(
      'The store of files is not empty. A backup needs an empty one.',
    );
    expect(await tablesOf(place)).toBe(0);
  });

  it('that was interrupted has no list, and is no backup', async () => {
    await backUp(await source(), backup());
    await rm(join(backup(), 'backup.json'));
    await expect(restore(await emptyPlace(), assets, backup())).rejects.toThrow(
      `${backup()} is no whole backup: it has no backup.json.`,
    );
  });

  it('needs an empty folder, and leaves the other one as it is', async () => {
    await writeFile(join(folder, 'mine'), 'x');
    await expect(backUp(await source(), folder)).rejects.toThrow(
      `${folder} is not empty. A backup needs a folder of its own.`,
    );
    expect(await readdir(folder)).toEqual(['mine']);
  });
});

it('is refused in production where the database is reached without TLS (H7)', async () => {
  const config = {
    ...testConfig(),
    APP_MODE: 'production' as const,
    DATABASE_URL: 'postgres://rodar@db.example/rodar?sslmode=disable',
  };
  const folder = join(tmpdir(), 'no-backup');
  await expect(backUp(config, folder)).rejects.toThrow(/^DATABASE_URL .*TLS/);
  await expect(restore(config, assets, folder)).rejects.toThrow(/^DATABASE_URL .*TLS/);
});

describe('a backup of the embedded database', () => {
  it('is a copy of its folder, which the command says', async () => {
    const run = backupCommand.run({
      config: testConfig(),
      assets: { ...assets, drawings: '', pdfWorker: '', pdfPainter: '' },
      words: ['somewhere'],
      options: new Map(),
      print: () => undefined,
    });
    await expect(run).rejects.toThrow(
      'Backups are of a PostgreSQL (DATABASE_URL). Of the embedded database: stop the API and copy DATA_DIR.',
    );
  });
});
