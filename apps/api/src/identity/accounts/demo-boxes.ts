import { inArray, type SQL, sql } from 'drizzle-orm';
import { users } from './accounts.table';

/** Each demo account's address before the `@`; behind it stands the brand's domain. */
const DEMO_BOXES = [
  'cliente',
  'novo',
  'empresa',
  'mfa',
  'fim',
  'pendente',
  'dealer',
  'vendedor',
  'vendedor2',
  'consultor',
  'consultor2',
] as const;

export type DemoBox = (typeof DEMO_BOXES)[number];

/**
 * Whether an account has the box of a demo account, whatever its domain: another brand's
 * demo may have filled the database.
 */
export const hasDemoBox = (): SQL =>
  inArray(sql<string>`split_part(${users.email}, '@', 1)`, [...DEMO_BOXES]);
