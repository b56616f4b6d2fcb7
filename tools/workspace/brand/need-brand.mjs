import { dirname, resolve } from 'node:path';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';
import { runNode } from '../process/run.mjs';
import { stop } from '../process/runtime.mjs';

/** Ends the command, with a line for each fault, unless the folder is a whole brand. */
export async function needBrand(folder) {
  const path = resolve(WORKSPACE_ROOT, folder);
  if (dirname(path) !== resolve(WORKSPACE_ROOT, 'brands'))
    stop(`${folder} is not in brands: a build is fresh by what lies there.`);
  const check = ['--import', 'tsx', 'tools/workspace/brand/faults.ts', path];
  const { code, output } = await runNode(check);
  if (code !== 0) stop(`${folder} is no brand yet:\n${output.trimEnd()}`);
}
