import { call } from '../../wire/call';
import type * as schemas from '../deliveries.schemas';

export const listDeliveries = call<typeof schemas.listDeliveries>('GET', 'deliveries', {
  quiet: true, // shown in place of the list
});

export const getDelivery = call<typeof schemas.getDelivery>('GET', 'deliveries/:id', {
  quiet: true, // shown in its place
});

export const listDeliverySlots = call<typeof schemas.listDeliverySlots>(
  'GET',
  'deliveries/:id/slots',
  {
    quiet: true, // shown in its place
  },
);

export const chooseDeliverySlot = call<typeof schemas.chooseDeliverySlot>(
  'POST',
  'deliveries/:id/slot',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const moveDelivery = call<typeof schemas.moveDelivery>(
  'POST',
  'deliveries/:id/store',
  {
    idempotent: true,
    quiet: true, // the page shows it
  },
);

export const addDeliveryMilestone = call<typeof schemas.addDeliveryMilestone>(
  'POST',
  'deliveries/:id/milestones',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

export const saveDeliveredCar = call<typeof schemas.saveDeliveredCar>(
  'PUT',
  'deliveries/:id/car',
  {
    quiet: true, // the form shows it
  },
);

export const sendDeliveryPhoto = call<typeof schemas.sendDeliveryPhoto>(
  'POST',
  'deliveries/:id/photos',
  {
    multipart: true,
    quiet: true, // shown at the photos
  },
);

export const downloadDeliveryPhoto = call<typeof schemas.downloadDeliveryPhoto>(
  'GET',
  'deliveries/:id/photos/:photoId',
  {
    file: ['image/jpeg'],
    quiet: true, // shown at the photos
  },
);

export const deleteDeliveryPhoto = call<typeof schemas.deleteDeliveryPhoto>(
  'DELETE',
  'deliveries/:id/photos/:photoId',
  {
    quiet: true, // shown at the photos
  },
);

export const sendHandoverPin = call<typeof schemas.sendHandoverPin>(
  'POST',
  'deliveries/:id/handover-pins',
  {
    quiet: true, // shown at the code
  },
);

export const handOverCar = call<typeof schemas.handOverCar>(
  'POST',
  'deliveries/:id/handover',
  {
    quiet: true, // the form shows it
  },
);
