import * as z from 'zod/mini';
import { instant } from '../fields';
import { KEPT_TYPES } from '../registration/documents';

/** A picture or a PDF that was sent with something else: a request, a contested charge. */
export const sentFile = z.object({
  id: z.string(),
  name: z.string(),
  mediaType: z.enum(KEPT_TYPES),
  sentAt: instant,
});
export type SentFile = z.output<typeof sentFile>;

/** The form with which one is sent. */
export const sentFileForm = z.strictObject({ file: z.file() });
