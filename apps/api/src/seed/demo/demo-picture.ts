import { pictureOfSvg } from '#platform/files/picture-of-svg';
import { type Sent } from '../../identity/documents/attachments/attachments';
import { examine } from '../../identity/documents/upload/examine';

/** A picture as if a person had sent it. */
export function sent(bytes: Buffer): Sent {
  return { upload: { shownName: 'foto.jpg', bytes }, look: examine };
}

/** A car in front of a wall, drawn: no plate, no place, no person. */
export function carPicture(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960">
    <rect width="1280" height="960" fill="#cfe0e8"/>
    <rect y="640" width="1280" height="320" fill="#6b6259"/>
    <path d="M180 640q20-110 150-130l130-130q30-30 80-30h260q50 0 90 40l110 120q110 20 120 130z" fill="#35506b"/>
    <path d="M500 400h150v110H380zM680 400h120q30 0 60 30l70 80H680z" fill="#0f2430"/>
    <g fill="#14231f">
    <circle cx="370" cy="640" r="78"/>
    <circle cx="920" cy="640" r="78"/>
    </g>
    <g fill="#a9b7b1">
    <circle cx="370" cy="640" r="40"/>
    <circle cx="920" cy="640" r="40"/>
    </g>
    </svg>`;
  return pictureOfSvg(svg, 82);
}

/** The notice of a traffic fine on a desk: lines in place of words. */
export function noticePicture(): Promise<Buffer> {
  const lines = Array.from(
    { length: 14 },
    (_, index) =>
      `<rect x="170" y="${330 + index * 40}" width="${index % 4 === 3 ? 380 : 620}" height="12" fill="#9aa4a0"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1280">
    <rect width="960" height="1280" fill="#4b3a2d"/>
    <rect x="110" y="90" width="740" height="1100" fill="#fbfaf5"/>
    <circle cx="230" cy="200" r="50" fill="#35506b"/>
    <rect x="320" y="170" width="420" height="24" fill="#14231f"/>
    <rect x="320" y="212" width="300" height="14" fill="#9aa4a0"/>
    ${lines}
    <rect x="170" y="960" width="620" height="150" fill="none" stroke="#14231f" stroke-width="4"/>
    </svg>`;
  return pictureOfSvg(svg, 82);
}
