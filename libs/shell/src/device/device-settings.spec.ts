import { deviceSettings } from './device-settings';

/** A browser's `document.cookie`. */
function browser(...cookies: string[]) {
  const written: string[] = [];
  const text = () => {
    const own = written.at(-1)?.split(';')[0];
    return [...cookies, ...(own ? [own] : [])].join('; ');
  };
  return { written, settings: deviceSettings(text, (cookie) => written.push(cookie)) };
}

it('are found again, one beside the other, until they are taken away', () => {
  const { settings } = browser('ROD_CONSENT=text=1', 'XSRF-TOKEN=a');
  expect(settings.read('keys')).toBeNull();
  settings.write('keys', 'off');
  settings.write('proposal-columns', 'model.state');
  expect(settings.read('keys')).toBe('off');
  expect(settings.read('proposal-columns')).toBe('model.state');
  settings.write('keys', null);
  expect(settings.read('keys')).toBe(null);
  expect(settings.read('proposal-columns')).toBe('model.state');
});

it('are a first-party cookie of a year', () => {
  const { settings, written } = browser();
  settings.write('keys', 'off');
  expect(written).toEqual([
    'ROD_SETTINGS=keys=off; Path=/; Max-Age=31536000; SameSite=Lax',
  ]);
});
