import {
  type LandingLeadRequest,
  type LandingPage,
  type Lead,
  type LeadRequest,
  PRODUCT,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { answerDay } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Attribution } from '#platform/http/client-headers';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../../identity/accounts/account-claims';
import { resolveAttribution } from '../attribution/attribution';
import { benefitOf, campaignStateOf } from '../campaigns/campaign.rules';
import { listToldCampaigns } from '../campaigns/campaigns.repository';
import { arrival } from './lead.rules';
import { leadAnswerMail, leadMail } from './leads.mails';
import {
  findRecentLead,
  insertLead,
  lockSender,
  reopenReturned,
  updateLead,
} from './leads.repository';
import { notifyLeadHolders } from './notify-lead-holders';

const KIND_OF_PAGE: Record<LandingPage, Lead['kind']> = {
  abordo: 'abordo',
  assine: 'assine',
  'campanha-whatsapp': 'campanha-whatsapp',
  chamanochat: 'chamanochat',
  'pre-reserva': 'aviso-de-modelo',
};

type LeadPorts = Pick<Ports, 'config' | 'clock' | 'database' | 'random'>;
/**
 * Facts of every contact: the product in the path, the visitor's link, and the browser
 * session.
 */
type Origin = {
  product: string;
  attribution: Attribution;
  sessionId?: string | null;
};
type Person = {
  name: string;
  email: string | null;
  cellphone: string;
  interest: string;
};

type ReceivedLead = Origin & { form: LeadRequest };

/**
 * Stores the contact of the lead modal (spec §7), and writes to the person: a consultant
 * calls, and these campaigns run.
 */
export async function receiveLead(
  ports: LeadPorts,
  tx: Database,
  { form, ...origin }: ReceivedLead,
): Promise<{ id: string }> {
  const { id, isNew } = await storeLead(ports, tx, {
    kind: 'desconto-assinar',
    person: form,
    origin,
  });
  if (isNew && form.email) await answerByMail(ports, tx, form.email);
  return { id };
}

/** Campaigns in one mail, the first to end first. */
const MOST_TOLD = 3;

/** Limits the mails to one address, since anybody may type it. */
async function answerByMail(ports: LeadPorts, tx: Database, to: string): Promise<void> {
  if (!(await mayMail(ports, tx, 'lead', to))) return;
  const now = ports.clock.now();
  const today = saoPauloDay(now);
  const told = await listToldCampaigns(tx, today);
  const campaigns = told
    .filter((one) => campaignStateOf(one, today) === 'em-curso')
    .slice(0, MOST_TOLD)
    .map(benefitOf);
  const mail = { to, answerBy: answerDay(now), campaigns };
  await enqueueMail(ports, tx, leadAnswerMail(ports.config, mail));
}

/** Stores the contact of a landing page. */
export async function receiveLandingLead(
  ports: LeadPorts,
  tx: Database,
  { page, form, ...origin }: Origin & { page: LandingPage; form: LandingLeadRequest },
): Promise<{ id: string }> {
  const { id } = await storeLead(ports, tx, {
    kind: KIND_OF_PAGE[page],
    person: form,
    origin,
  });
  return { id };
}

/**
 * Stores the contact of a person who wants a place in a queue; the reservation follows in
 * its own call.
 */
export async function receiveReservationLead(
  ports: LeadPorts,
  tx: Database,
  { form, ...origin }: Origin & { form: Omit<Person, 'interest'> },
): Promise<{ id: string }> {
  const { id } = await storeLead(ports, tx, {
    kind: 'pre-reserva',
    person: { ...form, interest: 'quero um lugar na fila' },
    origin,
  });
  return { id };
}

/**
 * Stores a contact with its attribution and mails the sales team. A repeat of the same
 * kind, product and e-mail (or phone, where there is no e-mail) within `LEAD_MERGE_HOURS`
 * is merged into the first one, only within one browser session: anybody can type an
 * e-mail, and nobody may overwrite another person's contact (docs/product/sales.md). `tx`
 * is the transaction of the call.
 */
async function storeLead(
  ports: LeadPorts,
  tx: Database,
  {
    kind,
    person: { name, email, cellphone, interest },
    origin: { product, attribution, sessionId = null },
  }: { kind: Lead['kind']; person: Person; origin: Origin },
): Promise<{ id: string; isNew: boolean }> {
  if (product !== PRODUCT) refuse('not-found', 'Não encontramos este produto.');
  const now = ports.clock.now();
  const sender = { kind, product, email, cellphone, sessionId };
  await lockSender(tx, sender);
  const { dealershipId, sellerId, campaign } = await resolveAttribution(
    ports,
    tx,
    attribution,
  );
  const since = new Date(now.getTime() - ports.config.LEAD_MERGE_HOURS * 3_600_000);
  const earlier = await findRecentLead(tx, sender, since);
  if (earlier) {
    await reopenReturned(tx, earlier.id, now);
    await updateLead(tx, earlier.id, {
      name,
      cellphone,
      interest,
      updatedAt: now,
      dealershipId: dealershipId ?? earlier.dealershipId,
      sellerId: sellerId ?? earlier.sellerId,
      campaign: campaign ?? earlier.campaign,
    });
    await notifyLeadHolders(tx, { email, cellphone }, now);
    return { id: earlier.id, isNew: false };
  }
  const id = ports.random.uuid();
  const person = { ...sender, name, interest };
  await insertLead(tx, {
    id,
    ...person,
    ...arrival(now),
    dealershipId,
    sellerId,
    campaign,
    createdAt: now,
    updatedAt: now,
  });
  await notifyLeadHolders(tx, { email, cellphone }, now);
  await enqueueMail(ports, tx, leadMail(ports.config, person));
  return { id, isNew: true };
}
