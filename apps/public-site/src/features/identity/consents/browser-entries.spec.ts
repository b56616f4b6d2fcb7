import { XSRF_COOKIE } from '@site/api-contract';
import { CONSENT_COOKIE } from '@site/api-contract/identity';
import { STORAGE_KEYS } from '@site/auth';
import { type BrowserEntry, COOKIE_ENTRIES, STORAGE_ENTRIES } from './browser-entries';

const namesOf = (list: readonly BrowserEntry[]) =>
  list.flatMap(({ name }) => name.split(', ')).sort();

describe('what page and PDF about cookies say that a browser keeps', () => {
  it('names every key of its storage, once', () => {
    expect(namesOf(STORAGE_ENTRIES)).toEqual(
      [...Object.values(STORAGE_KEYS), 'ROD_PROBE'].sort(),
    );
  });

  it('names every cookie, once', () => {
    const ofApi = ['RENEWAL', 'DEVICE'].flatMap((name) => [name, `__Secure-${name}`]);
    const ofPortals = ['ROD_SETTINGS'];
    expect(namesOf(COOKIE_ENTRIES)).toEqual(
      [XSRF_COOKIE, CONSENT_COOKIE, ...ofApi, ...ofPortals].sort(),
    );
  });
});
