import { useState } from 'react';
import { PauseIcon, PlayIcon, useHydrated } from '@site/ui';
import { playerUrl } from './film-source';
import { useWishes } from './use-film';
import { welcomeCopy } from './welcome.copy';

/**
 * A video at the configured provider, in a frame (the content policy allows no other
 * host). It starts by itself like ours do; the button takes the player away, since a
 * frame of another host obeys nobody here.
 */
export function ProviderFilm({ url }: { url: string }) {
  const [wanted, want] = useState<boolean | null>(null);
  const wishes = useWishes();
  // The server knows nothing of the visitor's machine, so the player comes with
  // hydration.
  const isLive = useHydrated();
  const isOn = isLive && (wanted ?? wishes().autoplay);
  const source = isOn ? playerUrl(url, { autoplay: true, muted: wishes().muted }) : null;
  return (
    <div className="film">
      {source === null ? (
        <div className="film-rest" data-model="aroeira" />
      ) : (
        <iframe
          src={source}
          title={welcomeCopy.video}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        />
      )}
      <div className="film-bar">
        <button type="button" className="btn btn--sm" onClick={() => want(!isOn)}>
          {source === null ? <PlayIcon /> : <PauseIcon />}{' '}
          {source === null ? welcomeCopy.play : welcomeCopy.stop}
        </button>
      </div>
    </div>
  );
}
