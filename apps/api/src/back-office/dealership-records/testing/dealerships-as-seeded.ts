import { eq, gt } from 'drizzle-orm';
import {
  dealershipGroups,
  dealerships,
} from '../../../catalog/dealerships/dealerships.table';
import { type TestApi } from '../../../testing/api';

const SEEDED = { dealerships: 15, groups: 3 };

/**
 * Dealerships are reference data, which tests keep: this puts them back after each test.
 */
export function dealershipsAsSeeded(api: TestApi): void {
  let seeded: (typeof dealerships.$inferSelect)[] = [];
  beforeAll(async () => {
    seeded = await api.db.select().from(dealerships);
  });
  afterEach(async () => {
    await api.db.delete(dealerships).where(gt(dealerships.id, SEEDED.dealerships));
    for (const { id, ...row } of seeded)
      await api.db.update(dealerships).set(row).where(eq(dealerships.id, id));
    await api.db.delete(dealershipGroups).where(gt(dealershipGroups.id, SEEDED.groups));
  });
}
