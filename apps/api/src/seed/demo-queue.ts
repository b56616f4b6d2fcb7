import { PRODUCT, TURN_DAYS } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { callPlace, claimLead, releaseLead } from '../sales/leads/lead-work.service';
import { receiveReservationLead } from '../sales/leads/leads.service';
import { findPlaceOfLead } from '../sales/reservations/queue-places.repository';
import { confirmPlace, reserve } from '../sales/reservations/reservations.service';
import { openStage, partOf, type Stage } from './demo/demo-stage';

type Row = {
  name: string;
  email: string;
  cellphone: string;
  daysAgo: number;
  isConfirmed: boolean;
};

/**
 * In the order of arrival. The second one has an account to sign in with; the last one
 * has not confirmed the e-mail.
 */
const LINE: readonly Row[] = [
  {
    name: 'Regina Duarte Lopes',
    email: 'regina.lopes@exemplo.test',
    cellphone: '41991112233',
    daysAgo: 30,
    isConfirmed: true,
  },
  {
    name: 'Marina Alves Prado',
    email: mailAt('cliente'),
    cellphone: '11987654321',
    daysAgo: 4,
    isConfirmed: true,
  },
  {
    name: 'Otávio Siqueira',
    email: 'otavio.siqueira@exemplo.test',
    cellphone: '21992223344',
    daysAgo: 2,
    isConfirmed: false,
  },
];
const FIRST_CALL = { by: mailAt('consultor2'), daysAgo: TURN_DAYS + 3 };

/**
 * A queue for the consultant portal: the first place has let its turn pass, and the next
 * one is the demo customer's, who sees it on the page and in the configurator.
 */
export async function seedDemoQueue(ports: Ports, tx: Database): Promise<void> {
  const stage = openStage(ports, tx);
  const ids: string[] = [];
  for (const row of LINE) ids.push(await join(stage, row));
  const [first] = ids;
  if (first) await call(stage, first);
}

const daysBefore = ({ now }: Stage, days: number) =>
  new Date(now.getTime() - days * DAY_MS);

/** Leaves a contact on the page, takes a place with it, and confirms it. */
async function join(
  stage: Stage,
  { daysAgo, isConfirmed, ...form }: Row,
): Promise<string> {
  const { tx } = stage;
  const then = stage.at(daysBefore(stage, daysAgo));
  const sessionId = then.random.uuid();
  const from = { product: PRODUCT, sessionId };
  const { id } = await receiveReservationLead(then, tx, {
    ...from,
    form,
    attribution: {},
  });
  const holder = { userId: null, sessionId };
  await reserve(then, tx, { id, product: PRODUCT, holder });
  const place = await findPlaceOfLead(tx, id);
  if (isConfirmed) await confirmPlace(then, tx, place?.id ?? null);
  return id;
}

/** A consultant claims the lead, calls its place, and releases the lead. */
async function call(stage: Stage, id: string): Promise<void> {
  const { tx } = stage;
  const then = stage.at(daysBefore(stage, FIRST_CALL.daysAgo));
  const { viewer, actor } = await partOf(stage, FIRST_CALL.by);
  const lead = { id, actor, consultantId: viewer.id };
  const taken = await claimLead(then, tx, { ...lead, revision: 1 });
  const called = await callPlace(then, tx, { ...lead, revision: taken.revision });
  await releaseLead(then, tx, { ...lead, revision: called.revision });
}
