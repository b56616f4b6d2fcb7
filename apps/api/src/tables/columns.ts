import { bigint, customType, date, timestamp } from 'drizzle-orm/pg-core';

/** A moment. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** A day of São Paulo, `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Money in centavos: whole numbers, exact up to R$ 90 trillion. */
export const centavos = (name: string) => bigint(name, { mode: 'number' });

export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
