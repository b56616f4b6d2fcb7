import { eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { users } from '../../identity/accounts/accounts.table';
import { type DemoBank, demoBank } from './demo-bank';

/** An address from the networks reserved for examples (RFC 5737). */
const ADDRESS = '192.0.2.24';
/** The code in the mails of the demo's past; it was used at once. */
const PIN = '246810';
/** More than the charges of any past. */
const MOST_CHARGES = 1_000;

/** The demo's past: one transaction, one bank, and a clock for each step. */
export type Stage = {
  /** Today, where the past ends. */
  now: Date;
  tx: Database;
  bank: DemoBank;
  /** The ports at a time; every query is part of the transaction. */
  at(time: Date): Ports;
};

/** `nth` keeps the numbers of this past's boletos apart from those of other ones. */
export function openStage(ports: Ports, tx: Database, { nth = 0 } = {}): Stage {
  const bank = demoBank(ports.random, nth * MOST_CHARGES);
  return {
    tx,
    bank,
    now: ports.clock.now(),
    at: (time) => {
      const clock = { now: () => new Date(time) };
      return {
        ...ports,
        clock,
        bank: bank.at(clock),
        database: { ...ports.database, db: tx },
        random: { ...ports.random, pin: () => PIN },
      };
    },
  };
}

/** A person of the demo, as viewer of a service and as actor in the trail. */
export type Part = { viewer: SignedIn; actor: Actor };
export { PIN as DEMO_PIN };

/** Throws when there is no such account. */
export async function partOf({ tx, at, now }: Stage, email: string): Promise<Part> {
  const [user] = await tx.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`No demo account ${email}`);
  const { id, name, role, dealershipId, originAssistedSale } = user;
  return {
    viewer: {
      id,
      name,
      kind: role === null ? 'customer' : KINDS[role],
      signInId: at(now).random.uuid(),
      ...(role && { role }),
      ...(dealershipId !== null && { dealershipId: String(dealershipId) }),
      ...(originAssistedSale && { originAssistedSale }),
    },
    actor: { id, role: role ?? 'customer', address: ADDRESS, traceId: null },
  };
}

const KINDS = { CONSULTANT: 'consultant', DEALER: 'dealer', SELLER: 'seller' } as const;
