import { eq } from 'drizzle-orm';
import {
  type BasketChoice,
  type ClientType,
  type FileAnswer,
  type KeyedMessage,
  type Place,
  type Quote,
  type SharedSimulation,
  type Simulation,
} from '@site/contracts';
import { DAY_MS } from '@site/contracts/brazil';
import { decideGuarantee, priceAmounts } from '@site/contracts/pricing';
import { findNearestCity, isServed } from '../../catalogue/places';
import { requireTable } from '../../catalogue/price-tables';
import { resolveAttribution } from '../../platform/attribution';
import { type Attribution, refuseSessionId } from '../../platform/client-headers';
import { type Database } from '../../platform/database';
import { refuse, refuseTooMany, TEXTS } from '../../platform/errors';
import { enqueueMail } from '../../platform/outbox';
import { type Ports } from '../../platform/ports';
import { baskets, simulations } from '../../tables';
import { mayMail } from '../accounts/holders';
import { calculate, type Calculation, isRefused, toQuote } from './calculation';
import { findDelivery } from './delivery';
import { findOffer } from './offers.repository';
import { calculateGuaranteed, type Edited, tableChange } from './repricing';
import { shareTokenOf, simulationOfToken } from './share-token';
import { changesBetween, recordChange } from './shared/cart-history';
import { newSimulationCode } from './simulation-code';
import { simulationPdf } from './simulation-pdf';
import { simulationMail } from './simulations.mails';
import {
  type BasketRow,
  deleteRemoved,
  findOwned,
  findShared,
  listOwned,
  lockOwned,
  type Owned,
  type Owner,
  replaceBasket,
  restoreOwned,
  type SimulationRow,
  toSimulation,
} from './simulations.repository';

/** A choice, and the price table whose price was read with it. */
type Chosen = BasketChoice & { priceTable?: string | undefined };
type Point = { latitude: number; longitude: number };
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
  await requireServed(ports, db, input.place);
  const credit = await resolveAttribution(ports, db, claims, owner);
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const [simulation] = await db
      .insert(simulations)
      .values({
        id: ports.random.uuid(),
        code: newSimulationCode(),
        userId: owner.userId,
        sessionId: owner.userId ? null : owner.sessionId,
        clientType: input.clientType,
        ...input.place,
        ...credit,
        createdAt: ports.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (simulation) return toSimulation({ simulation, basket: null });
  }
  return refuse('unavailable', TEXTS.unavailable);
}

/**
 * A car is only promised where a dealership delivers; elsewhere the answer names the
 * nearest one (product.md §4).
 */
async function requireServed(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  place: Place,
): Promise<void> {
  if (await isServed(db, place, config.AREA_SUPPORT_KM)) return;
  const nearest = await findNearestCity(db, place);
  const where = nearest
    ? ` A loja mais próxima fica a ${Math.round(nearest.distanceKm).toLocaleString('pt-BR')} km, em ${nearest.city}.`
    : '';
  const message = `Ainda não entregamos em ${place.city}.${where}`;
  refuse('invalid', message, { fields: [{ key: 'City', message }] });
}

/** The cart. */
export async function listSimulations(db: Database, owner: Owner): Promise<Simulation[]> {
  return (await listOwned(db, owner)).map(toSimulation);
}

export async function getSimulation(
  db: Database,
  owner: Owner,
  id: string,
): Promise<Simulation> {
  return toSimulation((await findOwned(db, owner, id)) ?? notFound());
}

/**
 * Takes a simulation out of the cart. It can be brought back for a day, with its price.
 */
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

/** 'Desfazer': brings a removed simulation back as it was. */
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
    return toSimulation(owned);
  });
}

/** Forgets simulations that were removed a day ago; for the regular clean-up. */
export async function forgetRemovedSimulations(
  ports: Pick<Ports, 'clock' | 'database'>,
): Promise<void> {
  await deleteRemoved(ports.database.db, aDayAgo(ports));
}

const aDayAgo = ({ clock }: Pick<Ports, 'clock'>) =>
  new Date(clock.now().getTime() - DAY_MS);

/** The token of a share link to one's own simulation. */
export async function getShareToken(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  owner: Owner,
  id: string,
): Promise<{ token: string }> {
  const { simulation, basket } = (await findOwned(db, owner, id)) ?? notFound();
  return basket ? { token: shareTokenOf(config, simulation.id) } : notFound();
}

/**
 * What a share link shows: the simulation without its id, so that nobody can act on it.
 */
export async function openShared(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  token: string,
): Promise<SharedSimulation> {
  const id = simulationOfToken(config, token);
  const { id: _id, ...shared } = toSimulation(
    (id && (await findShared(db, id))) ||
      refuse('not-found', 'Este link não abre mais nenhuma simulação.'),
  );
  return shared;
}

type BasketIds = { id: string; basketId: string };

/** One's own simulation together with the car that the call names. */
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
  ports: Pick<Ports, 'config' | 'clock'>,
  db: Database,
  owner: Owner,
  ids: BasketIds,
): Promise<FileAnswer> {
  return simulationPdf(ports, await findChosen(db, owner, ids));
}

/**
 * Mails one's own simulation to an address: the link that opens it again, and its PDF.
 * Who is not signed in may write to anybody; so each recipient gets as many as one sender
 * may send, then 429 (product.md §12).
 */
export async function mailSimulation(
  ports: Pick<Ports, 'config' | 'clock' | 'database'>,
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

/**
 * Chooses the car: the price is frozen with its table for some days (product.md §9.6).
 */
export function createBasket(
  ports: Ports,
  db: Database,
  {
    owner,
    id,
    chosen: { priceTable, ...choice },
  }: { owner: Owner; id: string; chosen: Chosen },
): Promise<Simulation> {
  return db.transaction(async (tx) => {
    const owned = await lockOpen(tx, owner, id);
    const { simulation, basket } = owned;
    if (basket) refuseOutdated(basket);
    const calculation = await price(ports, tx, {
      choice,
      clientType: simulation.clientType,
      point: simulation,
    });
    if (priceTable !== undefined && priceTable !== calculation.priceTable)
      refuseOtherTable(calculation.priceTable);
    const now = ports.clock.now();
    const [made] = await tx
      .insert(baskets)
      .values({
        id: ports.random.uuid(),
        simulationId: id,
        revision: 1,
        ...stored(ports, choice, calculation),
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    await recordChange(ports, tx, owner, { owned, kind: 'added', basket: made });
    return toSimulation({ simulation, basket: made ?? null });
  });
}

/**
 * Changes the choice, at the price that `priced` gives. An edit of an older revision is
 * refused with the newer state (security-requirements G3).
 */
export async function updateBasket(
  ports: Ports,
  db: Database,
  {
    owner,
    ids,
    edit,
    priced = priceAsRead,
  }: {
    owner: Owner;
    ids: { id: string; basketId: string };
    edit: Chosen & { revision: number };
    priced?: typeof priceAsRead;
  },
): Promise<Simulation> {
  const { revision, priceTable, ...choice } = edit;
  const readEditable = async () => {
    const owned = requireOpen(await findOwned(db, owner, ids.id));
    const { basket } = owned;
    if (basket?.id !== ids.basketId) return notFound();
    return basket.revision === revision ? { owned, basket } : refuseOutdated(basket);
  };
  const { owned, basket } = await readEditable();
  const { simulation } = owned;
  const { calculation, ...kept } = await priced(
    ports,
    db,
    { simulation, basket, choice },
    priceTable,
  );
  const changed: BasketRow = {
    ...basket,
    revision: revision + 1,
    ...stored(ports, choice, calculation),
    ...kept,
    repriced: await tableChange(ports, db, { simulation, basket, choice, calculation }),
    updatedAt: ports.clock.now(),
  };
  const write = async (tx: Database) => {
    if (!(await replaceBasket(tx, owner, basket, changed))) return false;
    const changes = changesBetween(basket, changed);
    if (changes.length > 0)
      await recordChange(ports, tx, owner, { owned, kind: 'changed', changes });
    return true;
  };
  // Alone it is one statement; a history is written in one transaction with it.
  if (await (owned.sharedCartId ? db.transaction(write) : write(db)))
    return toSimulation({ simulation, basket: changed });
  await readEditable(); // says what has happened meanwhile
  return refuse('unavailable', TEXTS.unavailable);
}

/**
 * A price to store; `validUntil` where it keeps the day of a guarantee instead of
 * beginning a new one.
 */
type Priced = { calculation: Calculation; validUntil?: Date };

/**
 * The price of the table that `read` names: the one of the guarantee while it lasts, and
 * to the same day, or the one of today; any other is refused, so that who names what is
 * on the screen never stores another price. Unnamed: today's.
 */
async function priceAsRead(
  ports: Ports,
  db: Database,
  edited: Edited,
  read: string | undefined,
): Promise<Priced> {
  const { simulation, basket, choice } = edited;
  const today = () =>
    price(ports, db, { choice, clientType: simulation.clientType, point: simulation });
  const table = read === undefined ? null : (await ports.catalogue.now(db)).table;
  if (read === undefined || read === table?.name) return { calculation: await today() };
  const { kind } = decideGuarantee({
    validUntil: basket.validUntil,
    now: ports.clock.now(),
  });
  const calculation =
    kind !== 'over' && read === basket.priceTable
      ? await calculateGuaranteed(ports, db, edited)
      : null;
  return calculation
    ? { calculation, validUntil: basket.validUntil }
    : refuseOtherTable(requireTable(table).name);
}

/**
 * The price that the guarantee gives a customer who asks for neither: for who edits in
 * the customer's place. Refused where it is not of the table that `read` names.
 */
export async function priceInFavor(
  ports: Ports,
  db: Database,
  edited: Edited,
  read?: string,
): Promise<Priced> {
  const { simulation, basket, choice } = edited;
  const calculation = await price(ports, db, {
    choice,
    clientType: simulation.clientType,
    point: simulation,
  });
  const own =
    calculation.priceTable === basket.priceTable
      ? null
      : await calculateGuaranteed(ports, db, edited);
  const { counts } = decideGuarantee({
    validUntil: basket.validUntil,
    now: ports.clock.now(),
    guaranteed: own && priceAmounts(own.quote),
    today: priceAmounts(calculation.quote),
  });
  const priced: Priced =
    own && counts === 'guaranteed'
      ? { calculation: own, validUntil: basket.validUntil }
      : { calculation };
  return read === undefined || read === priced.calculation.priceTable
    ? priced
    : refuseOtherTable(priced.calculation.priceTable);
}

function refuseOtherTable(today: string): never {
  refuse(
    'conflict',
    'A tabela de preços mudou. Veja o preço de agora antes de guardar.',
    {
      reason: 'price-table-changed',
      notifications: [{ key: 'PriceTable', message: today }],
    },
  );
}

/**
 * What a choice costs by the table of its simulation, with the day until which that is
 * guaranteed; null where that table can't tell.
 */
export async function quoteGuaranteed(
  ports: Ports,
  db: Database,
  {
    owner,
    ids: { id, basketId },
    choice,
  }: { owner: Owner; ids: { id: string; basketId: string }; choice: BasketChoice },
): Promise<Quote | null> {
  const { simulation, basket } = requireOpen(await findOwned(db, owner, id));
  if (basket?.id !== basketId) return notFound();
  const calculation = await calculateGuaranteed(ports, db, {
    simulation,
    basket,
    choice,
  });
  return (
    calculation &&
    toQuote(calculation.quote, {
      term: choice.term,
      priceTable: calculation.priceTable,
      validUntil: basket.validUntil,
    })
  );
}

/**
 * What an edit in the customer's place would be stored at now: the same decision, nothing
 * stored.
 */
export async function quoteInFavor(
  ports: Ports,
  db: Database,
  { owner, id, choice }: { owner: Owner; id: string; choice: BasketChoice },
): Promise<Quote> {
  const { simulation, basket } = requireOpen(await findOwned(db, owner, id));
  if (!basket) return notFound();
  const priced = await priceInFavor(ports, db, { simulation, basket, choice });
  const { quote, priceTable } = priced.calculation;
  return toQuote(quote, {
    term: choice.term,
    priceTable,
    validUntil: priced.validUntil ?? validUntil(ports),
  });
}

/** Prices a choice without storing it. */
export async function quoteChoice(
  ports: Ports,
  db: Database,
  input: BasketChoice & Point & { clientType: ClientType },
): Promise<Quote> {
  const { quote, priceTable } = await price(ports, db, {
    choice: input,
    clientType: input.clientType,
    point: input,
  });
  return toQuote(quote, { term: input.term, priceTable, validUntil: validUntil(ports) });
}

export async function price(
  ports: Ports,
  db: Database,
  {
    choice,
    clientType,
    point,
  }: { choice: BasketChoice; clientType: ClientType; point: Point },
): Promise<Calculation> {
  const catalogue = await ports.catalogue.now(db);
  const offer = await findOffer(db, { catalogue, choice, clientType });
  if (!offer)
    return refuseChoice([
      { key: 'Version', message: 'Esse carro não está à venda. Escolha outro.' },
    ]);
  const delivery = await findDelivery(ports, db, {
    catalogue,
    car: { ...offer, paint: choice.paint },
    place: point,
  });
  const result = calculate({ ...offer, delivery }, choice, clientType);
  return isRefused(result) ? refuseChoice(result.notifications) : result;
}

function refuseChoice(notifications: KeyedMessage[]): never {
  return refuse('invalid', notifications.map(({ message }) => message).join(' '), {
    notifications,
  });
}

export function stored(
  ports: Ports,
  { versionSlug, paint, term, km, addOns, dealershipId }: BasketChoice,
  { choice, quote, priceTable }: Calculation,
) {
  return {
    versionSlug,
    paint,
    term,
    km,
    addOns,
    dealershipId: dealershipId === null ? null : Number(dealershipId),
    choice,
    quote,
    priceTable,
    validUntil: validUntil(ports),
  };
}

function validUntil({ clock, config }: Pick<Ports, 'clock' | 'config'>): Date {
  return new Date(clock.now().getTime() + config.PRICE_VALID_DAYS * DAY_MS);
}

export async function lockOpen(tx: Database, owner: Owner, id: string): Promise<Owned> {
  return requireOpen(await lockOwned(tx, owner, id));
}

function requireOpen(owned: Owned | null): Owned {
  const found = owned ?? notFound();
  return found.simulation.contractedAt ? refuseContracted() : found;
}

/** 409 of a simulation that was sent: it takes no change and no second proposal. */
export function refuseContracted(): never {
  return refuse('conflict', 'Esta simulação já virou proposta. Veja na sua conta.', {
    reason: 'already-proposal',
  });
}

/** 409 that says what the choice is now (spec §8 shows notifications of baskets). */
export function refuseOutdated({ choice, term, km, revision }: BasketRow): never {
  return refuse(
    'conflict',
    `Esta simulação mudou em outra janela. Agora ela está assim: ${choice.versionName}, ${choice.paintName}, ${term} meses, ${km.toLocaleString('pt-BR')} km por mês.`,
    {
      reason: 'basket-changed',
      notifications: [
        { key: 'Version', message: choice.versionName },
        { key: 'Color', message: choice.paintName },
        { key: 'Term', message: `${term} meses` },
        { key: 'Km', message: `${km.toLocaleString('pt-BR')} km por mês` },
        {
          key: 'AddOn',
          message: choice.addOns.map(({ name }) => name).join(', ') || 'Sem opcionais',
        },
        { key: 'Revision', message: String(revision) },
      ],
    },
  );
}

export function notFound(): never {
  return refuse(
    'not-found',
    'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
  );
}
