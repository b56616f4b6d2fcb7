import { globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../..');
const commands = globSync('tools/workspace/*.mjs', { cwd: ROOT }).filter((file) =>
  /^await enterRuntime\(/m.test(textOf(file)),
);

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

/** Files and packages that are loaded before the first line of a file runs. */
function loadedBefore(file: string, seen = new Set<string>()): Set<string> {
  for (const [, name = ''] of textOf(file).matchAll(
    /^(?:import|export)\b[^;]*?\bfrom '([^']+)';/gm,
  )) {
    const loaded = name.startsWith('.') ? join(dirname(file), name) : name;
    if (seen.has(loaded)) continue;
    seen.add(loaded);
    if (loaded.endsWith('.mjs')) loadedBefore(loaded, seen);
  }
  return seen;
}

it.each(commands)(
  '%s begins in an old Node without packages, which reads no TypeScript',
  (command) => {
    const unready = [...loadedBefore(command)].filter(
      (loaded) => !loaded.startsWith('node:') && !loaded.endsWith('.mjs'),
    );
    expect(unready).toEqual([]);
  },
);
