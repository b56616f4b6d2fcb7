// The brand that BRAND names, for the tools that draw with its name and colors.
import { readFileSync } from 'node:fs';
import { COLORS } from '../../libs/brand/src/values.ts';

export { svgOf } from '../../libs/brand/src/drawing.ts';
export { companyAddress, companyWithNote, mailAt } from '../../libs/brand/src/index.ts';
export { brandFolder } from '../../libs/brand/src/read-brand.ts';
export { BRAND, COMPANY, CONTACT, LOGO } from '../../libs/brand/src/values.ts';

/** The style sheet of the design's tokens, with the brand's colors. */
export function designTokens() {
  const file = new URL('../../libs/ui/src/styles/tokens.css', import.meta.url);
  const colors = Object.entries(COLORS).map(([name, value]) => `--${name}: ${value};`);
  return readFileSync(file, 'utf8').replace('@brand-colors;', colors.join(' '));
}
