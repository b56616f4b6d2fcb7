import * as z from 'zod/mini';
import { KEPT_TYPES } from '../identity/documents';
import { instant } from './fields';

/** A picture or a PDF that belongs to something else: a request, a contested charge. */
export const sentFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.enum(KEPT_TYPES),
  sentAt: instant,
});
export type SentFile = z.output<typeof sentFile>;

/** The form for sending one. */
export const sentFileForm = z.strictObject({ file: z.file() });
