import { type RefObject, type SyntheticEvent, useState } from 'react';
import { welcomeCopy } from './welcome.copy';

type Props = {
  player: RefObject<HTMLVideoElement | null>;
  /** Address of the captions. */
  file: string;
};

/**
 * The words of the video, for whom reads instead of watching: the captions, as the
 * browser has read them.
 */
export function Transcript({ player, file }: Props) {
  const [lines, setLines] = useState<string[]>([]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const element = player.current?.querySelector('track');
    if (!currentTarget.open || !element?.track || lines.length > 0) return;
    const { track } = element;
    const read = () => setLines(textsOf(track.cues));
    element.addEventListener('load', read, { once: true });
    // A track that nobody shows is not loaded until it is asked for.
    if (track.mode === 'disabled') track.mode = 'hidden';
    read();
  };

  return (
    <details className="film-text" onToggle={open}>
      <summary>{welcomeCopy.transcript}</summary>
      {lines.length === 0 ? (
        <p>
          <a className="link" href={file}>
            {welcomeCopy.transcriptFile}
          </a>
        </p>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </details>
  );
}

function textsOf(cues: TextTrackCueList | null): string[] {
  return [...(cues ?? [])].map((cue) => ('text' in cue ? String(cue.text) : ''));
}
