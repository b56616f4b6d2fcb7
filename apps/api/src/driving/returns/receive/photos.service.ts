import { aboutContract } from '#platform/security/audit';
import { carPhotos } from '../../../identity/documents/attachments/car-photos';
import { changed, getVisible, lockVisible, requireOpen } from '../returns.service';
import { returnPhotos } from '../returns.table';
import { refuseShownPhoto } from './wear.rules';

/** Photos of the car at its return; after it none is added or removed. */
export const photos = carPhotos({
  table: returnPhotos,
  shownName: 'vistoria',
  find: getVisible,
  lock: lockVisible,
  requireOpen,
  requireUnused: refuseShownPhoto,
  audit: {
    added: 'return-photo-added',
    removed: 'return-photo-removed',
    about: ({ contract }) => aboutContract(contract),
  },
  show: changed,
});
