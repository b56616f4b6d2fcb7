import { and, eq } from 'drizzle-orm';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { dealerships } from './dealerships.table';

export type Store = typeof dealerships.$inferSelect;

/** The dealership that a customer chose; refuses one that is not active. */
export async function requireStore(tx: Database, id: number): Promise<Store> {
  const [store] = await tx
    .select()
    .from(dealerships)
    .where(and(eq(dealerships.id, id), eq(dealerships.active, true)));
  return (
    store ??
    refuseFields([
      { key: 'DealershipId', message: 'Essa loja não está disponível. Escolha outra.' },
    ])
  );
}
