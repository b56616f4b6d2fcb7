import { type CallerFactsForm, type PhoneCall } from '@site/api-contract';
import { CALL_MINUTES } from '@site/api-contract/back-office';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields, refuseTooMany } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type AttemptLimit, withAttemptLimit } from '#platform/security/attempt-limits';
import { recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { type Account, lockAccount } from '../../identity/accounts/accounts.repository';
import {
  redeemPin,
  secondsUntilPin,
  sendPin,
  WRONG_PIN,
} from '../../identity/authentication/pins';
import { areFactsRight } from './caller-facts.rules';
import { customerOf, nameOf, type OfCustomer } from './customer-on-the-line';
import { knownCustomer } from './known-facts';
import { callerPinMail } from './phone-calls.mails';
import { putCall } from './phone-calls.repository';
import { showCall } from './show-call';

const HOUR_MS = 3_600_000;
const BLOCKED =
  'Foram muitas tentativas sem acerto. Espere meia hora, ou peça que a pessoa entre na área dela.';

/**
 * Wrong tries of an hour, before half an hour without any: five about one customer,
 * fifteen of one consultant. A right answer clears those of the customer.
 */
const limitsOf = ({ id, viewer }: Pick<OfCustomer, 'id' | 'viewer'>): AttemptLimit[] =>
  [
    { key: `caller:customer:${id}`, failures: 5 },
    { key: `caller:consultant:${viewer.id}`, failures: 15 },
  ].map((limit) => ({
    ...limit,
    windowMs: HOUR_MS,
    blockMs: HOUR_MS / 2,
    message: BLOCKED,
  }));

/**
 * Makes sure who phones by facts that the consultant typed. The answer never says which
 * of them was wrong.
 */
export async function knowByFacts(
  ports: Ports,
  db: Database,
  { form, ...call }: OfCustomer & { form: CallerFactsForm },
): Promise<PhoneCall> {
  const account = await customerOf(db, call.id);
  const isRight = await limited(ports, db, call, async () => {
    const { known } = await knownCustomer(ports, db, account);
    return areFactsRight(form, known);
  });
  if (!isRight)
    refuse(
      'invalid',
      'Os dados não conferem. Pergunte de novo, ou mande o código por e-mail.',
    );
  return begin(ports, db, call, 'facts');
}

/** Mails the customer a code to say to this consultant. */
export async function sendCallerCode(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: OfCustomer,
): Promise<{ ok: true }> {
  const account = await customerOf(db, id);
  if (!account.emailConfirmedAt)
    refuse('invalid', 'O e-mail desta conta não foi confirmado. Use os dados.');
  const { config } = ports;
  const consultant = nameOf(viewer);
  const isSent = await db.transaction(async (tx) => {
    await lockAccount(tx, id);
    const sent = await sendPin(ports, tx, {
      ...pinFor(account, viewer),
      mail: (pin) => callerPinMail(config, { to: account.email, pin, consultant }),
    });
    if (sent)
      await recordAudit(ports, tx, {
        actor,
        action: 'code-asked',
        personId: id,
        detail: 'call',
      });
    return sent;
  });
  if (!isSent) refuseTooMany(await secondsUntilPin(ports, db, id, 'call'));
  return { ok: true };
}

/** Makes sure who phones by the code of the mail, which the customer has said. */
export async function knowByPin(
  ports: Ports,
  db: Database,
  { pin, ...call }: OfCustomer & { pin: string },
): Promise<PhoneCall> {
  const account = await customerOf(db, call.id);
  const isRight = await limited(ports, db, call, () =>
    db.transaction((tx) =>
      redeemPin(ports, tx, { ...pinFor(account, call.viewer), pin }),
    ),
  );
  if (!isRight) refuseFields([{ key: 'Pin', message: WRONG_PIN }]);
  return begin(ports, db, call, 'code');
}

const pinFor = ({ id, email }: Account, viewer: SignedIn) => ({
  userId: id,
  purpose: 'call' as const,
  address: email,
  boundTo: viewer.id,
});

/** Counts a try, and records in the trail one that failed. */
function limited(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: OfCustomer,
  check: () => Promise<boolean>,
): Promise<boolean> {
  return withAttemptLimit(
    ports,
    limitsOf({ id, viewer }),
    async () => {
      const ok = await check();
      if (!ok)
        await recordAudit(ports, db, { actor, action: 'caller-unknown', personId: id });
      return { ok, value: ok };
    },
    () => recordAudit(ports, db, { actor, action: 'caller-blocked', personId: id }),
  );
}

async function begin(
  ports: Ports,
  db: Database,
  call: OfCustomer,
  proof: 'facts' | 'code',
): Promise<PhoneCall> {
  const { viewer, id, actor } = call;
  const createdAt = ports.clock.now();
  await db.transaction(async (tx) => {
    await putCall(tx, {
      takenBy: viewer.id,
      userId: id,
      proof,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + CALL_MINUTES * 60_000),
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'caller-known',
      personId: id,
      detail: proof,
    });
  });
  return showCall(ports, db, call);
}
