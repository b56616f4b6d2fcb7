// Oxfmt reads the same rules as Prettier.
import { readFileSync } from 'node:fs';

const rules = readFileSync(new URL('../../../.prettierrc', import.meta.url), 'utf8');
export default { ...JSON.parse(rules), sortPackageJson: false };
