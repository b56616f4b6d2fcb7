import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

const FILE = resolve(WORKSPACE_ROOT, 'docs/performance.json');
/** Growth that counts as noise. */
const TENTH = 1.1;
const RECORDED_RUNS = 3;

/**
 * Collects the costs of each measurement as multiples of its yardstick in the same run,
 * and compares them with the lowest and highest of the recorded runs. `run` measures some
 * benches, each with new processes, and passes every multiple to `note(bench, name,
 * multiple)`.
 */
export function openGate({ run, say }) {
  /** Multiples by name, one for each run. */
  const measured = new Map();
  const benchOf = new Map();
  const recorded = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  const grew = (name, multiples) =>
    name in recorded && Math.min(...multiples) > Math.max(...recorded[name]) * TENTH;
  const grown = () => [...measured].filter((line) => grew(...line)).map(([name]) => name);

  return {
    note(bench, name, multiple) {
      if (!Number.isFinite(multiple)) return;
      benchOf.set(name, bench);
      measured.set(name, [...(measured.get(name) ?? []), multiple]);
    },
    /** Figures that were not measured stay. */
    async record(benches) {
      for (let round = 0; round < RECORDED_RUNS; round += 1) await run(benches);
      const ranges = [...measured].map(([name, multiples]) => [
        name,
        [Math.min(...multiples), Math.max(...multiples)].map(rounded),
      ]);
      const lines = Object.entries({ ...recorded, ...Object.fromEntries(ranges) }).map(
        ([name, range]) => `  ${JSON.stringify(name)}: [${range.join(', ')}]`,
      );
      writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
      say(`\nRecorded ${ranges.length} figures in docs/performance.json`);
    },
    /**
     * False when one exceeded the highest record by more than a tenth, twice: processes
     * vary with their start, so a bench with growth runs once more.
     */
    async judge(benches) {
      await run(benches);
      const again = new Set(grown().map((name) => benchOf.get(name)));
      if (again.size > 0) {
        say(`\nOnce more, since something grew: ${[...again].join(', ')}`);
        await run([...again]);
      }
      say('\nCosts as multiples of the yardstick: recorded, now');
      const found = grown();
      for (const [name, multiples] of measured) {
        const was = recorded[name]?.map(short).join(' to ') ?? 'new';
        const figures = [was.padStart(14), ...multiples.map(short)].join('  ');
        say(`  ${name.padEnd(70)}${figures}${found.includes(name) ? '  GREW' : ''}`);
      }
      for (const name of Object.keys(recorded))
        if (!measured.has(name)) say(`  ${name}: recorded, not measured now`);
      return found.length === 0;
    },
  };
}

const rounded = (multiple) => Number(multiple.toFixed(3));
const short = (multiple) => multiple.toFixed(2);
