import { endHoldsOf } from '../../activity/holds/holds.service';
import { giveRequestsBack } from '../../driving/service-requests/give-requests-back';
import { freeFinesOf } from '../../driving/traffic-fines/owner/fine-owner.repository';
import { type EndWork } from '../../identity/team/staff-access';
import { endCartsOfSeller } from '../../sales/assisted-sale/end-carts-of-seller';
import { giveLeadsBack } from '../../sales/leads/give-leads-back';

/** Whatever an account holds by the rights that it loses is free for colleagues. */
export const endWork: EndWork = async (ports, tx, { userId, rights, actor }) => {
  await endCartsOfSeller(ports, tx, userId);
  await endHoldsOf(tx, userId, rights);
  if (rights.includes('leads')) await giveLeadsBack(ports, tx, { userId, actor });
  if (rights.includes('analysis')) {
    await giveRequestsBack(tx, userId);
    await freeFinesOf(tx, userId);
  }
};
