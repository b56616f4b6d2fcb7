import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

const FILE = resolve(WORKSPACE_ROOT, 'docs/performance.json');
/** Growth that counts as noise. */
const TENTH = 1.1;

/**
 * Gathers what each measurement costs as a multiple of its yardstick in the same run, and
 * holds it against the multiples that were recorded last.
 */
export function openGate(say) {
  const measured = {};
  const recorded = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  return {
    note(name, multiple) {
      if (Number.isFinite(multiple)) measured[name] = Number(multiple.toFixed(3));
    },
    /** What was not measured now stays as it was. */
    record() {
      const all = { ...recorded, ...measured };
      writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
      say(`\nRecorded ${Object.keys(measured).length} figures in docs/performance.json`);
    },
    /** False when one grew by more than a tenth. */
    judge() {
      say('\nCosts as multiples of the yardstick: recorded, now');
      const lines = Object.entries(measured).map(([name, now]) => {
        const before = recorded[name];
        const grew = before !== undefined && now > before * TENTH;
        const was = before === undefined ? 'new' : before.toFixed(2);
        say(
          `  ${name.padEnd(60)} ${was.padStart(7)} ${now.toFixed(2).padStart(7)}${grew ? '  GREW' : ''}`,
        );
        return grew;
      });
      for (const name of Object.keys(recorded))
        if (!(name in measured)) say(`  ${name}: recorded, not measured now`);
      return !lines.includes(true);
    },
  };
}
