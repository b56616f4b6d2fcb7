import { INSIDE } from './inside-drawings';
import { OUTSIDE } from './outside-drawings';
import './wear-picture.css';

const WIDTH = 160;
const RULER = { top: 84, height: 26 };
/** A bank card in millimeters (ISO/IEC 7810, ID-1). */
const CARD = { width: 85.6, height: 54 };

/**
 * The drawing of a damage beside a ruler or a bank card. The green part of the ruler is
 * the length that costs nothing. The name of the damage stands beside it, so nobody reads
 * it aloud.
 */
export function WearPicture({ name, freeMm }: { name: string; freeMm?: number }) {
  const drawing = OUTSIDE[name] ?? INSIDE[name];
  if (!drawing) return null;
  const { scene, scale, card } = drawing;
  return (
    <svg
      className="wear-picture"
      viewBox={`0 0 ${WIDTH} ${RULER.top + RULER.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {scene}
      {card && (
        <g transform={`translate(${card[0]} ${card[1]}) scale(${card[2]})`}>
          <rect className="wear-card" {...CARD} rx="4" />
          <path className="wear-stripe" d={`M0 10h${CARD.width}v10H0z`} />
        </g>
      )}
      {scale && freeMm && <Ruler scale={scale} freeMm={freeMm} />}
    </svg>
  );
}

function Ruler({ scale, freeMm }: { scale: number; freeMm: number }) {
  const isFine = scale > 1;
  const step = isFine ? 1 : 10;
  const marks = Array.from(
    { length: Math.floor(WIDTH / (step * scale)) },
    (_, index) => (index + 1) * step,
  );
  return (
    <g transform={`translate(0 ${RULER.top})`}>
      <rect className="wear-ruler" width={WIDTH} height={RULER.height} />
      <rect className="wear-free" width={freeMm * scale} height={RULER.height} />
      {marks.map((mm) => (
        <path
          key={mm}
          className="wear-tick"
          d={`M${mm * scale} 0v${mm % (step * 5) === 0 ? 10 : 6}`}
        />
      ))}
      <text className="wear-length" x={freeMm * scale + 4} y="22">
        {isFine ? `${freeMm} mm` : `${freeMm / 10} cm`}
      </text>
    </g>
  );
}
