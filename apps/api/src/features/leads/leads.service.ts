import { type LeadRequest } from '@site/contracts';
import { formatPhone } from '@site/contracts/brazil';
import { resolveAttribution } from '../../platform/attribution';
import { type Attribution } from '../../platform/client-headers';
import { type Database } from '../../platform/database';
import { refuse } from '../../platform/errors';
import { enqueueMail } from '../../platform/outbox';
import { type Ports } from '../../platform/ports';
import { findRecentLead, insertLead, lockSender, updateLead } from './leads.repository';

/** Product slugs that are sold (product.md §4). */
const PRODUCTS: readonly string[] = ['carro-por-assinatura'];

export type ReceivedLead = { product: string; form: LeadRequest; attribution: Attribution };

/**
 * Stores a contact with its attribution and tells the sales team by mail. A repeat of the same e-mail and product
 * within 24 h is merged into the first one (product.md §4). `tx` is the transaction of the call.
 */
export async function receiveLead(
  ports: Pick<Ports, 'config' | 'clock' | 'random'>,
  tx: Database,
  { product, form, attribution }: ReceivedLead,
): Promise<{ id: string }> {
  if (!PRODUCTS.includes(product)) refuse('not-found', 'Não encontramos este produto.');
  const now = ports.clock.now();
  const { name, email, cellphone, interest } = form;
  await lockSender(tx, email, product);
  const { dealershipId, sellerId, campaign } = await resolveAttribution(tx, attribution);
  const earlier = await findRecentLead(
    tx,
    email,
    product,
    new Date(now.getTime() - ports.config.LEAD_MERGE_HOURS * 3_600_000),
  );
  if (earlier) {
    await updateLead(tx, earlier.id, {
      name,
      cellphone,
      interest,
      updatedAt: now,
      dealershipId: dealershipId ?? earlier.dealershipId,
      sellerId: sellerId ?? earlier.sellerId,
      campaign: campaign ?? earlier.campaign,
    });
    return { id: earlier.id };
  }
  const id = ports.random.uuid();
  await insertLead(tx, {
    id,
    product,
    kind: 'desconto-assinar',
    name,
    email,
    cellphone,
    interest,
    dealershipId,
    sellerId,
    campaign,
    createdAt: now,
    updatedAt: now,
  });
  await enqueueMail(tx, ports, {
    to: ports.config.LEAD_NOTIFICATION_TO,
    subject: `Novo contato: ${name}`,
    text: `${name} quer condições especiais.\n\nInteresse: ${interest}\nTelefone: ${formatPhone(cellphone)}\nE-mail: ${email}\n\nO contato está na fila do portal do consultor.`,
  });
  return { id };
}
