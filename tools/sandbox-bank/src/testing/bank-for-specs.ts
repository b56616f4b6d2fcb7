import { type FastifyInstance } from 'fastify';
import { createBank } from '../app';
import { deliverDue } from '../event-delivery';
import { type Ports } from '../ports';
import { openStore } from '../store';

export const SITE = 'http://localhost:8080';
export const CHARGE = {
  reference: 'charge-1',
  description: 'Mensalidade 1 de 36',
  payer: 'Ana',
  centavos: 263_700,
};

/**
 * A bank for each test of a file, with clocks that the test moves: `now` is the day of
 * the demo, `machine` the computer's milliseconds.
 */
export class BankForSpecs {
  now = new Date('2026-11-23T15:00:00Z');
  machine = 1_000_000;
  #made = 0;
  #keys = 0;
  #ports: Ports | null = null;
  #bank: FastifyInstance | null = null;
  readonly #open: FastifyInstance[] = [];

  get ports(): Ports {
    if (!this.#ports) throw new Error('The bank was not started');
    return this.#ports;
  }
  get bank(): FastifyInstance {
    if (!this.#bank) throw new Error('The bank was not started');
    return this.#bank;
  }

  /** Opens a bank; with a folder it keeps its records across a start. */
  async start(folder?: string): Promise<void> {
    if (folder === undefined) this.#made = 0;
    this.#ports = {
      store: openStore(folder),
      clock: () => this.now,
      machineMs: () => this.machine,
      random: () => String((this.#made += 1)).padStart(32, '0'),
    };
    this.#bank = await createBank(this.#ports, {
      key: 'shared',
      publicUrl: 'http://localhost:4300',
      returnOrigin: SITE,
      slowMs: 30,
      logLevel: 'silent',
    });
    this.#open.push(this.#bank);
  }
  async close(): Promise<void> {
    for (const one of this.#open.splice(0)) await one.close();
  }

  /** A call of the API; by default each has its own idempotency key. */
  async ask(path: string, body?: object, key = `key-${(this.#keys += 1)}`) {
    const answer = await this.bank.inject({
      method: body ? 'POST' : 'GET',
      url: `/api${path}`,
      headers: { authorization: 'Bearer shared', 'idempotency-key': key },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  }
  /** Presses a button of its pages. */
  press(path: string, form: Record<string, string> = {}) {
    return this.bank.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  }
  /** The due events, as their receiver gets them. */
  async told() {
    const bodies: { id: string; type: string; data: Record<string, unknown> }[] = [];
    await deliverDue(this.ports, async (body) => {
      bodies.push(JSON.parse(body) as (typeof bodies)[number]);
      return { taken: true, answer: '200' };
    });
    return bodies;
  }
  async aPix() {
    const { body } = await this.ask('/pix-charges', CHARGE);
    return body as { id: string; location: string };
  }
}

/** A new bank before each test of the file. */
export function bankForSpecs(): BankForSpecs {
  const specs = new BankForSpecs();
  beforeEach(async () => {
    specs.now = new Date('2026-11-23T15:00:00Z');
    specs.machine = 1_000_000;
    await specs.start();
  });
  afterEach(() => specs.close());
  return specs;
}
