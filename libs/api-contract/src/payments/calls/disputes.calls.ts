import { call } from '../../wire/call';
import type * as schemas from '../disputes.schemas';

/**
 * Contests one item of a bill, open or paid, once. Until the answer it is not owed: no
 * fine, no interest, no reminder, no automatic charge.
 */
export const contestCharge = call<typeof schemas.contestCharge>(
  'POST',
  'contracts/:id/disputes',
  {
    idempotent: true,
    quiet: true, // the form shows it
  },
);

/**
 * Sends a picture or a PDF for a contest that is still being written; `contestCharge`
 * attaches it by its id. A file without a contest is deleted after a day.
 */
export const sendProof = call<typeof schemas.sendProof>(
  'PUT',
  'contracts/:id/disputes/files',
  {
    multipart: true,
    quiet: true, // shown at the files
  },
);

export const listDisputes = call<typeof schemas.listDisputes>('GET', 'disputes', {
  quiet: true, // shown in place of the list
});

/** One of them, open or answered. */
export const getDispute = call<typeof schemas.getDispute>('GET', 'disputes/:id', {
  quiet: true, // the page shows it
});

/**
 * Answers a dispute, once: 409 when it has been answered. When accepted, it (or `credit`
 * of it) is taken back and its paid part becomes credit; when upheld, it falls due again
 * some business days later (`newDueDate`).
 */
export const answerDispute = call<typeof schemas.answerDispute>('PUT', 'disputes/:id', {
  idempotent: 'required',
  quiet: true, // the form shows it
});

/** Adds a picture or a PDF as proof before the answer; 409 after it. */
export const sendDisputeFile = call<typeof schemas.sendDisputeFile>(
  'PUT',
  'disputes/:id/files',
  {
    multipart: true,
    quiet: true, // shown at the files
  },
);

/** Opens one of them, for its customer and for consultants. */
export const downloadDisputeFile = call<typeof schemas.downloadDisputeFile>(
  'GET',
  'disputes/:id/files/:fileId',
  {
    file: ['image/jpeg', 'application/pdf'],
    quiet: true, // shown at the file
  },
);
