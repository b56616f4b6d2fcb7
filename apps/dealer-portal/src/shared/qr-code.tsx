import { create } from 'qrcode';
import './qr-code.css';

const MARGIN = 4;

/**
 * SVG path data of a QR code, one unit for each module, with the quiet zone that readers
 * need (ISO/IEC 18004).
 */
export function qrPath(text: string): { size: number; d: string } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cells: string[] = [];
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x)) cells.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`);
    }
  }
  return { size: modules.size + 2 * MARGIN, d: cells.join('') };
}

/** The same code as the text of an SVG file. */
export function qrFile(text: string): string {
  const { size, d } = qrPath(text);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}" fill="#fff"/><path d="${d}"/></svg>`;
}

/** The code as a picture that a phone's camera reads from the screen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, d } = qrPath(text);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={d} />
    </svg>
  );
}
