import { carPhotos } from '../../../identity/documents/attachments/car-photos';
import { changed, getVisible, lockVisible, requireWaiting } from '../deliveries.service';
import { handoverPhotos } from '../handovers.table';

/** Photos of the car at the handover; after it none is added or removed. */
export const photos = carPhotos({
  table: handoverPhotos,
  shownName: 'entrega',
  find: getVisible,
  lock: lockVisible,
  requireOpen: requireWaiting,
  audit: {
    added: 'handover-photo-added',
    removed: 'handover-photo-removed',
    about: ({ customer, proposal }) => ({
      personId: customer.id,
      subject: `proposal:${proposal.id}`,
    }),
  },
  show: changed,
});
