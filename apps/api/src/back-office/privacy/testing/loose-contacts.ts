import {
  consultantInvitations,
  sellerInvitations,
} from '../../../identity/team/team.table';
import { arrival } from '../../../sales/leads/lead.rules';
import { leadEntries, leads, reservations } from '../../../sales/leads/leads.table';
import { type TestApi } from '../../../testing/api';
import { EMAIL, MARK } from './marked-person';

/** A place in a queue, taken without an account, and invitations. */
export async function addLooseContacts(api: TestApi): Promise<void> {
  const now = api.clock.now();
  const id = api.ports.random.uuid();
  const lead = {
    product: 'carro-por-assinatura',
    interest: MARK,
    name: MARK,
    ...arrival(now),
    createdAt: now,
    updatedAt: now,
  };
  await api.db.insert(leads).values({
    ...lead,
    id,
    kind: 'pre-reserva',
    email: EMAIL,
    cellphone: '41991234567',
    message: MARK,
  });
  await api.db
    .insert(leadEntries)
    .values({ leadId: id, act: 'worked', note: MARK, status: 'em_contato', at: now });
  await api.db.insert(reservations).values({
    id: api.ports.random.uuid(),
    modelSlug: 'serrana',
    number: 1,
    email: EMAIL,
    leadId: id,
    createdAt: now,
  });
  await api.db.insert(sellerInvitations).values({
    id: api.ports.random.uuid(),
    dealershipId: 5,
    name: MARK,
    email: EMAIL,
    tokenHash: 'none',
    sentAt: now,
    expiresAt: now,
  });
  await api.db.insert(consultantInvitations).values({
    id: api.ports.random.uuid(),
    name: MARK,
    email: EMAIL,
    rights: [],
    tokenHash: 'none',
    sentAt: now,
    expiresAt: now,
  });
}

/** A request with a phone only, which nobody proved to be theirs. */
export async function addPhoneContact(api: TestApi): Promise<void> {
  const now = api.clock.now();
  await api.db.insert(leads).values({
    id: api.ports.random.uuid(),
    product: 'carro-por-assinatura',
    kind: 'chamanochat',
    interest: 'x',
    name: 'Rui',
    email: null,
    cellphone: '41991234567',
    ...arrival(now),
    createdAt: now,
    updatedAt: now,
  });
}
