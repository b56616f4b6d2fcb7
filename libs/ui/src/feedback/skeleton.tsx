import './feedback.css';

type SkeletonProps = {
  /** Final shape of the loading content. */
  shape?: 'title' | 'line' | 'row' | 'stage';
  /** Repeats it, for rows of a list. */
  count?: number;
  /** Text for screen readers; empty where a neighbour says it already. */
  label?: string;
};

/** The sign of loading: shown after 200 ms, and announced once to screen readers. */
export function Skeleton({ shape = 'line', count = 1, label = LOADING }: SkeletonProps) {
  return (
    <div className="stack" role="status">
      {label && <span className="vh">{label}</span>}
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={`skeleton skeleton--${shape}`} aria-hidden="true" />
      ))}
    </div>
  );
}

const LOADING = 'Carregando';
