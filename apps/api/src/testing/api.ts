import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { type FastifyInstance } from 'fastify';
import { CONSULTANT_RIGHTS, type Role } from '@site/api-contract';
import { type Config, configSchema } from '#platform/config';
import { type Database } from '#platform/data/database';
import { openFileStore } from '#platform/files/file-store';
import { pdfPagePainter } from '#platform/files/pdf-page-painter';
import { pdfPageCounter } from '#platform/files/pdf-pages';
import { clearInMemoryCounts } from '#platform/http/limits/in-memory-limits';
import { openBody } from '#platform/jobs/outbox';
import { outbox } from '#platform/jobs/outbox.table';
import { type Mail } from '#platform/mail/mail';
import { type Ports, systemRandom } from '#platform/ports';
import { auditEntries } from '#platform/security/audit.table';
import { issueAccessToken } from '#platform/security/authentication';
import { startSession } from '#platform/security/sessions';
import { buildApp } from '../app';
import { dealerships } from '../catalog/dealerships/dealerships.table';
import { openCatalogue } from '../catalog/price-tables/catalogue-cache';
import { users } from '../identity/accounts/accounts.table';
import { creditSandbox } from '../sales/credit/credit-sandbox';
import { TestClient } from './client';
import { openTestDatabase } from './database';
import { testDrawings } from './drawings';
import { NOON } from './noon';

const FILES = join(__dirname, '../platform/files');

export class TestClock {
  private at = NOON;
  now(): Date {
    return new Date(this.at);
  }
  advance(ms: number): void {
    this.at += ms;
  }
  reset(): void {
    this.at = NOON;
  }
}

type UserColumns = Partial<typeof users.$inferInsert>;
type Options = {
  config?: Partial<Config>;
  ports?: Partial<Ports>;
  logTo?: { write: (line: string) => void };
};

/**
 * The API on a database of this test file. Call it once at the top of a spec. Reference
 * data (states, dealerships, catalogue, CMS) stays; every other table is emptied before
 * each test and the clock returns to its start.
 */
export function testApi(options: Options = {}): TestApi {
  const api = new TestApi();
  beforeAll(() => api.open(options), 120_000); // takes seconds, and much longer on a busy machine
  beforeEach(() => api.reset());
  afterAll(() => api.close());
  return api;
}

export type WaitingMail = typeof outbox.$inferSelect & {
  bodyText: string;
  bodyHtml: string | null;
};

export class TestApi {
  readonly clock = new TestClock();
  /** Mails that the sender handed over. */
  readonly sent: Mail[] = [];
  /** The folder of this API's files. */
  readonly folder = join(tmpdir(), `rodar-test-${randomUUID()}`);
  private opened?: { app: FastifyInstance; ports: Ports };

  get app(): FastifyInstance {
    return this.parts().app;
  }
  get ports(): Ports {
    return this.parts().ports;
  }
  get db(): Database {
    return this.ports.database.db;
  }

  private parts(): { app: FastifyInstance; ports: Ports } {
    if (!this.opened) throw new Error('The test API is open from beforeAll to afterAll');
    return this.opened;
  }

  async open({ config = {}, ports: given = {}, logTo }: Options): Promise<void> {
    const database = await openTestDatabase();
    const ports: Ports = {
      config: { ...testConfig(), ...config },
      database,
      clock: this.clock,
      catalogue: openCatalogue(database, this.clock),
      credit: creditSandbox,
      bank: null,
      random: systemRandom,
      mail: {
        send: async (mail) => {
          this.sent.push(mail);
        },
        close: () => undefined,
      },
      drawings: testDrawings,
      workflow: null,
      files: await openFileStore({ ...testConfig(), DATA_DIR: this.folder }),
      // A busy machine is slow, not wrong.
      pdfPages: pdfPageCounter(join(FILES, 'pdf-pages.worker.mjs'), { timeMs: 60_000 }),
      paintPdfPage: pdfPagePainter(join(FILES, 'pdf-page.child.mjs'), { timeMs: 60_000 }),
      scanner: null,
      ...given,
    };
    this.opened = {
      ports,
      app: await buildApp(ports, { worksOutbox: false, ...(logTo && { logTo }) }),
    };
    await this.app.ready();
  }

  async reset(): Promise<void> {
    this.clock.reset();
    this.sent.length = 0;
    await rm(this.folder, { recursive: true, force: true });
    await this.db.execute(sql`select image.empty()`);
    clearInMemoryCounts(this.ports);
  }

  async close(): Promise<void> {
    await this.opened?.app.close();
    await this.opened?.ports.database.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  /** A visitor who is not signed in, with a session id of their own. */
  asAnyone(): TestClient {
    return new TestClient(this.parts());
  }

  /**
   * A signed-in person: a new account of this role. By default dealers and sellers work
   * at the first dealership, and consultants have all rights.
   */
  async asRole(
    role: Role | 'customer',
    columns: UserColumns = {},
  ): Promise<TestClient & { userId: string; signInId: string }> {
    const { ports } = this.parts();
    const user = await this.addUser({
      role: role === 'customer' ? null : role,
      ...columns,
    });
    const signInId = await startSession(ports, this.db, {
      userId: user.id,
      role: user.role,
      secondStep: user.role !== null,
    });
    const token = await issueAccessToken(ports, user, signInId);
    return Object.assign(new TestClient(this.parts(), token), {
      userId: user.id,
      signInId,
    });
  }

  async addUser(columns: UserColumns = {}): Promise<typeof users.$inferSelect> {
    const now = this.clock.now();
    const [first] = await this.db
      .select({ id: dealerships.id })
      .from(dealerships)
      .orderBy(dealerships.id)
      .limit(1);
    const needsDealership = columns.role === 'DEALER' || columns.role === 'SELLER';
    const [user] = await this.db
      .insert(users)
      .values({
        personType: 'PF',
        name: 'Ana Teste',
        email: `${randomUUID()}@teste.test`,
        cellphone: '41998765432',
        passwordHash: 'none',
        emailConfirmedAt: now,
        createdAt: now,
        updatedAt: now,
        ...(columns.role === 'CONSULTANT' && { rights: [...CONSULTANT_RIGHTS] }),
        ...(needsDealership && { dealershipId: first?.id ?? null }),
        ...columns,
      })
      .returning();
    if (!user) throw new Error('No user was added');
    return user;
  }

  /** The audit trail, oldest first: of one action, or whole. */
  trail(action?: string): Promise<(typeof auditEntries.$inferSelect)[]> {
    return this.db
      .select()
      .from(auditEntries)
      .where(action ? eq(auditEntries.action, action) : undefined)
      .orderBy(auditEntries.id);
  }

  /** Empties the trail, which only a test may do. */
  async emptyTrail(): Promise<void> {
    await this.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('rodar.forgets_audit', 'on', true)`);
      await tx.delete(auditEntries);
    });
  }

  /** Mails that wait in the outbox, oldest first, opened. */
  async mails(): Promise<WaitingMail[]> {
    const rows = await this.db.select().from(outbox).orderBy(outbox.id);
    return rows.map((row) => {
      const { text, html = null } = openBody(this.ports, row);
      return { ...row, bodyText: text, bodyHtml: html };
    });
  }
}

/** Settings of tests: demo mode, quiet, fixed keys. */
export function testConfig(): Config {
  const parsed = configSchema.parse({
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
  });
  return {
    ...parsed,
    SIGNING_KEY: 'ab'.repeat(32),
    FILE_KEY: 'cd'.repeat(32),
    API_KEY: 'rodar-demo',
    // Streams end after their first event, since specs read whole answers.
    CHANGE_STREAM_SECONDS: 0,
    // Specs make fifty simultaneous calls of one account; its limit has a spec of its
    // own.
    ACCOUNT_WRITES_AT_ONCE: 50,
    ACCOUNT_READS_AT_ONCE: 50,
    ACCOUNT_WAIT_MS: 30_000,
    ATTEMPT_WAIT_MS: 30_000,
  };
}
