import { and, asc, eq } from 'drizzle-orm';
import { addDays, saoPauloDay, weekdayOf } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { users } from '../identity/accounts/accounts.table';
import { linkVisits } from '../sales/sales-funnel/link-visits.table';

const PAULISTA = 5;
const DAYS = 62;

type Link = Pick<typeof linkVisits.$inferInsert, 'sellerId' | 'origin' | 'campaign'>;

/** Visits of two months by the links of the demo's dealership, on workdays. */
export async function seedDemoLinkVisits(
  { clock }: Pick<Ports, 'clock'>,
  tx: Database,
): Promise<void> {
  const [seller] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'SELLER'), eq(users.originAssistedSale, 'PAULISTA-01')))
    .orderBy(asc(users.id));
  const sellerId = seller?.id ?? null;
  const links: Link[] = [
    { sellerId: null, origin: 'link-da-loja', campaign: null },
    { sellerId: null, origin: 'link-da-loja', campaign: 'verao' },
    { sellerId, origin: 'link-da-loja', campaign: null },
    { sellerId, origin: 'venda-assistida', campaign: null },
  ];
  const today = saoPauloDay(clock.now());
  const days = Array.from({ length: DAYS }, (_, back) => addDays(today, -back));
  const workdays = days.filter((day) => ![0, 6].includes(weekdayOf(day)));
  await tx.insert(linkVisits).values(
    workdays.flatMap((day, back) =>
      links.map((link, index) => ({
        ...link,
        day,
        dealershipId: PAULISTA,
        visits: 1 + ((back + index) % 3),
      })),
    ),
  );
}
