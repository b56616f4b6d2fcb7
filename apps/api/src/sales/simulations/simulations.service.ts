import { eq } from 'drizzle-orm';
import {
  type ClientType,
  type FileAnswer,
  type Place,
  type Simulation,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse, refuseTooMany, TEXTS } from '#platform/errors';
import { type Attribution, refuseSessionId } from '#platform/http/client-headers';
import { type Done } from '#platform/jobs/jobs';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../../identity/accounts/account-claims';
import { recordChange } from '../assisted-sale/cart-history';
import { resolveAttribution } from '../attribution/attribution';
import { noteEndedCampaigns } from '../campaigns/note-ended-campaigns';
import { insertSimulation } from './cart-writes.repository';
import { requirePlace } from './pricing/require-place';
import { newSimulationCode } from './simulation-code';
import { simulationPdf } from './simulation-pdf';
import { simulationMail } from './simulations.mails';
import { lockOpen, notFound } from './simulations.refusals';
import {
  type BasketRow,
  deleteRemoved,
  findOwned,
  findProposalOf,
  listOwned,
  lockOwned,
  type Owner,
  restoreOwned,
  type SimulationRow,
  toSimulation,
} from './simulations.repository';
import { simulations } from './simulations.table';

const CODE_TRIES = 5;

export async function openSimulation(
  ports: Ports,
  db: Database,
  {
    owner,
    input,
    claims,
  }: {
    owner: Owner;
    input: { clientType: ClientType; place: Place };
    claims: Attribution;
  },
): Promise<Simulation> {
  if (!owner.userId && !owner.sessionId) refuseSessionId();
  await requirePlace(ports, db, input.place);
  const attributedTo = await resolveAttribution(ports, db, claims, owner);
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const simulation: SimulationRow = {
      id: ports.random.uuid(),
      code: newSimulationCode(),
      userId: owner.userId,
      sessionId: owner.userId ? null : owner.sessionId,
      clientType: input.clientType,
      ...input.place,
      ...attributedTo,
      createdAt: ports.clock.now(),
      contractedAt: null,
      removedAt: null,
    };
    if (await insertSimulation(db, simulation))
      return toSimulation(ports, { simulation, basket: null });
  }
  return refuse('unavailable', TEXTS.unavailable);
}

/** The simulations in the cart. */
export async function listSimulations(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  owner: Owner,
): Promise<Simulation[]> {
  const owned = await listOwned(db, owner);
  return noteEndedCampaigns(
    ports,
    db,
    owned.map((one) => toSimulation(ports, one)),
  );
}

/**
 * A simulation of its owner. One that was sent keeps its campaign whatever became of the
 * code, since its use is counted.
 */
export async function getSimulation(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  owner: Owner,
  id: string,
): Promise<Simulation & { proposal?: string }> {
  const owned = (await findOwned(db, owner, id)) ?? notFound();
  const simulation = toSimulation(ports, owned);
  if (owned.simulation.contractedAt) {
    const proposal = await findProposalOf(db, id);
    return { ...simulation, ...(proposal && { proposal }) };
  }
  const [open = simulation] = await noteEndedCampaigns(ports, db, [simulation]);
  return open;
}

/** Removes a simulation from the cart. It can be restored for a day, with its price. */
export function removeSimulation(
  { clock }: Pick<Ports, 'clock'>,
  db: Database,
  owner: Owner,
  id: string,
): Promise<{ ok: true }> {
  return db.transaction(async (tx) => {
    const owned = await lockOpen(tx, owner, id);
    await tx
      .update(simulations)
      .set({ removedAt: clock.now() })
      .where(eq(simulations.id, id));
    await recordChange({ clock }, tx, owner, { owned, kind: 'removed' });
    return { ok: true };
  });
}

/** 'Desfazer': restores a removed simulation unchanged. */
export function restoreSimulation(
  ports: Pick<Ports, 'clock'>,
  db: Database,
  owner: Owner,
  id: string,
): Promise<Simulation> {
  return db.transaction(async (tx) => {
    if (!(await restoreOwned(tx, owner, id, aDayAgo(ports)))) return notFound();
    const owned = (await lockOwned(tx, owner, id)) ?? notFound();
    await recordChange(ports, tx, owner, { owned, kind: 'restored' });
    return toSimulation(ports, owned);
  });
}

/** Deletes simulations that were removed a day ago. */
export async function forgetRemovedSimulations(
  ports: Pick<Ports, 'clock'>,
  db: Database,
): Promise<Done> {
  return { done: await deleteRemoved(db, aDayAgo(ports)) };
}

const aDayAgo = ({ clock }: Pick<Ports, 'clock'>) =>
  new Date(clock.now().getTime() - DAY_MS);

type BasketIds = { id: string; basketId: string };

/** One's own simulation, which must have a car. */
async function findChosen(
  db: Database,
  owner: Owner,
  { id, basketId }: BasketIds,
): Promise<{ simulation: SimulationRow; basket: BasketRow }> {
  const { simulation, basket } = (await findOwned(db, owner, id)) ?? notFound();
  return basket?.id === basketId ? { simulation, basket } : notFound();
}

/** One's own simulation as a PDF. */
export async function printSimulation(
  ports: Pick<Ports, 'config' | 'clock' | 'drawings'>,
  db: Database,
  owner: Owner,
  ids: BasketIds,
): Promise<FileAnswer> {
  return simulationPdf(ports, await findChosen(db, owner, ids));
}

/**
 * Mails one's own simulation to an address, with its PDF and the link that opens it. A
 * visitor may write to any address, so each recipient gets at most as many as one sender
 * may send, then 429 (docs/product/sales.md).
 */
export async function mailSimulation(
  ports: Pick<Ports, 'config' | 'clock' | 'database' | 'drawings'>,
  tx: Database,
  { owner, ids, to }: { owner: Owner; ids: BasketIds; to: string },
): Promise<{ ok: true }> {
  const chosen = await findChosen(tx, owner, ids);
  if (!(await mayMail(ports, tx, 'simulation', to)))
    refuseTooMany(ports.config.BLOCK_SECONDS);
  await enqueueMail(ports, tx, {
    ...simulationMail(ports, to, chosen.simulation, chosen.basket),
    attachments: [await simulationPdf(ports, chosen)],
  });
  return { ok: true };
}
