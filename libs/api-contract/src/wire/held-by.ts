import * as z from 'zod/mini';
import { instant } from './fields';

/** The consultant who works on an item, and since when; null while it is free. */
export const heldBy = z.nullable(
  z.object({ name: z.string(), since: instant, isMe: z.boolean() }),
);
export type HeldBy = z.output<typeof heldBy>;
