import * as z from 'zod/mini';
import { done, fileAnswer, instant, numericId, uuid } from '../wire/fields';
import { DOCUMENT_KINDS, KEPT_TYPES } from './documents';

export const documentKind = z.enum(DOCUMENT_KINDS, 'Escolha qual documento é.');

/** A file that a customer sent. Its bytes come from `downloadDocument`. */
const sentDocument = z.object({
  id: z.string(),
  kind: documentKind,
  /** The file's name at its sender; it is only shown. */
  name: z.string(),
  mediaType: z.enum(KEPT_TYPES),
  sizeBytes: z.int(),
  /** Pages of a PDF. */
  pages: z.nullable(z.int()),
  sentAt: instant,
  /**
   * False until the malware scanner has passed it; until then it can't be opened
   * (security-requirements F5).
   */
  isReady: z.boolean(),
});
export type SentDocument = z.output<typeof sentDocument>;

/** Documents that a registration needs, in its order, and the missing ones. */
export const wantedDocuments = {
  wanted: z.array(documentKind),
  missing: z.array(documentKind),
  /** Only the PDF of the digital license counts; absent when pictures count too. */
  digitalCnh: z.optional(z.boolean()),
};

const ofUser = z.object({ id: uuid });
const ofDocument = z.object({ id: uuid, documentId: uuid });

const documentList = z.object({
  items: z.array(sentDocument),
  ...wantedDocuments,
  /** Limits of the server, so that a browser can check them before sending. */
  limits: z.object({
    maxBytes: z.int(),
    maxPages: z.int(),
    maxMegapixels: z.number(),
    maxFiles: z.int(),
  }),
});
export type DocumentList = z.output<typeof documentList>;

/** The parts of the form; `kind` stands before `file`. */
export const documentUpload = z.strictObject({ kind: documentKind, file: z.file() });

export const sendDocument = {
  summary:
    'Guarda um documento; um mais novo do mesmo tipo substitui o anterior (spec §7)',
  params: ofUser,
  body: documentUpload,
  data: sentDocument,
};
export const listDocuments = {
  summary: 'Os documentos de um cadastro e o que falta',
  params: ofUser,
  data: documentList,
};
export const downloadDocument = {
  summary: 'O arquivo de um documento, para o dono e para quem analisa',
  params: ofDocument,
  data: fileAnswer,
};

export const getDocumentPage = {
  summary: 'Uma página de um documento em PDF, como imagem',
  params: z.extend(ofDocument, { page: numericId }),
  data: fileAnswer,
};
export const getDocumentThumbnail = {
  summary: 'Uma miniatura de um documento, para o dono',
  params: ofDocument,
  data: fileAnswer,
};
export const deleteDocument = {
  summary: 'Apaga um documento',
  params: ofDocument,
  data: done,
};
