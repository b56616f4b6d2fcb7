import { and, eq, ne } from 'drizzle-orm';
import {
  CONSULTANT_RIGHTS,
  type ConsultantRight,
  type Role,
  ROLES,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { OPERATIONS, recordAudit } from '#platform/security/audit';
import { endWork } from '../back-office/staff-work/end-work';
import { dealerships } from '../catalog/dealerships/dealerships.table';
import {
  type Account,
  findAccount,
  lockAccess,
} from '../identity/accounts/accounts.repository';
import { users } from '../identity/accounts/accounts.table';
import { changeRights as storeRights } from '../identity/team/consultant-access';
import { endInvitationsOf } from '../identity/team/end-invitations';
import { resetApp } from '../identity/team/reset-app';
import { endAccess, endSignIns, restoreAccess } from '../identity/team/staff-access';
import { type Command, type CommandInput, OpsError } from './command';
import { assistedSaleOrigin } from './create-user';
import { withPorts } from './with-ports';

/**
 * Disables an account, staff or customer: no sign-in, no link, and its sessions end at
 * once (security-requirements B4).
 */
export const disableUserCommand: Command = {
  help: 'ends the access of an account at once: disable-user <e-mail>',
  run: (input) =>
    onAccount(input, 'disable-user <e-mail>', async (ports, tx, account) => {
      await disable(ports, tx, account);
      return `${account.email} was disabled; its sessions are over.`;
    }),
};

export const enableUserCommand: Command = {
  help: 'gives a disabled account its access back: enable-user <e-mail>',
  run: (input) =>
    onAccount(input, 'enable-user <e-mail>', async (ports, tx, account) => {
      await enable(ports, tx, account);
      return `${account.email} was enabled; the password is as it was.`;
    }),
};

export const changeRoleCommand: Command = {
  help: 'gives a staff account another role or dealership, a seller also the origin of assisted sales: change-role <e-mail> --role [--dealership id] [--assisted-sale origin]',
  options: {
    role: { type: 'string' },
    dealership: { type: 'string' },
    'assisted-sale': { type: 'string' },
  },
  run: (input) =>
    onAccount(
      input,
      'change-role <e-mail> --role <role> [--dealership <id>] [--assisted-sale <origin>]',
      async (ports, tx, account) => {
        const role = ROLES.find((known) => known === input.options.get('role'));
        if (!role) throw new OpsError(`--role must be one of ${ROLES.join(', ')}`);
        const dealership = input.options.get('dealership');
        await changeRole(ports, tx, account, {
          role,
          dealershipId: dealership === undefined ? null : Number(dealership),
          origin: readOrigin(input.options.get('assisted-sale')),
        });
        return `${account.email} is ${role} now and has to sign in again.`;
      },
    ),
};

export const changeRightsCommand: Command = {
  help: `says what a consultant may work on: change-rights <e-mail> --rights ${CONSULTANT_RIGHTS.join(',')}`,
  options: { rights: { type: 'string' } },
  run: (input) =>
    onAccount(
      input,
      'change-rights <e-mail> --rights <right>,<right>',
      async (ports, tx, account) => {
        const rights = readRights(input.options.get('rights'));
        await changeRights(ports, tx, account, rights);
        return `${account.email} may work on: ${rights.join(', ') || 'nothing'}.`;
      },
    ),
};

export const resetAppCommand: Command = {
  help: 'has a member of staff connect another authenticator app: reset-app <e-mail>',
  run: (input) =>
    onAccount(input, 'reset-app <e-mail>', async (ports, tx, account) => {
      await takeApp(ports, tx, account);
      return `${account.email} connects another app at the next sign-in; the sessions are over.`;
    }),
};

/** Reads rights such as `leads,audit`; an empty text means none. */
export function readRights(text: string | boolean | undefined): ConsultantRight[] {
  if (typeof text !== 'string') throw new OpsError('--rights is needed; it may be empty');
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const unknown = words.find(
    (word) => !CONSULTANT_RIGHTS.some((right) => right === word),
  );
  if (unknown)
    throw new OpsError(`--rights takes ${CONSULTANT_RIGHTS.join(', ')}, not ${unknown}`);
  return CONSULTANT_RIGHTS.filter((right) => words.includes(right));
}

/** Reads the origin of a seller's assisted sales; null when none is named. */
export function readOrigin(text: string | boolean | undefined): string | null {
  if (text === undefined) return null;
  const { data, error } = assistedSaleOrigin.safeParse(text);
  if (error) throw new OpsError(error.issues.map(({ message }) => message).join('\n'));
  return data;
}

type Change = (ports: Ports, tx: Database, account: Account) => Promise<string>;

/** Runs a change of the named account, in a transaction that has locked it. */
async function onAccount(
  input: CommandInput,
  form: string,
  change: Change,
): Promise<void> {
  const [email, ...more] = input.words;
  if (!email || more.length > 0) throw new OpsError(`Usage: ${form}`);
  const line = await withPorts(input, (ports) =>
    ports.database.db.transaction(async (tx) =>
      change(ports, tx, await getAccount(tx, email)),
    ),
  );
  input.print(line);
}

/** The locked account of an e-mail. Throws an `OpsError` when there is none. */
export async function getAccount(tx: Database, email: string): Promise<Account> {
  const found = await findAccount(tx, email);
  const account = found && (await lockAccess(tx, found.id));
  if (!account) throw new OpsError('There is no account with this e-mail.');
  return account;
}

export async function disable(
  ports: Ports,
  tx: Database,
  account: Account,
): Promise<void> {
  if (account.disabledAt) throw new OpsError('This account is disabled already.');
  await endAccess(ports, tx, {
    account,
    actor: OPERATIONS,
    endWork,
  });
}

export async function enable(
  ports: Ports,
  tx: Database,
  account: Account,
): Promise<void> {
  if (!account.disabledAt) throw new OpsError('This account is not disabled.');
  await restoreAccess(ports, tx, { account, actor: OPERATIONS });
}

/** Has a member of staff connect another authenticator app. */
export async function takeApp(
  ports: Ports,
  tx: Database,
  account: Account,
): Promise<void> {
  if (account.role === null) throw new OpsError('Only staff have an app.');
  await resetApp(ports, tx, { account, actor: OPERATIONS });
}

type Position = {
  role: Role;
  /** Only for dealers and sellers; null keeps the present one. */
  dealershipId: number | null;
  /** Only for sellers; null keeps the present one. */
  origin?: string | null;
};

/**
 * Changes the role of staff; whatever the one before let them hold is free for colleagues.
 * A customer never becomes staff: somebody with proposals and
 * documents of their own must not decide on others'.
 */
export async function changeRole(
  ports: Pick<Ports, 'clock'>,
  tx: Database,
  account: Account,
  { role, dealershipId, origin = null }: Position,
): Promise<void> {
  if (account.role === null)
    throw new OpsError('This is the account of a customer; staff need one of their own.');
  const isConsultant = role === 'CONSULTANT';
  const place = isConsultant ? null : (dealershipId ?? account.dealershipId);
  if (isConsultant && dealershipId !== null)
    throw new OpsError('A consultant belongs to no dealership.');
  if (!isConsultant) await checkDealership(tx, place);
  if (origin !== null) await checkOrigin(tx, account, role, origin);
  await tx
    .update(users)
    .set({
      role,
      rights: isConsultant ? rightsAs(account) : [],
      dealershipId: place,
      originAssistedSale:
        role === 'SELLER' ? (origin ?? account.originAssistedSale) : null,
      updatedAt: ports.clock.now(),
    })
    .where(eq(users.id, account.id));
  await endSignIns(ports, tx, account.id, 'role-changed');
  if (role !== account.role) {
    const { id: userId, rights: lost } = account;
    await endInvitationsOf(ports, tx, { userId, lost, actor: OPERATIONS });
    await endWork(ports, tx, { userId, rights: lost, actor: OPERATIONS });
  }
  await recordAudit(ports, tx, {
    actor: OPERATIONS,
    action: 'role-changed',
    personId: account.id,
    detail: role,
  });
}

async function checkOrigin(
  tx: Database,
  { id }: Account,
  role: Role,
  origin: string,
): Promise<void> {
  if (role !== 'SELLER') throw new OpsError('Only sellers have an assisted-sale origin.');
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.originAssistedSale, origin), ne(users.id, id)));
  if (other) throw new OpsError(`Another seller has the assisted-sale origin ${origin}.`);
}

/** A consultant keeps their rights; a new consultant gets all. */
const rightsAs = ({ role, rights }: Account): ConsultantRight[] =>
  role === 'CONSULTANT' ? rights : [...CONSULTANT_RIGHTS];

/**
 * Changes a consultant's rights from the next call on; none is allowed, too, and so is
 * the last right `people`, since operations help where nobody else can.
 */
export async function changeRights(
  ports: Ports,
  tx: Database,
  account: Account,
  rights: readonly ConsultantRight[],
): Promise<void> {
  if (account.role !== 'CONSULTANT') throw new OpsError('Only consultants have rights.');
  await storeRights(ports, tx, { account, rights, actor: OPERATIONS, endWork });
}

async function checkDealership(tx: Database, id: number | null): Promise<void> {
  if (id === null || !Number.isSafeInteger(id))
    throw new OpsError('--dealership is needed for dealers and sellers');
  const [found] = await tx
    .select({ id: dealerships.id })
    .from(dealerships)
    .where(eq(dealerships.id, id));
  if (!found) throw new OpsError(`There is no dealership ${id}.`);
}
