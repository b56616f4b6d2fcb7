import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');
type Package = { version?: string; license?: string; integrity?: string; link?: boolean };
const LOCKS = ['package-lock.json', 'tools/audits/package-lock.json'];
const installed = LOCKS.flatMap((file) => {
  const lock = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
    packages: Record<string, Package>;
  };
  return Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && !link,
  );
});

/** Licenses that let us use, change and ship a package, or its files unchanged. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'CC-BY-4.0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Zlib',
  'WTFPL',
  'MPL-1.1',
  'LGPL-3.0-or-later', // libvips, the library behind sharp, used unchanged
]);
/** Old packages whose license is only in their files. */
const BY_HAND: Record<string, string> = {
  busboy: 'MIT',
  dicer: 'MIT',
  'humanize-number': 'MIT',
  only: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  streamsearch: 'MIT',
  union: 'MIT',
};

const SECRETS = [
  /-----BEGIN (?:RSA |EC |OPENSSH |ENCRYPTED )?PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bxox[abpr]-[A-Za-z0-9-]{10,}/,
  /\bsk_live_[A-Za-z0-9]{16,}/,
  /^(?:SIGNING_KEY|FILE_KEY)=\S{16,}/m,
];

const holdsSecret = (text: string) => SECRETS.some((secret) => secret.test(text));

/** Written here in two pieces, so that no scan takes this file for a leak. */
const PLANTED = [
  ['-----BEGIN ', 'RSA PRIVATE KEY-----'],
  ['-----BEGIN ', 'PRIVATE KEY-----'],
  ['key = "AK', `IA${'Q7'.repeat(8)}"`],
  ['token: gh', `p_${'aB3'.repeat(12)}`],
  ['SLACK=xo', 'xb-2026112212-abcdef'],
  ["pay('sk_", `live_${'4f'.repeat(12)}')`],
  ['# the server\nSIGNING_', `KEY=${'ab'.repeat(32)}\n`],
].map((pieces) => pieces.join(''));

// security-requirements I5
describe('what the product is made of (I5)', () => {
  it('is locked, each package with the hash of its content', () => {
    expect(installed.length).toBeGreaterThan(500);
    expect(
      installed
        .filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))
        .map(([path]) => path),
    ).toEqual([]);
  });

  it('has a license that lets us use it', () => {
    const words = (path: string, { license }: Package) =>
      (license ?? BY_HAND[path.replace(/^.*node_modules\//, '')] ?? 'none')
        .split(/[()\s]+/)
        .filter((word) => word && word !== 'AND' && word !== 'OR');
    expect(
      installed
        .filter(([path, entry]) => !words(path, entry).every((word) => ALLOWED.has(word)))
        .map(([path, { license }]) => `${path}: ${license}`),
    ).toEqual([]);
  });

  it.each(PLANTED)('would be seen to hold a secret: %j', (planted) => {
    expect(holdsSecret(`first line\n${planted}\nlast line`)).toBe(true);
  });

  it('holds no secret in the repository', () => {
    const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
    const texts = files.filter((file) =>
      statSync(join(ROOT, file), { throwIfNoEntry: false })?.isFile(),
    );
    const found = texts.filter((file) =>
      holdsSecret(readFileSync(join(ROOT, file), 'latin1')),
    );
    expect(found).toEqual([]);
  });
});
