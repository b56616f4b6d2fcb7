import { type RefObject, type SyntheticEvent, useState } from 'react';
import { welcomeCopy } from './welcome.copy';

type Props = {
  player: RefObject<HTMLVideoElement | null>;
  /** Address of the captions. */
  file: string;
};

/**
 * The transcript of the video for people who prefer to read: its captions, parsed by the
 * browser.
 */
export function Transcript({ player, file }: Props) {
  const [lines, setLines] = useState<string[]>([]);

  const open = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) => {
    const element = player.current?.querySelector('track');
    if (!currentTarget.open || !element?.track || lines.length > 0) return;
    const { track } = element;
    const read = () => setLines(textsOf(track.cues));
    element.addEventListener('load', read, { once: true });
    // A browser does not load a disabled track, so it becomes a hidden one.
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
