import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserDraftOf, draftOf } from '@site/api-contract/identity';

const ROOT = join(__dirname, '../../..');
/** Screens of signed-in people, and the registration before that. */
const AREAS = [
  'apps/consultant-portal/src/**/*.tsx',
  'apps/dealer-portal/src/**/*.tsx',
  'apps/public-site/src/features/{member-area,identity/registration}/**/*.tsx',
  'apps/public-site/src/features/sales/simulations/checkout/**/*.tsx',
  'libs/back-office/src/**/*.tsx',
  'libs/shell/src/**/*.tsx',
];
const FIELD =
  /<(?:\w+Field|CheckListField)\b[^>]*?\bname=(?:"([^"]+)"|\{`[^`]*?\.(\w+)`\})/gs;

const files = AREAS.flatMap((area) => globSync(area, { cwd: ROOT }))
  .filter((file) => !file.includes('.spec.'))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

/** The fields that a component declares itself or by components of its folder. */
function fieldsOf(text: string, file: string): Set<string> {
  const names = new Set(
    [...text.matchAll(FIELD)].map(([, own, row]) => own ?? row ?? ''),
  );
  for (const [, component = ''] of text.matchAll(/<(\w+Fields)\b/g)) {
    const part = files.find(
      (other) =>
        other.file !== file && other.text.includes(`export function ${component}(`),
    );
    if (part) fieldsOf(part.text, part.file).forEach((name) => names.add(name));
  }
  return names;
}

it('every signed-in form of more than two fields keeps a draft', () => {
  const forms = files.filter(({ text }) => text.includes('useZodForm('));
  expect(forms.length).toBeGreaterThan(40);
  const without = forms.filter(
    ({ file, text }) => fieldsOf(text, file).size > 2 && !/\bdraft=/.test(text),
  );
  expect(without.map(({ file }) => file)).toEqual([]);
});

it('no two forms share a draft', () => {
  const names = files
    .filter(({ text }) => text.includes('useZodForm('))
    .flatMap(({ text }) =>
      [...text.matchAll(/\bdraft=(?:"([^"]+)"|\{`([^`.]+)\.)/g)].map(
        ([, whole, ofThing]) => whole ?? `${ofThing}.`,
      ),
    );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it('no password, PIN or agreement is kept, and no document number in the browser', () => {
  const all = globSync('{apps,libs}/**/src/**/*.tsx', {
    cwd: ROOT,
    exclude: (name) => name.includes('node_modules'),
  })
    .filter((file) => !file.includes('.spec.'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('\n');
  const named = (field: RegExp) => [...all.matchAll(field)].map(([, name = '']) => name);
  const secrets = named(/<(?:Password|Pin)Field\b[^>]*?\bname="(\w+)"/gs);
  expect(secrets.length).toBeGreaterThan(8);
  expect(Object.keys(draftOf(filled(secrets)))).toEqual([]);
  const documents = [
    ...named(/<MaskedField\b[^>]*?\bname="(\w+)"[^>]*?\bmask="(?:cpf|cnpj|document)"/gs),
    ...named(/\bname="(rne\w*|cnh\w*)"/g),
  ];
  expect(documents.length).toBeGreaterThan(8);
  expect(Object.keys(browserDraftOf(filled(documents)))).toEqual([]);
});

const filled = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'x']));
