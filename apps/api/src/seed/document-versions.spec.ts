import { createHash } from 'node:crypto';
import privacy from './pages/institutional/politica-de-privacidade.json';
import terms from './pages/institutional/termos-de-uso.json';
import { withBrand } from './pages/with-brand';

/**
 * Hash of each version's text. Both papers promise that the date changes with the text,
 * so a change needs a new date here.
 */
const SAID: Record<string, string> = {
  'politica-de-privacidade, 22 de novembro de 2026': 'c6d77108ab9d7378',
  'politica-de-privacidade, 23 de novembro de 2026': '9a1ec67994531c37',
  'politica-de-privacidade, 24 de novembro de 2026': '387266dcb97d2708',
  'politica-de-privacidade, 26 de novembro de 2026': 'e31f9b3f5d9d7f65',
  'termos-de-uso, 22 de novembro de 2026': 'e6c77ce8528d1458',
  'termos-de-uso, 24 de novembro de 2026': '345a4893c6fe9021',
  'termos-de-uso, 26 de novembro de 2026': 'f87ce59b90817d73',
  'termos-de-uso, 30 de novembro de 2026': 'cf36210828de023f',
};

it.each([withBrand(privacy), withBrand(terms)])(
  '$slug says what its version says',
  ({ slug, content }) => {
    const { version, ...text } = content;
    const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
    expect({ [`${slug}, ${version}`]: hash.slice(0, 16) }).toEqual({
      [`${slug}, ${version}`]: SAID[`${slug}, ${version}`],
    });
  },
);
