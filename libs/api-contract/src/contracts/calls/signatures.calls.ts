import { call } from '../../wire/call';
import type * as schemas from '../signatures.schemas';

export const getContractDraft = call<typeof schemas.getContractDraft>(
  'GET',
  'proposals/:id/contract',
  {
    quiet: true, // the page shows it
  },
);

export const getContractDraftPdf = call<typeof schemas.getContractDraftPdf>(
  'GET',
  'proposals/:id/contract/document',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);

export const sendSignaturePin = call<typeof schemas.sendSignaturePin>(
  'POST',
  'proposals/:id/signature-pins',
  {
    quiet: true, // shown at the button
  },
);

/**
 * Signs the contract that was read. If it changed meanwhile the call is refused
 * (`contract-changed`), and the PIN stays valid; a contract that is signed already gives
 * the same answer again.
 */
export const sendSignature = call<typeof schemas.sendSignature>(
  'POST',
  'proposals/:id/signatures',
  {
    idempotent: 'required',
    quiet: true, // the form shows it
  },
);

export const downloadContract = call<typeof schemas.downloadContract>(
  'GET',
  'contracts/:id/document',
  {
    file: ['application/pdf'],
    quiet: true, // shown at the button
  },
);

export const verifyContract = call<typeof schemas.verifyContract>(
  'POST',
  'contracts/verifications',
  {
    multipart: true,
    quiet: true, // shown at the form
  },
);
