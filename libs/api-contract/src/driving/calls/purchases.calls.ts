import { call } from '../../wire/call';
import type * as schemas from '../purchases.schemas';

export const getPurchase = call<typeof schemas.getPurchase>(
  'GET',
  'contracts/:id/purchase',
  {
    quiet: true, // shown in its place
  },
);

export const listPurchases = call<typeof schemas.listPurchases>('GET', 'purchases', {
  quiet: true, // shown in its place
});

export const askPurchase = call<typeof schemas.askPurchase>(
  'POST',
  'contracts/:id/purchase',
  {
    quiet: true, // shown at the button
  },
);

export const answerPurchase = call<typeof schemas.answerPurchase>(
  'PUT',
  'contracts/:id/purchase/answer',
  {
    idempotent: 'required',
    quiet: true, // shown at the button
  },
);

export const offerPurchase = call<typeof schemas.offerPurchase>(
  'PUT',
  'contracts/:id/purchase/offer',
  {
    quiet: true, // the form shows it
  },
);

export const refusePurchase = call<typeof schemas.refusePurchase>(
  'PUT',
  'contracts/:id/purchase/refusal',
  {
    quiet: true, // the form shows it
  },
);

export const transferPurchase = call<typeof schemas.transferPurchase>(
  'PUT',
  'contracts/:id/purchase/transfer',
  {
    quiet: true, // the form shows it
  },
);
