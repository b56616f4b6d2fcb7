import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { addMonths, DAY_MS, saoPauloDay } from '@site/api-contract/brazil';
import { readShift } from '@site/server';
import { authenticators } from '../identity/authentication/second-step/second-step.table';
import { clockCommand } from '../ops/clock';
import { type CommandInput } from '../ops/command';
import { testApi, testConfig } from '../testing/api';
import { clampFutureDates } from './data/clamp-future-dates';
import { demoClock, writeShift } from './demo-clock';
import { consume } from './http/limits/rate-limits';
import { enqueueMail } from './jobs/outbox';
import { outbox, workflowOutbox } from './jobs/outbox.table';
import { enqueueWorkflowMessage } from './jobs/workflow-outbox';

const MINUTE = 60_000;
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rodar-clock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run ops -- clock …` and gives its output. */
async function clock(
  words: string[],
  config: Partial<CommandInput['config']> = {},
): Promise<string> {
  const lines: string[] = [];
  await clockCommand.run({
    config: { ...testConfig(), DATA_DIR: folder, ...config },
    assets: { migrations: '', drawings: '', pdfWorker: '', pdfPainter: '' },
    words,
    options: new Map(),
    print: (line) => void lines.push(line),
  });
  return lines.join('\n');
}

describe('`ops -- clock`', () => {
  it('adds to the shift, shows it and takes it back', async () => {
    expect(await clock(['+3m'])).toMatch(
      /^The clock is 3 min ahead\. The demo's time is 2\d{3}-/,
    );
    expect(await clock(['+8d'])).toMatch(/^The clock is 8 d 3 min ahead\./);
    expect(await clock(['show'])).toMatch(/^The clock is 8 d 3 min ahead\./);
    expect(readShift(folder)).toBe(8 * DAY_MS + 3 * MINUTE);
    expect(await clock(['reset'])).toMatch(/^The clock is not shifted\./);
    expect(readShift(folder)).toBe(0);
  });

  it('walks whole months of the calendar in São Paulo', async () => {
    for (const months of [1, 13]) {
      const before = saoPauloDay(new Date(Date.now() + readShift(folder)));
      await clock([`+${months}M`]);
      const after = saoPauloDay(new Date(Date.now() + readShift(folder)));
      expect(after).toBe(addMonths(before, months));
    }
    await expect(clock(['+999999999M'])).rejects.toThrow('to ten years ahead.');
    await clock(['reset']);
  });

  it.each([['3m'], ['-3m'], ['+3'], ['+3w'], ['+1.5h'], ['soon'], ['+9999999999d']])(
    'refuses %s with one line',
    async (word) => {
      await expect(clock([word])).rejects.toThrow(/^clock takes/);
      expect(readShift(folder)).toBe(0);
    },
  );

  it('goes ten years ahead at most', async () => {
    await expect(clock(['+3651d'])).rejects.toThrow(
      'clock: The clock goes from now to ten years ahead.',
    );
  });

  it('is refused in production', async () => {
    await expect(clock(['+3m'], { APP_MODE: 'production' })).rejects.toThrow(
      'clock: only in demo mode',
    );
  });
});

describe('the clock of the demo', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('follows the file within a second, in every process that looks at the folder, and hears where it went', () => {
    const moves: string[] = [];
    const one = demoClock(folder);
    const other = demoClock(folder);
    const stops = [
      one.follow((direction) => moves.push(`one ${direction}`)),
      other.follow((direction) => moves.push(`other ${direction}`)),
    ];
    const ahead = () => [one, other].map(({ now }) => now().getTime() - Date.now());
    writeShift(folder, 3 * MINUTE);
    expect(ahead()).toEqual([0, 0]);
    jest.advanceTimersByTime(1000);
    expect(ahead()).toEqual([3 * MINUTE, 3 * MINUTE]);
    writeShift(folder, 0);
    jest.advanceTimersByTime(1000);
    expect(ahead()).toEqual([0, 0]);
    expect(moves).toEqual(['one ahead', 'other ahead', 'one back', 'other back']);
    for (const stop of stops) stop();
  });

  it('is there from the start of a process', () => {
    writeShift(folder, DAY_MS);
    expect(demoClock(folder).now().getTime() - Date.now()).toBe(DAY_MS);
  });

  it.each([
    '',
    'null',
    '{"aheadMs":"3"}',
    '{"aheadMs":-1}',
    '{"aheadMs":1.5}',
    '{"aheadMs":1e300}',
    '[]',
  ])('takes no notice of a file that says %j', (text) => {
    writeFileSync(join(folder, 'clock.json'), text);
    expect(readShift(folder)).toBe(0);
  });
});

describe('after the clock went back', () => {
  const api = testApi();

  it('codes of apps that were used ahead hold nobody up, and those of now stay used', async () => {
    const now = Math.floor(api.clock.now().getTime() / 30_000);
    for (const lastStep of [now + 1, now + 2])
      await api.db
        .insert(authenticators)
        .values({ userId: (await api.addUser({ role: 'CONSULTANT' })).id, lastStep });
    await clampFutureDates(api.ports);
    expect(
      await api.db
        .select({ lastStep: authenticators.lastStep })
        .from(authenticators)
        .orderBy(asc(authenticators.lastStep)),
    ).toEqual([{ lastStep: 0 }, { lastStep: now + 1 }]);
  });

  it('counters, mails and messages that were dated ahead hold nobody up', async () => {
    const once = { points: 1, windowMs: MINUTE };
    const mail = { to: 'ana@exemplo.test', subject: 'Olá', text: 'Olá' };
    api.clock.advance(8 * DAY_MS);
    await consume(api.ports, ['test:ahead'], once);
    await enqueueMail(api.ports, api.db, mail);
    await enqueueWorkflowMessage(
      { ...api.ports, workflow: { send: async () => undefined } },
      api.db,
      { message: 'Olá' },
    );
    api.clock.reset();
    await expect(consume(api.ports, ['test:ahead'], once)).rejects.toThrow('Detectamos');
    await consume(api.ports, ['test:now'], once);
    await clampFutureDates(api.ports);
    await consume(api.ports, ['test:ahead'], once);
    await expect(consume(api.ports, ['test:now'], once)).rejects.toThrow('Detectamos'); // a valid count stays
    expect(
      await api.db
        .select({ at: outbox.nextTryAt })
        .from(outbox)
        .where(eq(outbox.subject, 'Olá')),
    ).toEqual([{ at: api.clock.now() }]);
    expect(
      await api.db.select({ at: workflowOutbox.nextTryAt }).from(workflowOutbox),
    ).toEqual([{ at: api.clock.now() }]);
  });
});
