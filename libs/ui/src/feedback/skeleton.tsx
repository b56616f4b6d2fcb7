import './feedback.css';

type SkeletonProps = {
  /** Final geometry of what is loading. */
  shape?: 'title' | 'line' | 'row' | 'stage';
  /** Repeats it, for rows of a list. */
  count?: number;
  /** Text for screen readers. */
  label?: string;
};

/** The loading look: shows after 200 ms, says once to a screen reader what comes. */
export function Skeleton({ shape = 'line', count = 1, label = LOADING }: SkeletonProps) {
  return (
    <div className="stack" role="status">
      <span className="vh">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton skeleton--${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}

const LOADING = 'Carregando';
