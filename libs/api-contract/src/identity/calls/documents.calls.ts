import { call } from '../../wire/call';
import type * as schemas from '../documents.schemas';

export const sendDocument = call<typeof schemas.sendDocument>(
  'PUT',
  'users/:id/documents',
  {
    multipart: true,
    quiet: 'without-message', // the document shows the field's error
  },
);

export const listDocuments = call<typeof schemas.listDocuments>(
  'GET',
  'users/:id/documents',
  {
    quiet: true, // the list shows it in its place
  },
);

export const downloadDocument = call<typeof schemas.downloadDocument>(
  'GET',
  'users/:id/documents/:documentId',
  {
    file: ['image/jpeg', 'application/pdf'], // written out, so that browsers load the calls of this file without its imports
    quiet: true, // shown at the document
  },
);

/** `page` counts from 1 to the document's `pages`, at most `limits.maxPages`. */
export const getDocumentPage = call<typeof schemas.getDocumentPage>(
  'GET',
  'users/:id/documents/:documentId/pages/:page',
  {
    file: ['image/jpeg'],
    quiet: true, // shown at the document
  },
);

/** A small picture of the first page, for the list of its owner. */
export const getDocumentThumbnail = call<typeof schemas.getDocumentThumbnail>(
  'GET',
  'users/:id/documents/:documentId/thumbnail',
  {
    file: ['image/jpeg'],
    quiet: true, // the list shows the document without it
  },
);

export const deleteDocument = call<typeof schemas.deleteDocument>(
  'DELETE',
  'users/:id/documents/:documentId',
  {
    quiet: true, // shown at the document
  },
);
