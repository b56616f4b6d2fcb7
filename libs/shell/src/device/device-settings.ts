/**
 * Settings of this browser, by name. They are in a cookie, like the consent, since 'Sair'
 * and dealership links clear the local storage (spec §4), and settings should stay. The
 * cookie has no personal data.
 */
const SETTINGS_COOKIE = 'ROD_SETTINGS';
const ONE_YEAR_S = 365 * 86_400;

export type DeviceSetting = 'keys' | 'proposal-columns';

export type DeviceSettings = {
  /** Null where nothing was set. */
  read: (name: DeviceSetting) => string | null;
  /** Null removes it. */
  write: (name: DeviceSetting, value: string | null) => void;
};

/** Settings in the text of `document.cookie`. */
export function deviceSettings(
  cookies: () => string,
  setCookie: (cookie: string) => void,
): DeviceSettings {
  const all = () => new URLSearchParams(valueIn(cookies()));
  return {
    read: (name) => all().get(name),
    write: (name, value) => {
      const settings = all();
      if (value === null) settings.delete(name);
      else settings.set(name, value);
      setCookie(
        `${SETTINGS_COOKIE}=${settings}; Path=/; Max-Age=${ONE_YEAR_S}; SameSite=Lax`,
      );
    },
  };
}

function valueIn(cookies: string): string {
  return new RegExp(`(?:^|; )${SETTINGS_COOKIE}=([^;]*)`).exec(cookies)?.[1] ?? '';
}
