/** A video of this site by its id, or the address of one at the configured provider. */
export type FilmSource = { kind: 'own'; id: string } | { kind: 'provider'; url: string };

const OWN_ID = /^[a-z\d][a-z\d-]{0,63}$/;

/**
 * The video for `videoID` of the CMS (spec §3): an id such as `boas-vindas` for one of
 * ours, or an https address at exactly the provider's origin. Null for anything else.
 */
export function filmSource(
  videoID: string,
  provider: string | undefined,
): FilmSource | null {
  const name = videoID.trim();
  if (OWN_ID.test(name)) return { kind: 'own', id: name };
  if (!provider || !URL.canParse(name) || new URL(name).origin !== provider) return null;
  return { kind: 'provider', url: name };
}

/**
 * Addresses of a video of ours: the film (H.264, which all browsers play), its captions,
 * and its poster.
 */
export function filesOf(id: string) {
  const file = (ending: string) => `/media/videos/${id}.${ending}`;
  return { mp4: file('mp4'), captions: file('vtt'), poster: file('webp') };
}

/**
 * The address of the provider's player with parameters for autoplay and sound. Players
 * have different names for these and ignore unknown ones.
 */
export function playerUrl(
  url: string,
  { autoplay, muted }: { autoplay: boolean; muted: boolean },
): string {
  const address = new URL(url);
  const flag = (on: boolean) => (on ? '1' : '0');
  address.searchParams.set('autoplay', flag(autoplay));
  address.searchParams.set('playsinline', '1');
  for (const name of ['mute', 'muted']) address.searchParams.set(name, flag(muted));
  return address.href;
}
