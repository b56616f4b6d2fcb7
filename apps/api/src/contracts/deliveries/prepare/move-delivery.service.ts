import { type Delivery } from '@site/api-contract';
import { storeName } from '@site/api-contract/brazil';
import { isDeliveredHome } from '@site/api-contract/pricing';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import { notify } from '../../../activity/notifications/notify';
import { requireStore } from '../../../catalog/dealerships/chosen-store.repository';
import { storeFacts } from '../../../catalog/dealerships/store-facts';
import { moveProposal } from '../../../sales/proposals/move-proposal';
import { changeDelivery, type DeliveryFacts } from '../deliveries.repository';
import {
  changed,
  type DeliveryCall,
  lockVisible,
  refuseUnready,
  requireWaiting,
} from '../deliveries.service';
import { swapStock } from './reserve-stock';
import { storeMovedMail } from './store-moved.mails';

/**
 * Moves a delivery to another dealership, as long as nothing was done for the car at the
 * first one. An ordered car goes there; a car of the stock is given back for one near the
 * new dealership. The promised day stays. A booked day is given up, since it is an hour
 * of the first dealership, and the state goes back with it. See
 * docs/product/contracts.md.
 */
export async function moveDelivery(
  ports: Ports,
  tx: Database,
  { viewer, id, actor, dealershipId }: DeliveryCall & { dealershipId: string },
): Promise<Delivery> {
  const facts = await lockVisible(tx, viewer, id);
  const { delivery, contract, proposal } = facts;
  const to = Number(dealershipId);
  if (delivery.dealershipId === to) return changed(ports, tx, { viewer, id });
  refuseOnItsWay(facts);
  const store = await requireStore(tx, to);
  const source = await swapStock(ports, tx, { contract, delivery, dealershipId: to });
  if (!source)
    refuseUnready(
      `Nenhuma loja perto da ${storeName(storeFacts(store))}, tem este carro agora. Abra um pedido em Atendimento: uma pessoa vê com você como levar o seu.`,
    );
  const now = ports.clock.now();
  await changeDelivery(tx, contract.id, {
    ...source,
    dealershipId: to,
    slotOn: null,
    slotAt: null,
    slotPlace: null,
    updatedAt: now,
  });
  if (proposal.state === 'entrega_agendada')
    await moveProposal(ports, tx, {
      row: proposal,
      to: 'pagamento_confirmado',
      party: 'customer',
      actor,
      reason: 'A loja da entrega mudou, e o dia marcado caiu.',
    });
  await recordAudit(ports, tx, {
    actor,
    action: 'delivery-moved',
    subject: `proposal:${proposal.id}`,
  });
  await notify(tx, {
    kind: 'proposal-signed',
    about: { proposal: proposal.id },
    to: { dealersOf: to },
    at: now,
  });
  const moved = { facts, store, lostSlot: delivery.slotOn !== null };
  await enqueueMail(ports, tx, storeMovedMail(ports.config, moved));
  return changed(ports, tx, { viewer, id });
}

function refuseOnItsWay(facts: DeliveryFacts): void {
  requireWaiting(facts);
  if (isDeliveredHome(facts.contract.terms.addOns))
    refuseUnready(
      'Este carro vai até a sua casa. Para outro endereço, ligue para a loja ou abra um pedido em Atendimento.',
    );
  if (facts.milestones.length > 0 || facts.car)
    refuseUnready(
      'A loja já está preparando este carro. Para mudar agora, abra um pedido em Atendimento: uma pessoa vê com você.',
    );
}
