import {
  type CompanyContactForm,
  type ContactForm,
  type ReceivedContact,
} from '@site/api-contract';
import { answerDay } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { type Attribution } from '#platform/http/client-headers';
import { enqueueMail } from '#platform/jobs/outbox';
import { enqueueWorkflowMessage } from '#platform/jobs/workflow-outbox';
import { type Ports } from '#platform/ports';
import { mayMail } from '../../identity/accounts/account-claims';
import { resolveAttribution } from '../attribution/attribution';
import { arrival } from '../leads/lead.rules';
import { reopenReturned } from '../leads/leads.repository';
import { notifyLeadHolders } from '../leads/notify-lead-holders';
import { companyMail, contactMail, receivedMail } from './contacts.mails';
import {
  type ContactRow,
  findRepeated,
  insertContact,
  lockSender,
  mergeContact,
} from './contacts.repository';

type Needs = Pick<Ports, 'config' | 'clock' | 'database' | 'random' | 'workflow'>;
type Received<Form> = {
  form: Form;
  attribution: Attribution;
  sessionId?: string | null | undefined;
};

/**
 * Stores a message for the consultants' queue, mails it to the team and a confirmation to
 * the sender, and queues it for the workflow host if there is one. The same words within
 * `LEAD_MERGE_HOURS` in the same browser session are the same message. `tx` is the
 * transaction of the call.
 */
export async function receiveContact(
  ports: Needs,
  tx: Database,
  { form, attribution, sessionId = null }: Received<ContactForm>,
): Promise<ReceivedContact> {
  const { name, email, phone = '', subject, message } = form;
  const contact = await store(ports, tx, attribution, {
    kind: 'contato',
    sessionId,
    product: 'atendimento',
    name,
    email,
    cellphone: phone,
    interest: subject,
    message,
  });
  if (contact.repeated) return contact.answer;
  const { protocol } = contact.answer;
  await enqueueMail(ports, tx, contactMail(ports.config, { protocol, form }));
  await confirm(ports, tx, { to: email, answer: contact.answer, subject });
  await enqueueWorkflowMessage(ports, tx, {
    kind: 'contato',
    id: contact.answer.id,
    protocol,
    name,
    email,
    phone: phone || null,
    subject,
    message,
    receivedAt: ports.clock.now().toISOString(),
  });
  return contact.answer;
}

/**
 * The same for a company; a second request of the same session, CNPJ and e-mail within
 * `LEAD_MERGE_HOURS` replaces the first one's text.
 */
export async function receiveCompany(
  ports: Needs,
  tx: Database,
  { form, attribution, sessionId = null }: Received<CompanyContactForm>,
): Promise<ReceivedContact> {
  const { name, cnpj, contactName, email, phone, cars, city, state, message } = form;
  const carsText = cars === 1 ? '1 carro' : `${cars} carros`;
  const contact = await store(ports, tx, attribution, {
    kind: 'empresa',
    sessionId,
    product: 'frota',
    name: contactName,
    email,
    cellphone: phone,
    interest: carsText,
    message: message ?? null,
    company: { name, cnpj, cars, city, state },
  });
  if (contact.repeated) return contact.answer;
  const { protocol } = contact.answer;
  const mail = companyMail(ports.config, { protocol, form, cars: carsText });
  await enqueueMail(ports, tx, mail);
  await confirm(ports, tx, { to: email, answer: contact.answer });
  return contact.answer;
}

type Unsaved = Omit<ContactRow, 'id' | 'waitingSince' | 'createdAt' | 'updatedAt'>;

async function store(
  { config, clock, random }: Needs,
  tx: Database,
  attribution: Attribution,
  unsaved: Unsaved,
): Promise<{ answer: ReceivedContact; repeated: boolean }> {
  const now = clock.now();
  const { dealershipId, sellerId, campaign } = await resolveAttribution(
    { clock },
    tx,
    attribution,
  );
  const id = random.uuid();
  const row: ContactRow = {
    ...unsaved,
    ...arrival(now),
    id,
    dealershipId,
    sellerId,
    campaign,
    createdAt: now,
    updatedAt: now,
  };
  await lockSender(tx, row);
  const earlier = await findRepeated(
    tx,
    row,
    new Date(now.getTime() - config.LEAD_MERGE_HOURS * 3_600_000),
  );
  if (earlier === null) await insertContact(tx, row);
  else {
    await reopenReturned(tx, earlier, now);
    await mergeContact(tx, earlier, row);
  }
  await notifyLeadHolders(tx, row, now);
  return {
    answer: {
      id: earlier ?? id,
      protocol: protocolOf(earlier ?? id),
      answerBy: answerDay(now),
    },
    repeated: earlier !== null,
  };
}

/** Short enough to say on the phone: the first eight characters of the id. */
function protocolOf(id: string): string {
  return id.slice(0, 8).toUpperCase();
}

/** Limits the mails to one address, since anybody may type it. */
async function confirm(
  ports: Needs,
  tx: Database,
  received: Parameters<typeof receivedMail>[1],
): Promise<void> {
  if (!(await mayMail(ports, tx, 'contact', received.to))) return;
  await enqueueMail(ports, tx, receivedMail(ports.config, received));
}
