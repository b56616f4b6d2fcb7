import { aboutContract } from '#platform/security/audit';
import { carPhotos } from '../../../identity/documents/attachments/car-photos';
import { changed, getVisible, lockVisible, requireOpen } from '../returns.service';
import { returnPhotos } from '../returns.table';

/** Pictures of the car as it comes back; none comes or goes once it did. */
export const photos = carPhotos({
  table: returnPhotos,
  shownName: 'vistoria',
  find: getVisible,
  lock: lockVisible,
  requireOpen,
  audit: {
    added: 'return-photo-added',
    removed: 'return-photo-removed',
    about: ({ contract }) => aboutContract(contract),
  },
  show: changed,
});
