import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { ask, signedIn } from '../../bench/compare-sizes.mjs';
import { FleetError } from '../fleet-error.mjs';

const AWAY_MS = 10_000;
const seconds = AWAY_MS / 1000;
/** Longest that a write is repeated until it is taken. */
const TAKEN_MS = 60_000;
const CUSTOMER = 'cliente@rodar.test';
/** A customer with bills that are open. */
const LATE_CUSTOMER = 'atraso@rodar.test';

/** The mail server goes away, and comes back. */
export function mailAway({ mail, databaseUrl }) {
  return {
    name: `mail away for ${seconds} s`,
    async cause() {
      await mail.end();
      await pause(AWAY_MS);
      const [{ number }] = await ask(
        databaseUrl,
        'select count(*)::int as number from outbox where gave_up_at is null',
      );
      await mail.begin();
      return `${number} mails waited`;
    },
  };
}

/** The bank goes away while a customer asks for a Pix, again and again under one key. */
export function bankAway({ fleet, bank, databaseUrl }) {
  return {
    name: `bank away for ${seconds} s`,
    async cause() {
      const customer = await signedIn(fleet, LATE_CUSTOMER);
      const [{ id }] = await read(customer, 'contracts');
      await bank.end();
      const asking = untilTaken(() =>
        write(customer, `contracts/${id}/payments`, {
          body: JSON.stringify({ method: 'pix' }),
          headers: { 'idempotency-key': KEY },
        }),
      );
      await pause(AWAY_MS);
      await bank.begin();
      const told = taken(await asking);
      const charges = await ask(
        databaseUrl,
        `select bank_id from payment_charges where contract_id = '${id}' and method = 'pix'
         and created_at > now() - interval '5 minutes'`,
      );
      if (charges.length !== 1 || charges[0].bank_id === null)
        throw new FleetError(`The bank was asked for ${charges.length} charges.`);
      return `a payment was ${told}, by one charge`;
    },
  };
}
const KEY = crypto.randomUUID();

/** The bucket of files goes away while a customer sends a document. */
export function bucketAway({ fleet, bucket, databaseUrl }) {
  return {
    name: `bucket of files (S3) away for ${seconds} s`,
    async cause() {
      if (!bucket)
        throw new FleetError('No S3 server is installed: npm ci --prefix tools/audits');
      const customer = await signedIn(fleet, CUSTOMER);
      const [{ id }] = await ask(
        databaseUrl,
        `select id from users where email = '${CUSTOMER}'`,
      );
      const { 'content-type': _, ...headers } = customer.headers;
      const photo = await sharp({
        create: {
          ...{ width: 800, height: 600, channels: 3, background: '#446688' },
          noise: { type: 'gaussian', mean: 128, sigma: 40 },
        },
      })
        .jpeg()
        .toBuffer();
      const send = () => {
        const body = new FormData();
        body.set('kind', 'comprovante-residencia');
        body.set('file', new File([photo], 'conta.jpg', { type: 'image/jpeg' }));
        return write({ ...customer, headers }, `users/${id}/documents`, {
          method: 'PUT',
          body,
        });
      };
      bucket.turn('away');
      const sending = untilTaken(send);
      await pause(AWAY_MS);
      bucket.turn('open');
      return `a document was ${taken(await sending)}`;
    },
  };
}

/** The disk of PostgreSQL is full, and gets room again. */
export function databaseDiskFull({ disk }) {
  return {
    name: `disk of PostgreSQL full for ${seconds} s`,
    async cause() {
      if (!disk) throw new FleetError('No disk can be mounted here; root can.');
      disk.fill();
      await pause(AWAY_MS);
      disk.clear();
      // A server that ended for want of room starts again by itself, from its log.
      await pause(AWAY_MS / 2);
    },
  };
}

/** Repeats a write while its answer is 503; says how it went. */
async function untilTaken(send) {
  const until = Date.now() + TAKEN_MS;
  for (let refusals = 0; ; refusals += 1, await pause(1_000)) {
    const answer = await send();
    if (answer.ok) return `answered 503 ${refusals} times and then taken`;
    if (answer.status !== 503 || Date.now() > until)
      return `not taken: ${answer.status} ${await answer.text()}`;
  }
}

/** The same line, or an error where the write was not taken after refusals. */
function taken(line) {
  if (!/^answered 503 [1-9]\d* times and then taken$/.test(line))
    throw new FleetError(line);
  return line;
}

async function read({ origin, headers }, path) {
  const answer = await fetch(`${origin}/api/v1/${path}`, { headers });
  return (await answer.json()).data;
}

function write({ origin, headers }, path, { method = 'POST', headers: more, body }) {
  return fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: { ...headers, ...more },
    body,
  });
}
