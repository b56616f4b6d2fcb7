/** A video of this site, or the address of one at the configured provider. */
export type FilmSource = { kind: 'own'; id: string } | { kind: 'provider'; url: string };

const OWN_ID = /^[a-z\d][a-z\d-]{0,63}$/;

/**
 * The video that `videoID` of the CMS names (spec §3): an id of ours such as
 * `boas-vindas`, or an https address at exactly the provider's origin. Anything else is
 * no video.
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
 * Files of a video of ours: the film (H.264 plays everywhere), its captions, and the
 * picture before it starts.
 */
export function filesOf(id: string) {
  const file = (ending: string) => `/media/videos/${id}.${ending}`;
  return { mp4: file('mp4'), captions: file('vtt'), poster: file('webp') };
}

/**
 * The provider's player, told to start by itself or not, with or without sound. Players
 * name these wishes differently and pass over names that they do not know.
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
