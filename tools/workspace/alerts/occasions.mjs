import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { browserHeaders } from '../bench/api-browser.mjs';
import { ask, signedIn } from '../bench/compare-sizes.mjs';
import { startOf } from '../built.mjs';
import { runNode } from '../process/run.mjs';

/** Calls that fail at once, and good ones after them, which make the failures rare again. */
const FAILING = 40;
const GOOD = 4_000;
/** More calls than the two pools have connections. */
const CROWD = 80;
/** The bank is left alone for 15 s at most. */
const PAYMENTS = 18;
/** Mails of a lead are two, so more than twenty wait. */
const LEADS = 15;
const LATE_CUSTOMER = 'atraso@rodar.test';

/**
 * Occasions on which an alert rings, and the end of each. Each has the names of its
 * `alerts`; `begin` lets it happen, again and again where it is `repeated`.
 */
export function occasionsOf({ fleet, ways, disk, build, databaseUrl, bankOrigin }) {
  const kill = (name) => {
    const pid = fleet.pidOf(name);
    if (pid) process.kill(pid, 'SIGKILL');
  };
  const [firstApi, secondApi, ...workers] = fleet.namesOf('api');
  const api = `http://127.0.0.1:${fleet.portsOf('api')[0]}`;
  // The hosts themselves are asked: nginx has copies of its own.
  const askPages = () =>
    Promise.all(
      fleet
        .portsOf('public-site')
        .map((port) => fetch(`http://127.0.0.1:${port}/`).catch(() => {})),
    );
  const pay = payment({ origin: api });
  const rollHalf = async () => {
    const [, second] = fleet.portsOf('consultant-portal');
    const made = build('consultant-portal', '95.0.0', (folder) =>
      otherCommit(folder, second),
    );
    await fleet.roll('consultant-portal', made).catch(() => {});
  };
  return [
    {
      what: 'one of two processes is killed',
      alerts: ['ProcessAway'],
      begin: () => kill(fleet.namesOf('dealer-portal')[0]),
      end: () => fleet.start(),
    },
    {
      what: 'a web host starts without a folder for its files',
      alerts: ['BuildFilesNotKept'],
      async begin() {
        kill(fleet.namesOf('dealer-portal')[0]);
        await fleet.with({ ASSETS_DIR: '/dev/full/assets' }).start();
      },
      async end() {
        kill(fleet.namesOf('dealer-portal')[0]);
        await fleet.start();
      },
    },
    {
      what: 'a roll stops half way',
      alerts: ['TwoReleases'],
      begin: rollHalf,
      end: () => fleet.back('consultant-portal'),
    },
    {
      what: 'no API answers, and pages are asked for',
      alerts: ['OldPages'],
      async begin() {
        await askPages();
        [firstApi, secondApi].forEach(kill);
      },
      repeated: askPages,
      end: () => fleet.start(),
    },
    {
      what: 'the database hangs up on forty calls',
      alerts: ['DatabaseNotMeasured', 'FailuresFast', 'FailuresSlow'],
      async begin() {
        ways.database.turn('away');
        for (let nth = 0; nth < FAILING; nth += 1) await call(api);
      },
      async end() {
        ways.database.turn('open');
        await pause(1_000);
        for (let nth = 0; nth < GOOD / 8; nth += 1)
          await Promise.all(Array.from({ length: 8 }, () => call(api)));
      },
    },
    lockedTable({ api, databaseUrl }),
    {
      what: 'the bank hangs up on a customer who wants to pay',
      alerts: ['BankLeftAlone'],
      begin: () => ways.bank.turn('away'),
      repeated: pay,
      // The API asks the bank again only when somebody wants to pay.
      async end() {
        ways.bank.turn('open');
        for (let nth = 0; nth < PAYMENTS; nth += 1) await pay().then(() => pause(1_000));
      },
    },
    {
      what: 'a charge that nobody asked for is paid at the bank',
      alerts: ['BankTellsOddThings'],
      begin: () => payOdd(bankOrigin, fleet.dataDir),
      end: () => {},
    },
    disk && {
      what: 'the disk of DATA_DIR fills up',
      alerts: ['DiskFull'],
      begin: () => disk.fill(1_500_000_000),
      end: () => disk.clear(),
    },
    {
      what: `the mail server hangs up on the mails of ${LEADS} leads for 65 minutes (of the demo’s clock)`,
      alerts: ['MailsWait', 'MailsWaitLong'],
      async begin() {
        ways.mail.turn('away');
        for (let nth = 0; nth < LEADS; nth += 1) await lead(api);
        await clock(fleet, '+65m');
      },
      // It goes on with the next one.
    },
    {
      what: 'it hangs up for eleven hours more',
      alerts: ['MailsGivenUp'],
      begin: () => clock(fleet, '+1h'),
      repeated: () => clock(fleet, '+7h'),
      over: ['MailsWait', 'MailsWaitLong'],
      end: () => ways.mail.turn('open'),
    },
    {
      what: 'no process works, and the last runs of the jobs are made two days old',
      alerts: ['JobLate'],
      async begin() {
        workers.forEach(kill);
        const older = "completed_on = completed_on - interval '2 days'";
        await ask(
          databaseUrl,
          `update pgboss.job set ${older} where state = 'completed'`,
        );
      },
      end: () => {},
    },
    {
      what: 'the runs of the jobs are lost',
      alerts: ['JobNeverGood'],
      begin: () => ask(databaseUrl, `delete from pgboss.job where state = 'completed'`),
      over: ['JobLate'],
      end: () => fleet.start(),
    },
  ].filter(Boolean);
}

/** A table that nobody can write to, and a crowd that wants to. */
function lockedTable({ api, databaseUrl }) {
  let holder;
  let isOver;
  let crowd;
  return {
    what: 'somebody locks a table, and a crowd wants to write',
    alerts: ['ConnectionsWait', 'AnswersSlow'],
    async begin() {
      isOver = false;
      holder = new pg.Client({ connectionString: databaseUrl });
      await holder.connect();
      await holder.query('begin; lock table leads in access exclusive mode');
      const write = async () => {
        while (!isOver) await lead(api);
      };
      crowd = Promise.all(Array.from({ length: CROWD }, write));
    },
    async end() {
      isOver = true;
      await holder.query('rollback');
      await holder.end();
      await crowd;
      for (let nth = 0; nth < GOOD / 8; nth += 1)
        await Promise.all(Array.from({ length: 8 }, () => call(api)));
    },
    over: ['FailuresFast', 'FailuresSlow'],
  };
}

/** Another commit of a build, one that starts nowhere at `port`. */
function otherCommit(folder, port) {
  const file = join(folder, 'release.json');
  const facts = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...facts, commit: 'f'.repeat(40) }));
  const main = join(folder, 'main.js');
  const ends = `if (Number(process.env.PORT) === ${port}) throw new Error('a broken build');\n`;
  writeFileSync(main, readFileSync(main, 'utf8') + ends);
}

/** A reading of the API that asks the database. */
async function call(api) {
  const headers = {
    ...{ 'x-api-key': 'rodar-demo', 'x-brand-id': '1' },
    'x-session-id': crypto.randomUUID(),
  };
  const answer = await fetch(`${api}/api/v1/content-version`, { headers }).catch(
    () => null,
  );
  await answer?.arrayBuffer();
}

async function lead(api) {
  const headers = await browserHeaders(api);
  const body = {
    ...{ name: 'Bia Souza', cellphone: '(41) 99876-5432', cpf: null, state: null },
    ...{ interest: 'quero para uso pessoal', months: null, hasAcceptedNewsletter: null },
    email: `alerta-${crypto.randomUUID()}@exemplo.test`,
  };
  const path = 'leads/notification/carro-por-assinatura/lp-vendas';
  const answer = await fetch(`${api}/api/v1/${path}`, {
    ...{ method: 'POST', headers, body: JSON.stringify(body) },
  }).catch(() => null);
  await answer?.arrayBuffer();
}

/** A customer who asks for a Pix again and again. */
function payment(state) {
  let customer;
  let contract;
  return async () => {
    customer ??= await signedIn(state, LATE_CUSTOMER);
    const headers = { ...customer.headers, 'idempotency-key': crypto.randomUUID() };
    contract ??= (
      await (await fetch(`${state.origin}/api/v1/contracts`, { headers })).json()
    ).data[0];
    const body = JSON.stringify({ method: 'pix' });
    await fetch(`${state.origin}/api/v1/contracts/${contract.id}/payments`, {
      ...{ method: 'POST', headers, body },
    });
  };
}

/** Somebody pays at the bank a charge that nobody has asked for here, and the bank tells. */
async function payOdd(bank, dataDir) {
  const { key } = JSON.parse(readFileSync(join(dataDir, 'bank-keys.json'), 'utf8'));
  const charge = {
    ...{ reference: crypto.randomUUID(), description: 'De ninguém' },
    ...{ payer: 'Ninguém', centavos: 12_345 },
  };
  const made = await fetch(`${bank}/api/pix-charges`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(charge),
  });
  if (!made.ok) throw new Error(`The bank refused: ${await made.text()}`);
  const { id } = await made.json();
  await fetch(`${bank}/cobrancas/${id}/pagar`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
}

/** Moves the demo's clock, which all processes of the fleet follow. */
async function clock({ dataDir }, word) {
  const [program] = startOf('api').slice(-1);
  const ops = program.replace(/main\.js$/, 'ops.js');
  const { code, output } = await runNode([ops, 'clock', word], {
    env: { DATA_DIR: dataDir, APP_MODE: 'demo' },
  });
  if (code !== 0) throw new Error(output);
}
