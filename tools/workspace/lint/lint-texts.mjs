// Lints texts as if they were in given files: reads `[{ file, text }]` from stdin, writes
// the messages of each as JSON. It is a process of its own, because ESLint's plugins load
// modules that Jest's VM refuses.
import { text } from 'node:stream/consumers';
import { loadESLint } from 'eslint';
import { WORKSPACE_ROOT } from '../build/workspace-root.mjs';

const ESLint = await loadESLint({ useFlatConfig: false });
const eslint = new ESLint({ cwd: WORKSPACE_ROOT });
const results = [];
for (const planted of JSON.parse(await text(process.stdin))) {
  const [result] = await eslint.lintText(planted.text, { filePath: planted.file });
  results.push(result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
process.stdout.write(JSON.stringify(results));
