// Compares today's wire contract with that of the last release, or, with `keep <version>`,
// keeps today's as that of a release, or, with `facts <app> <folder>`, prints what a built
// folder tells of it.
import { createHash } from 'node:crypto';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { calls, schemasOf } from '@site/api-contract/calls';
import { SITE_MAP } from '@site/api-contract/site-map';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { compare, judge, sentenceOf } from './compare';
import { oldestApi } from './oldest-api';
import { contractOf, textOf, wireContractOf } from './wire-contract';

const RELEASES = resolve(WORKSPACE_ROOT, 'libs/api-contract/releases');
const SAFE = 'safe-breaks.txt';
const MOST_BYTES = 300_000;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const wholeCalls = Object.values(calls).map((call) => ({ ...call, ...schemasOf(call) }));
const today = textOf(wireContractOf(wholeCalls));
const [task, ...given] = process.argv.slice(2);
if (task === 'facts') facts(given);
else if (task === 'keep') process.exitCode = keep(given);
else process.exitCode = check();

function keptFile(): string {
  const [file, ...others] = globSync('[0-9]*.txt', { cwd: RELEASES });
  if (!file || others.length > 0)
    throw new Error('libs/api-contract/releases holds the contract of one release');
  return file;
}

/** Prints the hash of the contract and, of a web app, the oldest API it can live with. */
function facts([app = '', folder = '', apiToday = '', apiBefore]: string[]): void {
  const isWebApp = SITE_MAP.some((row) => row.app === app);
  const file = keptFile();
  const api = isWebApp
    ? oldestApi({
        // The server has all calls, to check answers; pages make the same ones in both.
        code: globSync('client/**/*.js', { cwd: folder })
          .map((name) => readFileSync(resolve(folder, name), 'utf8'))
          .join('\n'),
        calls: wholeCalls,
        last: contractOf(readFileSync(resolve(RELEASES, file), 'utf8')),
        versions: { today: apiToday, before: apiBefore ?? basename(file, '.txt') },
      })
    : undefined;
  const contract = createHash('sha256').update(today).digest('hex');
  say(JSON.stringify({ contract, api }));
}

function keep([version]: string[]): number {
  if (!/^\d+\.\d+\.\d+$/.test(version ?? '')) {
    say('npm run contract -- keep 1.2.3: the version of the API.');
    return 1;
  }
  for (const file of globSync('[0-9]*.txt', { cwd: RELEASES }))
    rmSync(resolve(RELEASES, file));
  writeFileSync(resolve(RELEASES, `${version}.txt`), today);
  const reasons = readFileSync(resolve(RELEASES, SAFE), 'utf8').split('\n');
  const forPeople = reasons.filter((line) => line.startsWith('#'));
  writeFileSync(resolve(RELEASES, SAFE), `${forPeople.join('\n')}\n`);
  say(`The contract of ${version} is kept: ${Buffer.byteLength(today)} bytes.`);
  return 0;
}

function check(): number {
  const file = keptFile();
  const last = contractOf(readFileSync(resolve(RELEASES, file), 'utf8'));
  const { breaksOldCallers, bindsNewCallers } = compare(last, contractOf(today));
  const reasons = readFileSync(resolve(RELEASES, SAFE), 'utf8');
  const { refused, idle } = judge(breaksOldCallers, reasons);
  say(`Wire contract of today against ${basename(file, '.txt')}:`);
  say(
    `\nBreaks old callers: ${breaksOldCallers.length}, of which ${refused.length} without a reason.`,
  );
  for (const finding of refused) say(`- ${sentenceOf(finding)}`);
  say(`\nBinds new callers: ${bindsNewCallers.length}.`);
  for (const finding of bindsNewCallers) say(`- ${sentenceOf(finding)}`);
  if (refused.length > 0)
    say(
      `\nKeep to the contract, or say in libs/api-contract/releases/${SAFE} why it is safe.`,
    );
  for (const line of idle)
    say(`\n${SAFE} has a line about nothing that changed: ${line}`);
  const bytes = Buffer.byteLength(today);
  if (bytes > MOST_BYTES)
    say(`\nThe contract has ${bytes} bytes; a release keeps at most ${MOST_BYTES}.`);
  return refused.length + idle.length > 0 || bytes > MOST_BYTES ? 1 : 0;
}
