import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkBrand } from './check-brand';

const BRANDS = join(__dirname, '../../../brands');
const above = mkdtempSync(join(tmpdir(), 'brands-'));
const folder = join(above, 'estrada');

beforeEach(() => cpSync(join(BRANDS, 'estrada'), folder, { recursive: true }));
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => rmSync(above, { recursive: true }));

/** Changes the text of one file of the folder. */
function change(file: string, from: string | RegExp, to: string) {
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
}

it.each(['rodar', 'estrada'])('%s is a whole brand', (name) => {
  expect(checkBrand(join(BRANDS, name))).toEqual([]);
});

it.each([
  ['"DEMOEST1000151"', '"DEMOEST1000152"', 'company.cnpj has wrong check digits'],
  [
    '"DEMOEST1000151"',
    '"DE.MOE.ST1/0001-51"',
    'company.cnpj must be 14 signs without dots',
  ],
  [/ *"promise": .*\n/, '', 'texts.promise is missing'],
  [/"promise": ".*"/, '"promise": " "', 'texts.promise is empty'],
  ['"estrada.test"', '"estrada"', 'domain must be a domain such as marca.com.br'],
  ['"slug": "estrada"', '"slug": "outra"', "slug must be the folder's name, estrada"],
  ['"codePrefix": "ES"', '"codePrefix": "Es"', 'codePrefix must be two capital letters'],
  [
    '"https://www.facebook',
    '"http://www.facebook',
    'contact.facebook must be an https address',
  ],
  [
    '"name": "Estrada"',
    '"name": "Estrada, a sua"',
    'name must not have < > " & or a comma',
  ],
  [
    /"promise": ".*"/,
    '"promise": "Carros <b>novos</b>"',
    'texts.promise must not have < > or ", and & between spaces alone',
  ],
  [
    'Mobilidade Ltda.',
    'M&copy Ltda.',
    'company.name must not have < > or ", and & between spaces alone',
  ],
  ['"#141a33"', '"navy"', 'colors.asfalto-900 must be as #1a2b3c'],
])('%s as %s is a fault of brand.json', (from, to, fault) => {
  change('brand.json', from, to);
  expect(checkBrand(folder)).toContain(`brand.json: ${fault}`);
});

it('words that nobody could read on their ground are a fault, with both colors', () => {
  change('brand.json', '"asfalto-600": "#4c5577"', '"asfalto-600": "#828bab"');
  expect(checkBrand(folder)).toEqual([
    'brand.json: colors.asfalto-600 on white has a contrast of 3.37, and needs 4.5',
    'brand.json: colors.asfalto-600 on asfalto-50 has a contrast of 3.12, and needs 4.5',
    'brand.json: colors.asfalto-600 on asfalto-100 has a contrast of 2.83, and needs 4.5',
  ]);
});

it.each([
  [
    'symbol.svg',
    '</svg>',
    '<script>alert(1)</script></svg>',
    'must not have <script>, only shapes',
  ],
  [
    'symbol.svg',
    '<path ',
    '<path onclick="go()" ',
    'must not have the attribute onclick',
  ],
  [
    'symbol.svg',
    '<path ',
    '<path style="fill:red" ',
    'must not have the attribute style',
  ],
  [
    'symbol.svg',
    '<path ',
    '<path fill="#ff0000" ',
    'fill="#ff0000": one color alone, currentColor, and var(--logo-wheel,currentColor) for its accent',
  ],
  [
    'logo.svg',
    'fill="none"',
    'fill="none" width="292"',
    'must not have the attribute width on its root',
  ],
  [
    'symbol.svg',
    'fill="none"',
    'fill="none" color="none"',
    'must not have the attribute color on its root',
  ],
  ['logo.svg', '0 0 292 80', '0 0 300 80', 'must have viewBox="0 0 292 80"'],
])('%s with %s as %s is a fault', (file, from, to, fault) => {
  change(file, from, to);
  expect(checkBrand(folder)).toContain(`${file}: ${fault}`);
});

it('files that are missing are named', () => {
  rmSync(join(folder, 'symbol.svg'));
  rmSync(join(folder, 'media/guia-do-assinante.pdf'));
  expect(checkBrand(folder)).toEqual([
    'symbol.svg: is missing',
    'media/guia-do-assinante.pdf: is missing',
  ]);
});

it('a film comes with its captions and its poster', () => {
  cpSync(join(BRANDS, 'rodar/media/videos'), join(folder, 'media/videos'), {
    recursive: true,
  });
  expect(checkBrand(folder)).toEqual([]);
  rmSync(join(folder, 'media/videos/boas-vindas.vtt'));
  expect(checkBrand(folder)).toEqual([
    'media/videos/boas-vindas.vtt: is missing, and the film needs it',
  ]);
});
