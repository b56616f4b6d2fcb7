import { and, inArray, isNotNull, isNull } from 'drizzle-orm';
import { type DocumentKind, documentKindsOf } from '@site/api-contract/identity';
import { type Database } from '#platform/data/database';
import { pictureOfSvg } from '#platform/files/picture-of-svg';
import { type Ports } from '#platform/ports';
import { users } from '../accounts/accounts.table';
import { documents } from './documents.table';
import { type Examined } from './upload/examine';

const line = (x: number, y: number, width: number, fill = '#4a5c56') =>
  `<rect x="${x}" y="${y}" width="${width}" height="9" rx="4" fill="${fill}"/>`;
const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, row) => line(x, y + row * 24, width)).join('');
const sheet = (inner: string) =>
  `<rect x="130" y="20" width="380" height="440" fill="#fff"/>${inner}`;
const card = (inner: string) =>
  `<rect x="60" y="76" width="520" height="330" rx="18" fill="#dfeee2"/><rect x="60" y="76" width="520" height="46" rx="18" fill="#17653f"/>${inner}`;

/** The demo has no foreigners and no further requests for documents. */
type Drawn = Exclude<DocumentKind, 'crnm-frente' | 'crnm-verso' | 'outro'>;
const isDrawn = (kind: DocumentKind): kind is Drawn => kind in DRAWINGS;

/**
 * Documents as drawings without a word or a name, so that they are nobody's. 640x480 on a
 * table.
 */
const DRAWINGS: Record<Drawn, string> = {
  'cnh-frente': card(
    `<rect x="90" y="150" width="130" height="170" fill="#b9cfc0"/>
    <circle cx="155" cy="210" r="34" fill="#8a5a3c"/>
    <path d="M100 320q55-86 110 0z" fill="#14231f"/>
    ${lines(250, 156, [250, 190, 280, 160, 240, 120])}${line(250, 340, 210, '#b53c14')}`,
  ),
  'cnh-verso': card(
    `${lines(90, 156, [200, 160, 190, 140, 180])}<g fill="#14231f">
    <path d="M380 150h60v60h-60zM490 150h60v60h-60zM380 260h60v60h-60z"/>
    <path d="M456 166h18v18h-18zM456 200h30v14h-30zM470 232h24v22h-24zM512 240h26v16h-26zM490 280h48v14h-48zM466 300h20v20h-20z"/>
    </g>
    ${lines(90, 340, [430, 430])}`,
  ),
  'comprovante-residencia': sheet(
    `<rect x="130" y="20" width="380" height="70" fill="#0b5fa5"/>
    ${lines(160, 116, [180, 230, 150, 200])}<rect x="160" y="230" width="320" height="110" fill="#e8eeeb"/>
    <g fill="#0b5fa5">
    <path d="M190 320v-40h22v40zM236 320v-64h22v64zM282 320v-30h22v30zM328 320v-52h22v52z"/>
    </g>
    ${lines(160, 366, [300, 260, 120])}`,
  ),
  'contrato-social': sheet(
    `${line(210, 56, 220, '#14231f')}${lines(164, 100, [310, 300, 312, 280, 308, 296, 180, 312, 304, 290, 220])}<path d="M170 420q30-30 60 0t60-8" fill="none" stroke="#0b5fa5" stroke-width="4"/>`,
  ),
  'cartao-cnpj': sheet(
    `<rect x="150" y="40" width="340" height="60" fill="#e8eeeb"/>
    ${line(230, 64, 180, '#14231f')}<g fill="none" stroke="#7b8c85" stroke-width="2">
    <path d="M150 120h340v300H150zM150 180h340M150 240h340M150 300h340M150 360h340M300 120v60M330 240v60M300 360v60"/>
    </g>
    ${[132, 192, 252, 312, 372].map((y) => line(164, y, 110) + line(164, y + 22, 240)).join('')}`,
  ),
};

/** The back of the bill. */
const SECOND_PAGE = sheet(lines(160, 60, [300, 260, 310, 220, 280, 300, 180, 240]));

const NAMES: Record<Drawn, string> = {
  'cnh-frente': 'cnh-frente.jpg',
  'cnh-verso': 'cnh-verso.jpg',
  'comprovante-residencia': 'conta-de-luz.pdf',
  'contrato-social': 'contrato-social.jpg',
  'cartao-cnpj': 'cartao-cnpj.jpg',
};

/** Draws the documents of these customers, as far as their registration is finished. */
export async function seedDocuments(
  { files, random }: Pick<Ports, 'files' | 'random'>,
  tx: Database,
  emails: readonly string[],
): Promise<void> {
  const customers = await tx
    .select({
      id: users.id,
      personType: users.personType,
      finishedAt: users.registrationFinishedAt,
    })
    .from(users)
    .where(
      and(
        inArray(users.email, [...emails]),
        isNull(users.role),
        isNotNull(users.registrationFinishedAt),
      ),
    );
  if (customers.length === 0) return;
  const drawn = new Map<DocumentKind, Examined>();
  for (const [kind, drawing] of Object.entries(DRAWINGS))
    drawn.set(kind as DocumentKind, await keptAs(NAMES[kind as Drawn], drawing));
  for (const { id: userId, personType, finishedAt } of customers) {
    for (const kind of documentKindsOf({ personType, isForeigner: false })) {
      const kept = drawn.get(kind);
      if (!kept || !isDrawn(kind) || !finishedAt) continue;
      const { bytes, mediaType, pages } = kept;
      const fileName = files.newName();
      await files.put(fileName, bytes);
      await tx.insert(documents).values({
        id: random.uuid(),
        userId,
        kind,
        fileName,
        shownName: NAMES[kind],
        mediaType,
        sizeBytes: bytes.length,
        pages,
        passedScan: true,
        // Finished before the first proposal, so older than any question of the analysis.
        createdAt: finishedAt,
      });
    }
  }
}

/** A photo of the drawing; for the bill, the PDF that its company would mail. */
async function keptAs(name: string, drawing: string): Promise<Examined> {
  const photo = await photograph(drawing);
  if (!name.endsWith('.pdf'))
    return { bytes: photo, mediaType: 'image/jpeg', pages: null };
  const { PDFDocument } = await import('@cantoo/pdf-lib'); // only the demo needs it
  const file = await PDFDocument.create();
  for (const page of [photo, await photograph(SECOND_PAGE)]) {
    const image = await file.embedJpg(page);
    file.addPage([image.width, image.height]).drawImage(image);
  }
  const bytes = Buffer.from(await file.save());
  return { bytes, mediaType: 'application/pdf', pages: file.getPageCount() };
}

/** One of the drawings as a camera would send it. */
export const drawnDocument = (kind: Drawn): Promise<Buffer> => photograph(DRAWINGS[kind]);

function photograph(drawing: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#4b3a2d"/>${drawing}</svg>`;
  return pictureOfSvg(svg, 90);
}
