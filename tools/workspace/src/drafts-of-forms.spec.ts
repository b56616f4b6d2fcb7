import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { browserDraftOf, draftOf } from '@site/api-contract/identity';

const ROOT = join(__dirname, '../../..');
const SCREENS = '{apps,libs}/**/src/**/*.tsx';
const OF_ANYBODY = 'mails to us, which need no account';
const ONE_FIELD = 'one field';
const OF_SOMEBODY_ELSE = 'words of the customer on the phone, kept by no other account';
const BY_ITSELF = 'keeps a draft itself, since its fields come from the page';
/** Forms of the library with more than two fields and no draft, with the reason. */
const WITHOUT_DRAFT = {
  'apps/consultant-portal/src/features/back-office/customers/phone/address-act.tsx':
    OF_SOMEBODY_ELSE,
  'apps/consultant-portal/src/features/back-office/customers/phone/request-act.tsx':
    OF_SOMEBODY_ELSE,
  'apps/consultant-portal/src/features/back-office/customers/phone/workshop-act.tsx':
    OF_SOMEBODY_ELSE,
  'apps/public-site/src/features/content/institutional/contact/company-form.tsx':
    OF_ANYBODY,
  'apps/public-site/src/features/content/institutional/contact/contact-form.tsx':
    OF_ANYBODY,
  'apps/public-site/src/shared/contact-form/contact-form.tsx': OF_ANYBODY,
} as const;
/** Forms that are not made by the form library, with the reason why that may be. */
const PLAIN = {
  'apps/consultant-portal/src/features/back-office/customers/customers-screen.tsx':
    ONE_FIELD,
  'apps/consultant-portal/src/features/content/cms-pages/page-editor.tsx': BY_ITSELF,
  'apps/public-site/src/features/content/institutional/questions/question-search.tsx':
    ONE_FIELD,
  'apps/public-site/src/features/contracts/signatures/verify/verify-form.tsx': ONE_FIELD,
  'apps/public-site/src/features/identity/consents/consent-banner.tsx': 'agreements',
  'apps/public-site/src/features/identity/consents/preferences-form.tsx': 'agreements',
  'apps/public-site/src/features/member-area/contracts/due-day.tsx': ONE_FIELD,
  'apps/public-site/src/features/member-area/deliveries/delivery-store.tsx': ONE_FIELD,
  'apps/public-site/src/features/sales/simulations/entry/city-choice.tsx': ONE_FIELD,
  'apps/public-site/src/shared/cep-search/cep-search.tsx': ONE_FIELD,
  'libs/ui/src/data/filters.tsx': 'the address keeps filters',
  'libs/ui/src/forms/form.tsx': 'the form library',
} as const;
const FIELD =
  /<(?:\w+Field|CheckListField)\b[^>]*?\bname=(?:"([^"]+)"|\{`[^`]*?\.(\w+)`\})/gs;

const files = globSync(SCREENS, {
  cwd: ROOT,
  exclude: (name) => name.includes('node_modules'),
})
  .filter((file) => !/\.spec\.|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));

const isForm = (text: string) => /useZodForm\(|<Form\s/.test(text);

/**
 * The fields that a component declares itself or by components of the same feature that
 * are no form of their own.
 */
function fieldsOf(text: string, file: string, seen = new Set([file])): Set<string> {
  const names = new Set(
    [...text.matchAll(FIELD)].map(([, own, row]) => own ?? row ?? ''),
  );
  for (const [, component = ''] of text.matchAll(/<([A-Z]\w+)\b/g)) {
    const part = files.find(
      (other) =>
        !seen.has(other.file) &&
        dirname(other.file) === dirname(file) &&
        !isForm(other.text) &&
        other.text.includes(`export function ${component}(`),
    );
    if (!part) continue;
    seen.add(part.file);
    fieldsOf(part.text, part.file, seen).forEach((name) => names.add(name));
  }
  return names;
}

it('every signed-in form of more than two fields keeps a draft', () => {
  const forms = files.filter(({ text }) => isForm(text));
  expect(forms.length).toBeGreaterThan(60);
  const without = forms
    .filter(({ file, text }) => fieldsOf(text, file).size > 2 && !/\bdraft=/.test(text))
    .map(({ file }) => file);
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_DRAFT).toSorted());
});

it('every other form says why it is not made by the form library', () => {
  const plain = files.filter(({ text }) => /<form\b/.test(text));
  expect(plain.map(({ file }) => file).toSorted()).toEqual(Object.keys(PLAIN).toSorted());
});

it('a form with a field or two has no more of them', () => {
  const small = files.filter(
    ({ file }) => PLAIN[file as keyof typeof PLAIN] === ONE_FIELD,
  );
  expect(small.length).toBeGreaterThan(3);
  const larger = small.filter(
    ({ text }) => [...text.matchAll(/<(?:input|select|textarea|\w+Field)\b/g)].length > 2,
  );
  expect(larger.map(({ file }) => file)).toEqual([]);
});

it('a form that keeps its draft itself does so by the same hook', () => {
  const own = files.filter(({ file }) => PLAIN[file as keyof typeof PLAIN] === BY_ITSELF);
  expect(own.length).toBeGreaterThan(0);
  const without = own.filter(
    ({ file }) =>
      !globSync(join(dirname(file), '*.ts'), { cwd: ROOT }).some((part) =>
        readFileSync(join(ROOT, part), 'utf8').includes('useKeptValues('),
      ),
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
