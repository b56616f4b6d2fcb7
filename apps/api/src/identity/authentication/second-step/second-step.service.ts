import { eq } from 'drizzle-orm';
import { type BegunSignIn as ShownSignIn, type ProofForm } from '@site/api-contract';
import { DAY_MS, discreetEmail } from '@site/api-contract/brazil';
import { isDemo } from '#platform/config';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { withAttemptLimit } from '#platform/security/attempt-limits';
import { type Actor, actorOf, recordAudit } from '#platform/security/audit';
import { tryConsume } from '../../accounts/account-claims';
import { changeMail } from '../../accounts/accounts.mails';
import { lockAccount } from '../../accounts/accounts.repository';
import { type Browser, openSession, type SignedInAnswer } from '../open-session';
import { hasPasskey } from '../passkeys/passkeys.repository';
import { allowsPasskeys } from '../passkeys/relying-party';
import { canConnectPasskey } from '../passkeys/second-step-by-passkey';
import { redeemPin, WRONG_PIN } from '../pins';
import { CODE_SECONDS, connectionOf, nextUnusedCode, stepOfCode } from './app-codes';
import {
  connectApp,
  findAuthenticator,
  openSecret,
  spendStep,
} from './authenticators.repository';
import {
  type BegunSignIn,
  findBegunSignIn,
  finishBegun,
  getBegunSignIn,
  refuseOver,
} from './begun-sign-ins';
import { codeLimits } from './code-limits';
import { isDemoSecret } from './demo-authenticator';
import { guessedCodeMail } from './second-step.mails';
import { begunSignIns } from './second-step.table';

const WRONG_CODE =
  'Código incorreto. Digite o que o aplicativo mostra agora e confira se a hora do celular é automática.';
const USED_CODE = 'Este código já foi usado. Espere o aplicativo mostrar o próximo.';

/** The proof that a begun sign-in waits for; null without one. */
export async function showBegunSignIn(
  ports: Ports,
  db: Database,
  token: string | null,
): Promise<ShownSignIn | null> {
  const begun = await findBegunSignIn(ports, db, token);
  if (!begun) return null;
  const { account, sealedSecret, mailboxProved } = begun;
  const email = discreetEmail(account.email);
  if (sealedSecret === null) {
    const app = await findAuthenticator(ports, db, begun.userId);
    const passkey = allowsPasskeys(ports.config) && (await hasPasskey(db, begun.userId));
    if (!app) return { proof: 'passkey', email, passkey };
    return { proof: 'code', email, passkey, ...(await demoOf(ports, db, begun)) };
  }
  if (!mailboxProved) return { proof: 'mail', email };
  const secret = openSecret(ports.config, account.id, sealedSecret);
  const connection = connectionOf(ports.config, secret, account.email);
  // Loaded with the first picture, like those of a Pix.
  const { default: drawer } = await import('qrcode');
  const qrCode = await drawer.toString(connection.address, { type: 'svg', margin: 4 });
  return {
    proof: 'first-code',
    email,
    connection: { ...connection, qrCode },
    passkey: allowsPasskeys(ports.config) && canConnectPasskey(begun),
  };
}

/** The code of the demo's second consultant, whose secret is public. */
async function demoOf(
  ports: Ports,
  db: Database,
  { userId }: BegunSignIn,
): Promise<Pick<ShownSignIn, 'demo'>> {
  const app = isDemo(ports.config) ? await findAuthenticator(ports, db, userId) : null;
  if (!app || !isDemoSecret(app.secret)) return {};
  const now = ports.clock.now();
  const code = nextUnusedCode(app.secret, app.lastStep, now);
  const changesIn = CODE_SECONDS - (Math.floor(now.getTime() / 1000) % CODE_SECONDS);
  return { demo: { code, changesIn } };
}

type Proof = { token: string | null; form: ProofForm };

/** Takes the code of the mail, after which an app may be connected and nothing else. */
export async function proveMailbox(
  ports: Ports,
  db: Database,
  { token, form, actor }: Proof & { actor: Actor },
): Promise<{ ok: true }> {
  const { account, tokenHash, mailboxProved } = await getBegunSignIn(ports, db, token);
  const isRight =
    mailboxProved ||
    (await db.transaction(async (tx) => {
      const right = await redeemPin(ports, tx, {
        userId: account.id,
        purpose: 'mfa',
        address: account.email,
        boundTo: tokenHash,
        pin: form.pin,
      });
      if (right)
        await tx
          .update(begunSignIns)
          .set({ mailboxProved: true })
          .where(eq(begunSignIns.tokenHash, tokenHash));
      return right;
    }));
  if (isRight) return { ok: true };
  await recordAudit(ports, db, { actor, action: 'code-failed', personId: account.id });
  return refuseFields([{ key: 'Pin', message: WRONG_PIN }], WRONG_PIN);
}

/**
 * Takes the code of the app and opens the session. Where the app is being connected, its
 * first code connects it; a sign-in that a link began then ends without a session, and no
 * link opens anything until somebody has signed in with the password.
 */
export async function proveByApp(
  ports: Ports,
  db: Database,
  { token, form, browser }: Proof & { browser: Browser },
): Promise<SignedInAnswer | null> {
  const begun = await getBegunSignIn(ports, db, token);
  const { account, sealedSecret, mailboxProved, begunBy } = begun;
  if (sealedSecret === null) {
    await takeCode(ports, db, { begun, pin: form.pin, actor: browser.actor });
    await finishBegun(db, begun);
    return openSession(ports, db, { account, browser, action: 'sign-in-with-app' });
  }
  if (!mailboxProved) return refuseOver();
  await connect(ports, db, { begun, sealedSecret, pin: form.pin, actor: browser.actor });
  return begunBy === 'password'
    ? openSession(ports, db, { account, browser, action: 'sign-in-with-app' })
    : null;
}

type Try = { begun: BegunSignIn; pin: string; actor: Actor };

/** Takes a code of the connected app, once (security-requirements A12). */
async function takeCode(
  ports: Ports,
  db: Database,
  { begun, pin, actor }: Try,
): Promise<void> {
  const app = (await findAuthenticator(ports, db, begun.userId)) ?? refuseOver();
  const outcome = await limited(ports, db, { begun, actor }, async () => {
    const step = stepOfCode(app.secret, pin, ports.clock.now());
    if (step === null) return WRONG_CODE;
    return (await spendStep(db, begun, step)) ? null : USED_CODE;
  });
  await refuseWrong(ports, db, { begun, actor, outcome });
}

/** Connects the app of which this is the first code. */
async function connect(
  ports: Ports,
  db: Database,
  { begun, sealedSecret, pin, actor }: Try & { sealedSecret: Uint8Array },
): Promise<void> {
  const { userId, account, begunBy } = begun;
  const secret = openSecret(ports.config, userId, sealedSecret);
  const step = stepOfCode(secret, pin, ports.clock.now());
  const outcome = await limited(ports, db, { begun, actor }, () =>
    Promise.resolve(step === null ? WRONG_CODE : null),
  );
  await refuseWrong(ports, db, { begun, actor, outcome });
  const lastStep = step ?? refuseOver();
  await db.transaction(async (tx) => {
    // A recovery of the password, which ends begun sign-ins, comes before or after this.
    await lockAccount(tx, userId);
    await finishBegun(tx, begun);
    const passwordDue = begunBy === 'link';
    const app = { userId, sealedSecret, lastStep, passwordDue };
    if (!(await connectApp(ports, tx, app))) refuseOver();
    await enqueueMail(
      ports,
      tx,
      changeMail(ports.config, { to: account.email, change: 'app-connected' }),
    );
    await recordAudit(ports, tx, {
      actor: actorOf(actor, account),
      action: 'authenticator-connected',
    });
  });
}

/**
 * Runs a check of a code under the limit of wrong ones, which is apart from that of
 * passwords. `check` gives the sentence about a wrong code, or null.
 */
function limited(
  ports: Ports,
  db: Database,
  { begun, actor }: Omit<Try, 'pin'>,
  check: () => Promise<string | null>,
): Promise<string | null> {
  return withAttemptLimit(
    ports,
    codeLimits(ports.config, begun.userId, actor.address),
    async () => {
      const value = await check();
      return { ok: value === null, value };
    },
    async () => {
      await recordAudit(ports, db, {
        actor,
        action: 'second-step-blocked',
        personId: begun.userId,
      });
      if (begun.sealedSecret === null) await warnOwner(ports, db, begun);
    },
  );
}

/** Tells the owner, once a day, that somebody guesses codes of the connected app. */
async function warnOwner(
  ports: Ports,
  db: Database,
  { userId, account, begunBy }: BegunSignIn,
): Promise<void> {
  const onceADay = { points: 1, windowMs: DAY_MS };
  if (!(await tryConsume(ports, db, `guessed-code-mail:${userId}`, onceADay))) return;
  await enqueueMail(
    ports,
    db,
    guessedCodeMail(ports.config, { to: account.email, begunBy }),
  );
}

async function refuseWrong(
  ports: Ports,
  db: Database,
  { begun, actor, outcome }: Omit<Try, 'pin'> & { outcome: string | null },
): Promise<void> {
  if (outcome === null) return;
  await recordAudit(ports, db, {
    actor,
    action: 'second-step-failed',
    personId: begun.userId,
  });
  refuseFields([{ key: 'Pin', message: outcome }], outcome);
}
