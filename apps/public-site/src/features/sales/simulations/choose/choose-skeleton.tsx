import { sharedCopy } from '../core/simulation.copy';

/** Six empty stages with the dimensions of the cards. */
export function ChooseSkeleton() {
  return (
    <div className="offers" role="status">
      <span className="vh">{sharedCopy.loading}</span>
      {['lira', 'sabia', 'lume', 'ipe', 'aroeira', 'tropeiro'].map((model) => (
        <div className="offer" key={model} aria-hidden="true">
          <div
            className="stage stage--card offer-wait"
            data-model={model}
            data-titled=""
          />
          <div className="skeleton offer-wait-price" />
          <div className="skeleton offer-wait-line" />
        </div>
      ))}
    </div>
  );
}
