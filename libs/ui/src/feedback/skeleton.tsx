import './feedback.css';

export type SkeletonProps = {
  /** Final geometry of what is loading. */
  shape?: 'title' | 'line' | 'price' | 'row' | 'stage';
  /** Repeats it, for rows of a list. */
  count?: number;
};

/** The loading look: shows after 200 ms, says 'Carregando' once to a screen reader. */
export function Skeleton({ shape = 'line', count = 1 }: SkeletonProps) {
  return (
    <div className="stack" role="status">
      <span className="vh">{LOADING}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton skeleton--${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}

const LOADING = 'Carregando';
