import { strict as assert } from 'node:assert';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import { discreetEmail, onlyDigits } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { notifications } from '../../../activity/notifications/notifications.table';
import { registrationPartners } from '../../../identity/accounts/registrations.table';
import { proposals } from '../../../sales/proposals/proposals.table';
import { listExaminedPartners } from '../../../sales/proposals/send/examined-partners.repository';
import { type TestApi } from '../../../testing/api';
import { HOME } from '../../deliveries/testing/signed-contract';
import { contracts, type SignatureEvidence } from '../contracts.table';
import { approvedCompany } from './approved-company';

/** A company whose partners were examined with its proposal. */
export async function companyWith(api: TestApi, addOns: string[]) {
  const choice = { dealershipId: String(HOME), addOns };
  const { customer, proposal } = await approvedCompany(api, undefined, choice);
  return { customer, proposalId: proposal.id };
}

/**
 * A company of a walk, and which of its present partners a consultant has seen. This is
 * derived from the events, and from no rule of the product (docs/product/contracts.md).
 */
export class Company {
  /** Frozen with the signature. */
  private examined: readonly string[] = [];
  private checkedAt = 0;

  constructor(private readonly proposalId: string) {}

  /** Notes the partners in the registration when the proposal is approved. */
  async open(db: Database): Promise<void> {
    this.examined = await this.partners(db);
  }

  /** Restored at the end of a walk. */
  keep(): () => void {
    const { examined, checkedAt } = this;
    return () => Object.assign(this, { examined, checkedAt });
  }

  /** Call it after each act on the partners, whether it succeeded or not. */
  async look(db: Database): Promise<void> {
    if (await this.contract(db)) return;
    const { partnersCheckedAt } = await this.proposal(db);
    const present = await this.partners(db);
    const checkedAt = partnersCheckedAt?.getTime() ?? 0;
    const isChecked = checkedAt !== this.checkedAt;
    Object.assign(this, {
      checkedAt,
      examined: isChecked
        ? present
        : this.examined.filter((partner) => present.includes(partner)),
    });
  }

  /** Asserts the facts that hold for a company after every step. */
  async check(db: Database): Promise<void> {
    await this.checkBell(db);
    const contract = await this.contract(db);
    if (contract) return this.checkSignature(contract.evidence);
    const row = await this.proposal(db);
    const listed = await listExaminedPartners(db, row);
    const present = await this.partners(db);
    const known = present.filter((_, at) => listed[at]?.isExamined);
    assert.deepEqual(known, this.examined, 'others may sign than were examined');
  }

  private checkSignature(evidence: SignatureEvidence | null): void {
    assert(evidence?.signer, 'a company, and nobody signed for it');
    const { signer, email, emailOf } = evidence;
    const who = keyOf({ ...signer, sentTo: emailOf === 'account' ? emailOf : email });
    assert(this.examined.includes(who), `${who} signed, whom nobody examined`);
  }

  /** Asserts that each person has at most one unread notice about changed partners. */
  private async checkBell(db: Database): Promise<void> {
    const rows = await db
      .select({ userId: notifications.userId, kind: notifications.kind })
      .from(notifications)
      .where(isNull(notifications.readAt));
    const rung = rows.filter(({ kind }) => kind === 'partners-changed');
    const heard = new Set(rung.map(({ userId }) => userId));
    assert.equal(heard.size, rung.length, 'a bell rang twice for the same partners');
  }

  private async contract(db: Database) {
    const [found] = await db
      .select({ evidence: contracts.evidence })
      .from(contracts)
      .where(eq(contracts.proposalId, this.proposalId));
    return found;
  }

  private async proposal(db: Database) {
    const [row] = await db
      .select()
      .from(proposals)
      .where(eq(proposals.id, this.proposalId));
    assert(row, 'the proposal of the company is gone');
    return row;
  }

  /** Partners in the registration, distinguished as a consultant would. */
  private async partners(db: Database): Promise<string[]> {
    const owner = sql`(select user_id from proposals where id = ${this.proposalId})`;
    const rows = await db
      .select()
      .from(registrationPartners)
      .where(eq(registrationPartners.userId, owner))
      .orderBy(asc(registrationPartners.position));
    const unnamed = rows.length === 1 ? 'account' : 'nowhere';
    return rows.map(({ email, ...partner }) =>
      keyOf({ ...partner, sentTo: email === null ? unnamed : discreetEmail(email) }),
    );
  }
}

/** Person, name and address of the code: what a signature shows about its author. */
function keyOf({ cpf, name, sentTo }: { cpf: string; name: string; sentTo: string }) {
  return `${onlyDigits(cpf)} ${name.toLowerCase()} ${sentTo}`;
}
