import { type RefObject, useCallback, useEffect, useState } from 'react';
import { useSite } from '../../../shared/site-services';

const CALM = '(prefers-reduced-motion: reduce)';
/** Mobile devices, on which a video starts without sound (spec §2). */
const MOBILE = '(pointer: coarse), (max-width: 991.98px)';

export type FilmState = 'waiting' | 'playing' | 'paused' | 'ended' | 'broken';

/**
 * Whether a video starts automatically and whether it is muted, for the visitor's device.
 * The returned function is stable, so effects can depend on it.
 */
export function useFilmPreferences() {
  const { matchesMedia } = useSite();
  return useCallback(
    () => ({ autoplay: !matchesMedia(CALM), muted: matchesMedia(MOBILE) }),
    [matchesMedia],
  );
}

/**
 * Starts a video automatically (spec §4) unless the visitor prefers reduced motion. It is
 * muted on mobile devices, and wherever the browser refuses sound
 * (docs/product/content.md). Returns the state and the action of the visible button.
 */
export function useFilm(player: RefObject<HTMLVideoElement | null>): {
  state: FilmState;
  toggle: () => void;
} {
  const [state, setState] = useState<FilmState>('waiting');
  const preferences = useFilmPreferences();

  useEffect(() => {
    const video = player.current;
    if (!video) return undefined;
    const follow = () => setState(stateOf(video));
    const fail = () => setState('broken');
    const sources = [...video.querySelectorAll('source')];
    for (const name of ['play', 'pause', 'ended']) video.addEventListener(name, follow);
    sources.at(-1)?.addEventListener('error', fail);
    if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) fail();
    const { autoplay, muted } = preferences();
    begin(video, { autoplay, muted });
    return () => {
      for (const name of ['play', 'pause', 'ended'])
        video.removeEventListener(name, follow);
      sources.at(-1)?.removeEventListener('error', fail);
    };
  }, [player, preferences]);

  return {
    state,
    toggle: () => {
      if (!player.current) return;
      if (player.current.paused) void start(player.current);
      else player.current.pause();
    },
  };
}

function begin(
  video: HTMLVideoElement,
  { autoplay, muted }: { autoplay: boolean; muted: boolean },
): void {
  video.muted = muted;
  if (autoplay) void start(video);
}

/**
 * Plays the video, without sound if the browser forbids sound; if it forbids autoplay
 * entirely, the visitor must start it.
 */
async function start(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play();
  } catch {
    if (video.muted) return;
    video.muted = true;
    await video.play().catch(() => undefined);
  }
}

function stateOf({ ended, paused, currentTime }: HTMLVideoElement): FilmState {
  if (ended) return 'ended';
  if (!paused) return 'playing';
  return currentTime > 0 ? 'paused' : 'waiting';
}
