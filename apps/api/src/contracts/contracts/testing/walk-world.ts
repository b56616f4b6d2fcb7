import { desc, eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Job } from '#platform/jobs/jobs';
import { openBody } from '#platform/jobs/outbox';
import { outbox } from '#platform/jobs/outbox.table';
import { SYSTEM } from '#platform/security/audit';
import { tellOf } from '../../../payments/payments/testing/bank-webhook';
import { type FakeBank } from '../../../payments/payments/testing/fake-bank';
import { lockProposal } from '../../../sales/proposals/proposals.repository';
import { type TestApi } from '../../../testing/api';
import { type Answer, TestClient } from '../../../testing/client';
import {
  approvedProposal,
  HOME,
  NEARBY,
  setStock,
} from '../../deliveries/testing/signed-contract';
import { contracts } from '../contracts.table';
import { signContract } from '../sign/sign-contract';
import { signedInAgain } from './signed-contract';
import { somePaper } from './some-paper';
import { Company, companyWith } from './walk-company';

/** Money that left a customer's account at the bank, and its webhook. */
export type Transfer = {
  chargeId: string;
  reference: string;
  paymentId: string;
  centavos: number;
  paidAt: string;
  /** Whether the API has taken the webhook. */
  isTold: boolean;
};

/** The process died in the middle of a transaction, which is rolled back. */
class Crash extends Error {
  override readonly name = 'Crash';
}

const WRITES: readonly (string | symbol)[] = [
  'transaction',
  'insert',
  'update',
  'delete',
  'execute',
];

/** Fewer cars in stock than customers, so that two compete for the last one. */
export const CARS = 1;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type People = {
  customers: readonly { userId: string; proposalId: string }[];
  company: Company | null;
  /** Ids of accounts. */
  seller: string;
  consultant: string;
};

/** The customer of the walk; with a company, partners come, go and sign. */
export type Lead = 'person' | 'company';

/**
 * Two customers with an approved proposal each, staff, a bank, a clock and one process
 * that can die. A walk runs inside a transaction that is rolled back at its end, so that
 * each walk begins with the same world.
 */
export class World {
  readonly transfers: Transfer[] = [];
  /**
   * Transactions that still succeed before the process dies; null when it does not die.
   */
  private fuse: number | null = null;
  private clients = new Map<string, { at: number; client: TestClient }>();
  private numbers = 0;
  /** Whether anything was written since the last check. */
  private isWritten = true;

  private constructor(
    readonly api: TestApi,
    readonly fake: FakeBank,
    private readonly people: People,
  ) {}

  get customers(): People['customers'] {
    return this.people.customers;
  }
  /** Customer 0 as a company; null for a person. */
  get company(): Company | null {
    return this.people.company;
  }

  static async open(api: TestApi, fake: FakeBank, lead: Lead): Promise<World> {
    await setStock(api, { [HOME]: CARS, [NEARBY]: 0 });
    const addOns = ['vidros-e-pneus'];
    const first =
      lead === 'company'
        ? await companyWith(api, addOns)
        : await approvedProposal(api, { addOns });
    const other = await approvedProposal(api, { addOns: ['entrega-em-casa'] });
    const customers = [first, other].map(({ customer: { userId }, proposalId }) => ({
      userId,
      proposalId,
    }));
    const company = lead === 'company' ? new Company(first.proposalId) : null;
    await company?.open(api.db);
    const seller = await api.asRole('SELLER', { dealershipId: HOME });
    const consultant = await api.asRole('CONSULTANT');
    const staff = { seller: seller.userId, consultant: consultant.userId };
    return new World(api, fake, { customers, company, ...staff });
  }

  /**
   * Runs steps and undoes them all: database, clock and bank. Walks inside of it begin at
   * its end, so that steps which many walks share run once.
   */
  async walk(steps: () => Promise<void>): Promise<void> {
    const { database } = this.api.ports;
    const { db } = database;
    const restore = this.keep();
    const undone = new Error('The walk is over');
    try {
      await db.transaction(async (tx) => {
        Object.assign(database, { db: this.breakable(tx) });
        await steps();
        throw undone;
      });
    } catch (error) {
      if (error !== undone) throw error;
    } finally {
      Object.assign(database, { db });
      restore();
    }
  }

  /** Saves the parts of the world outside of the database; the result restores them. */
  private keep(): () => void {
    const { fake, numbers } = this;
    const at = this.now().getTime();
    const bankAsBefore = fake.keep();
    const transfers = this.transfers.map((transfer) => ({ ...transfer }));
    const clients = new Map(this.clients);
    const companyAsBefore = this.company?.keep();
    return () => {
      bankAsBefore();
      companyAsBefore?.();
      this.api.clock.advance(at - this.now().getTime());
      this.transfers.splice(0, Infinity, ...transfers);
      this.clients = clients;
      this.numbers = numbers;
      this.fuse = null;
      this.isWritten = true;
    };
  }

  /** Makes the next call or job die in its transaction after `whole` others. */
  lightFuse(whole: number): void {
    this.fuse = whole;
  }

  /** Runs work during which the process may die; tells whether it survived. */
  async survives(work: () => Promise<unknown>): Promise<boolean> {
    const before = this.fuse;
    try {
      await work();
      return before === null || this.fuse !== null;
    } catch (error) {
      if (error instanceof Crash) return false;
      throw error;
    } finally {
      this.fuse = null;
    }
  }

  /** The database of a process that may die after some transactions. */
  private breakable(tx: Database): Database {
    const transaction = (work: (inner: Database) => Promise<unknown>) =>
      tx.transaction(async (inner) => {
        const done = await work(inner);
        if (this.fuse === null) return done;
        this.fuse -= 1;
        if (this.fuse < 0) throw new Crash();
        return done;
      });
    return new Proxy(tx, {
      get: (target, name) => {
        if (WRITES.includes(name)) this.isWritten = true;
        if (name === 'transaction') return transaction;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  }

  /** Whether anything but the session may have changed since the last call of this. */
  takeWritten(): boolean {
    const { isWritten } = this;
    this.isWritten = false;
    return isWritten;
  }

  now(): Date {
    return this.api.clock.now();
  }

  /** Signs in now, since tokens expire while the clock passes months. */
  async as(userId: string): Promise<TestClient> {
    const at = this.now().getTime();
    const known = this.clients.get(userId);
    if (known?.at === at) return known.client;
    const { isWritten } = this;
    const client = await signedInAgain(
      this.api,
      Object.assign(new TestClient(this.api), { userId }),
    );
    this.isWritten = isWritten;
    this.clients.set(userId, { at, client });
    return client;
  }

  customer(who: number): Promise<TestClient> {
    return this.as(this.customerOf(who).userId);
  }
  seller(): Promise<TestClient> {
    return this.as(this.people.seller);
  }
  consultant(): Promise<TestClient> {
    return this.as(this.people.consultant);
  }

  customerOf(who: number): { userId: string; proposalId: string } {
    const found = this.customers[who];
    if (!found) throw new Error(`No customer ${who}`);
    return found;
  }

  async contractOf(who: number): Promise<string | null> {
    const [found] = await this.api.db
      .select({ id: contracts.id })
      .from(contracts)
      .where(eq(contracts.proposalId, this.customerOf(who).proposalId));
    return found?.id ?? null;
  }

  async sign(who: number): Promise<void> {
    const { userId, proposalId } = this.customerOf(who);
    await this.api.db.transaction(async (tx) => {
      const proposal = await lockProposal(tx, proposalId);
      if (!proposal) throw new Error('No such proposal');
      const actor = { ...SYSTEM, id: userId, role: 'customer' as const };
      await signContract(this.api.ports, tx, {
        proposal,
        actor,
        paper: await somePaper(this.api.ports),
      });
    });
  }

  run(job: Pick<Job, 'work'>['work']): Promise<{ done: number }> {
    return job(this.api.ports, this.api.db, log);
  }

  /** Money leaves the payer's account now; the webhook waits. */
  transfer(charge: { id: string; reference: string }, centavos: number): Transfer {
    const sent = {
      chargeId: charge.id,
      reference: charge.reference,
      paymentId: `pay_${(this.numbers += 1)}`,
      centavos,
      paidAt: this.now().toISOString(),
      isTold: false,
    };
    this.transfers.push(sent);
    return sent;
  }

  /** The bank tells of a transfer, under one event id however often it does. */
  async tell(transfer: Transfer): Promise<number> {
    const { isTold: _, ...data } = transfer;
    const id = `evt_${transfer.paymentId}`;
    const status = await tellOf(this.api, 'payment.received', data, { id });
    if (status === 204) transfer.isTold = true;
    return status;
  }

  /** The six digits of the newest mail with this subject. */
  async pinOf(subject: string): Promise<string> {
    const [row] = await this.api.db
      .select()
      .from(outbox)
      .where(eq(outbox.subject, subject))
      .orderBy(desc(outbox.id))
      .limit(1);
    const text = row ? openBody(this.api.ports, row).text : '';
    return /^\d{6}$/m.exec(text)?.[0] ?? '000000';
  }
}

/** Passes an answer on, refused or not; a 5xx fails the walk. */
export function sound<Data>(answer: Answer<Data>, mayCrash = false): Answer<Data> {
  if (answer.status >= 500 && answer.status !== 503 && !mayCrash)
    throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer;
}
