import { type PaintedCar } from '#platform/brand/drawings';
import { pictureOfSvg } from '#platform/files/picture-of-svg';
import { type Ports } from '#platform/ports';
import { type Sent } from '../../identity/documents/attachments/attachments';
import { examine } from '../../identity/documents/upload/examine';

/** A picture as if a person had sent it. */
export function sent(bytes: Buffer): Sent {
  return { upload: { shownName: 'foto.jpg', bytes }, look: examine };
}

/** Height of the logo above the car on its picture for shared links, in pixels. */
const UNDER_LOGO = 124;

/** The car of a contract in its paint, without the logo of the picture for shared links. */
export async function carPicture(
  { drawings }: Pick<Ports, 'drawings'>,
  car: PaintedCar,
): Promise<Buffer> {
  const drawn = await drawings.share(car);
  if (!drawn) throw new Error(`Nobody drew the ${car.modelSlug} in ${car.paint}`);
  const { default: sharp } = await import('sharp');
  const { width = 0, height = 0 } = await sharp(drawn).metadata();
  return sharp(drawn)
    .extract({ left: 0, top: UNDER_LOGO, width, height: height - UNDER_LOGO })
    .jpeg({ quality: 82 })
    .toBuffer();
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
