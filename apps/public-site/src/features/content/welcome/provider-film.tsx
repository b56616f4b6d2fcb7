import { useState } from 'react';
import { PauseIcon, PlayIcon, useHydrated } from '@site/ui';
import { playerUrl } from './film-source';
import { useFilmPreferences } from './use-film';
import { welcomeCopy } from './welcome.copy';

/**
 * A video of the configured provider in a frame; the content security policy allows no
 * other host. It starts automatically like ours. The button removes the player, since a
 * page can't pause a frame of another host.
 */
export function ProviderFilm({ url }: { url: string }) {
  const [preferred, setPreferred] = useState<boolean | null>(null);
  const preferences = useFilmPreferences();
  // The server does not know the visitor's preferences, so the player is rendered after
  // hydration.
  const isLive = useHydrated();
  const isOn = isLive && (preferred ?? preferences().autoplay);
  const source = isOn
    ? playerUrl(url, { autoplay: true, muted: preferences().muted })
    : null;
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
        <button type="button" className="btn btn--sm" onClick={() => setPreferred(!isOn)}>
          {source === null ? <PlayIcon /> : <PauseIcon />}{' '}
          {source === null ? welcomeCopy.play : welcomeCopy.stop}
        </button>
      </div>
    </div>
  );
}
