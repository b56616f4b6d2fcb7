import { call } from '../../wire/call';
import type * as schemas from '../payment-papers.schemas';

export const getBoletoPdf = call<typeof schemas.getBoletoPdf>(
  'GET',
  'contracts/:id/payments/boletos/:charge',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);

export const getReceiptPdf = call<typeof schemas.getReceiptPdf>(
  'GET',
  'contracts/:id/payments/receipts/:payment',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);
