import {
  and,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type IsoDate } from '@site/api-contract/brazil';
import { isDropped, PROPOSAL_STATES } from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { vehicleModels } from '../../catalog/vehicles/vehicles.table';
import { users } from '../../identity/accounts/accounts.table';
import { proposals } from '../proposals/proposals.table';
import { type CountedCampaign } from './campaign.rules';
import { campaigns, campaignUses } from './campaigns.table';

/** States in which a proposal has given its use back. */
const GIVEN_BACK = PROPOSAL_STATES.filter(isDropped);

/** Proposals that have a use of the campaign of a row. */
const USED = sql<number>`(select count(*)::int from ${campaignUses} join ${proposals}
  on ${proposals.id} = ${campaignUses.proposalId}
  where ${campaignUses.campaignId} = campaigns.id and ${proposals.state} not in ${GIVEN_BACK})`;

const counted = { ...getTableColumns(campaigns), used: USED.mapWith(Number) };

/** A campaign by its code, which is stored in capitals. */
export async function findCampaign(
  db: Database,
  code: string,
): Promise<CountedCampaign | null> {
  const [found] = await db
    .select(counted)
    .from(campaigns)
    .where(eq(campaigns.code, code));
  return found ?? null;
}

/** The campaigns of these codes. */
export function findCampaigns(
  db: Database,
  codes: readonly string[],
): Promise<CountedCampaign[]> {
  return db
    .select(counted)
    .from(campaigns)
    .where(inArray(campaigns.code, [...codes]));
}

/**
 * A campaign by its code, locked until the transaction ends, and its uses counted after
 * that: of two proposals for the last use the second one finds it taken.
 */
export async function lockCampaign(
  tx: Database,
  code: string,
): Promise<CountedCampaign | null> {
  await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.code, code))
    .for('update');
  return findCampaign(tx, code);
}

/** Locks a campaign by its id, like `lockCampaign`. */
export async function lockCampaignById(
  tx: Database,
  id: string,
): Promise<CountedCampaign | null> {
  const [row] = await tx
    .select({ code: campaigns.code })
    .from(campaigns)
    .where(eq(campaigns.id, id))
    .for('update');
  return row ? findCampaign(tx, row.code) : null;
}

/** False when another campaign has the code. */
export async function insertCampaign(
  db: Database,
  row: typeof campaigns.$inferInsert,
): Promise<boolean> {
  const written = await db
    .insert(campaigns)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: campaigns.id });
  return written.length > 0;
}

export async function writeEnd(
  db: Database,
  id: string,
  end: { endedAt: Date; endedBy: string | null },
): Promise<void> {
  await db.update(campaigns).set(end).where(eq(campaigns.id, id));
}

/** Notes the use that a sent proposal takes. */
export async function insertCampaignUse(
  tx: Database,
  use: typeof campaignUses.$inferInsert,
): Promise<void> {
  await tx.insert(campaignUses).values(use);
}

/** A campaign with the names of its maker and of who ended it; null once the account is gone. */
export type NamedCampaign = CountedCampaign & {
  maker: string | null;
  ender: string | null;
};

const MOST_SHOWN = 200;

/** Campaigns, the newest first; one of them where `id` names it. */
export function listCampaignRows(db: Database, id?: string): Promise<NamedCampaign[]> {
  const makers = alias(users, 'makers');
  const enders = alias(users, 'enders');
  return db
    .select({ ...counted, maker: makers.name, ender: enders.name })
    .from(campaigns)
    .leftJoin(makers, eq(makers.id, campaigns.madeBy))
    .leftJoin(enders, eq(enders.id, campaigns.endedBy))
    .where(id === undefined ? undefined : eq(campaigns.id, id))
    .orderBy(desc(campaigns.madeAt), desc(campaigns.id))
    .limit(MOST_SHOWN);
}

/** Campaigns of a day of which the mail to a contact tells, the first to end first. */
export function listToldCampaigns(
  db: Database,
  today: IsoDate,
): Promise<CountedCampaign[]> {
  return db
    .select(counted)
    .from(campaigns)
    .where(
      and(
        eq(campaigns.isTold, true),
        isNull(campaigns.endedAt),
        lte(campaigns.startsOn, today),
        gte(campaigns.endsOn, today),
      ),
    )
    .orderBy(campaigns.endsOn, campaigns.code)
    .limit(MOST_SHOWN);
}

const MOST_USES_SHOWN = 100;

/** Proposals that were sent with a campaign, the newest first. */
export function listUsesOf(db: Database, campaignId: string) {
  return db
    .select({
      proposalId: proposals.id,
      number: proposals.number,
      state: proposals.state,
      sentAt: proposals.createdAt,
    })
    .from(campaignUses)
    .innerJoin(proposals, eq(proposals.id, campaignUses.proposalId))
    .where(eq(campaignUses.campaignId, campaignId))
    .orderBy(desc(proposals.createdAt), desc(proposals.id))
    .limit(MOST_USES_SHOWN);
}

/** Slug and name of every model. */
export function listModelNames(db: Database): Promise<{ slug: string; name: string }[]> {
  return db
    .select({ slug: vehicleModels.slug, name: vehicleModels.name })
    .from(vehicleModels)
    .orderBy(vehicleModels.name);
}
