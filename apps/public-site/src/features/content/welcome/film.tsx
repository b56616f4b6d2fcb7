import { useRef } from 'react';
import { PauseIcon, PlayIcon, RotateIcon, useHydrated } from '@site/ui';
import { filesOf } from './film-source';
import { Transcript } from './transcript';
import { type FilmState, useFilm } from './use-film';
import { welcomeCopy } from './welcome.copy';

const ACTS: Record<Exclude<FilmState, 'broken'>, string> = {
  waiting: welcomeCopy.play,
  playing: welcomeCopy.pause,
  paused: welcomeCopy.resume,
  ended: welcomeCopy.replay,
};

/**
 * A video of ours: it starts automatically, with a visible pause button, captions, and a
 * transcript.
 */
export function Film({ id }: { id: string }) {
  const player = useRef<HTMLVideoElement>(null);
  const { state, toggle } = useFilm(player);
  const isLive = useHydrated();
  const { mp4, captions, poster } = filesOf(id);
  return (
    <div className="film">
      <video
        ref={player}
        aria-label={welcomeCopy.video}
        poster={poster}
        width={1280}
        height={720}
        preload="metadata"
        controls
        playsInline
      >
        <source src={mp4} type="video/mp4" />
        <track
          kind="captions"
          src={captions}
          srcLang="pt-BR"
          label={welcomeCopy.captions}
        />
      </video>
      <div className="film-bar">
        {state === 'broken' && <p role="status">{welcomeCopy.broken}</p>}
        {isLive && state !== 'broken' && (
          <button type="button" className="btn btn--sm" onClick={toggle}>
            <ActIcon state={state} /> {ACTS[state]}
          </button>
        )}
        <Transcript player={player} file={captions} />
      </div>
    </div>
  );
}

function ActIcon({ state }: { state: FilmState }) {
  if (state === 'playing') return <PauseIcon />;
  return state === 'ended' ? <RotateIcon /> : <PlayIcon />;
}
