// `tsx tools/workspace/brand/faults.ts brands/estrada`: a line for each fault of a brand's
// folder, and code 1 when there is one.
import { resolve } from 'node:path';
import { checkBrand } from '@site/brand/check';

const faults = checkBrand(resolve(process.argv[2] ?? ''));
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length > 0) process.exitCode = 1;
