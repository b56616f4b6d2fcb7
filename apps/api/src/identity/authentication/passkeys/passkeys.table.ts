import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { PASSKEY_TRANSPORTS } from '@site/api-contract';
import { at, bytea } from '#platform/data/columns';

/** Public keys by which accounts prove who they are. */
export const passkeys = pgTable('passkeys', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** The authenticator's id of it, base64url. */
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  /** Its own count of uses, which only grows; 0 where it counts nothing. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports', { enum: PASSKEY_TRANSPORTS }).array().notNull(),
  createdAt: at('created_at').notNull(),
  lastUsedAt: at('last_used_at'),
});

/** Challenges that wait for an answer, which uses them up. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    purpose: text('purpose', { enum: ['add', 'connect', 'prove', 'sign-in'] }).notNull(),
    /** Id of the session, hash of the begun sign-in, or the browser's session. */
    boundTo: text('bound_to').notNull(),
    challenge: text('challenge').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  ({ purpose, boundTo }) => [primaryKey({ columns: [purpose, boundTo] })],
);
