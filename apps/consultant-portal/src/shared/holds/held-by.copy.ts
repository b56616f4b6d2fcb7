import { type HeldBy } from '@site/api-contract';

/** Says with whom an item is, as its reader is told. */
export const heldByWords = (heldBy: Pick<NonNullable<HeldBy>, 'name' | 'isMe'> | null) =>
  heldBy === null ? 'Livre' : heldBy.isMe ? 'Com você' : `Com ${heldBy.name}`;
