import { formatDate, type PersonType } from '../brazil';
import { withFallback } from '../with-fallback';

/**
 * Documents that a customer may send. `outro` is anything else that the analysis asked
 * for; there may be several.
 */
export const DOCUMENT_KINDS = [
  'cnh-frente',
  'cnh-verso',
  'crnm-frente',
  'crnm-verso',
  'comprovante-residencia',
  'contrato-social',
  'cartao-cnpj',
  'outro',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/**
 * Accepted types, detected by a file's content. Pictures are stored as JPEG
 * (security-requirements F1, F2).
 */
export const ACCEPTED_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
] as const;
export const KEPT_TYPES = ['image/jpeg', 'application/pdf'] as const;

/** Pictures and PDFs of one request for help, or of one contested charge. */
export const MOST_SENT_FILES = 10;

/**
 * Fewest pixels of a picture's longer side, for it to be readable. The camera (spec §9)
 * has 640.
 */
export const LEAST_LONG_SIDE = 600;

/** Message about a picture whose long side is below that. */
export const tooSmallPicture = (width: number, height: number): string =>
  `A imagem é pequena demais para ler: ${width} × ${height} pixels. Envie uma com ${LEAST_LONG_SIDE} ou mais no lado maior.`;

/** Webcam capture of spec §9: 640x480, image/jpeg, quality 0.92, rear camera. */
export const CAMERA = {
  width: 640,
  height: 480,
  type: 'image/jpeg',
  quality: 0.92,
  facing: 'environment',
} as const;

/** Keys under which a refusal names a document that is missing. */
export const DOCUMENT_FIELDS = {
  'cnh-frente': 'CnhFront',
  'cnh-verso': 'CnhBack',
  'crnm-frente': 'CrnmFront',
  'crnm-verso': 'CrnmBack',
  'comprovante-residencia': 'ProofOfAddress',
  'contrato-social': 'ArticlesOfAssociation',
  'cartao-cnpj': 'CnpjCard',
  outro: 'OtherDocument',
} as const satisfies Record<DocumentKind, string>;

const NAMES: Record<DocumentKind, string> = withFallback(
  {
    'cnh-frente': 'CNH, frente',
    'cnh-verso': 'CNH, verso',
    'crnm-frente': 'CRNM, frente',
    'crnm-verso': 'CRNM, verso',
    'comprovante-residencia': 'Comprovante de residência',
    'contrato-social': 'Contrato social',
    'cartao-cnpj': 'Cartão CNPJ',
    outro: 'Outro documento',
  },
  'Outro documento',
);

/** How people call a document. */
export function documentName(kind: DocumentKind, personType: PersonType): string {
  return kind === 'comprovante-residencia' && personType === 'PJ'
    ? 'Comprovante de endereço da empresa'
    : NAMES[kind];
}

/** A document that the analysis asked for, in one line of a history. */
export function askedDocumentText({
  name,
  note,
  receivedAt,
}: {
  name: string;
  note: string;
  receivedAt: string | null;
}): string {
  const came = receivedAt && ` (chegou em ${formatDate(new Date(receivedAt))})`;
  return `${name}${came ?? ''}: ${note}`;
}

export type DocumentOwner = {
  personType: PersonType;
  /** A person with an RNM. */
  isForeigner: boolean;
  /**
   * The printed date of the license has passed, so only the PDF of the digital license
   * counts.
   */
  needsDigitalCnh?: boolean;
};

const OF_PERSON: readonly DocumentKind[] = [
  'cnh-frente',
  'cnh-verso',
  'comprovante-residencia',
];
const OF_FOREIGNER: readonly DocumentKind[] = [
  'cnh-frente',
  'cnh-verso',
  'crnm-frente',
  'crnm-verso',
  'comprovante-residencia',
];
/**
 * The partners are in the articles of association, so their papers are not needed
 * (domain-brazil 15, PJ documents).
 */
const OF_COMPANY: readonly DocumentKind[] = [
  'contrato-social',
  'cartao-cnpj',
  'comprovante-residencia',
];

/** The documents of a registration, in order (domain-brazil 3, 4 and 15). */
export function documentKindsOf({
  personType,
  isForeigner,
  needsDigitalCnh = false,
}: DocumentOwner): readonly DocumentKind[] {
  if (personType === 'PJ') return OF_COMPANY;
  const kinds = isForeigner ? OF_FOREIGNER : OF_PERSON;
  return needsDigitalCnh ? kinds.filter((kind) => kind !== 'cnh-verso') : kinds;
}

type Sent = { kind: DocumentKind; mediaType: string };

/** The side of a card that the PDF of the digital card contains as well. */
const FRONT_OF: Partial<Record<DocumentKind, DocumentKind>> = {
  'cnh-verso': 'cnh-frente',
  'crnm-verso': 'crnm-frente',
};

/** The kinds that a file of one kind covers: a digital card's PDF has its back too. */
export function coveredKinds({ kind, mediaType }: Sent): DocumentKind[] {
  const back = DOCUMENT_KINDS.find((other) => FRONT_OF[other] === kind);
  return back && mediaType === 'application/pdf' ? [kind, back] : [kind];
}

/**
 * Lists the missing documents. The PDF of a digital card has both sides, so its back is
 * not missing (domain-brazil 3).
 */
export function missingDocuments(
  sent: readonly Sent[],
  owner: DocumentOwner,
): DocumentKind[] {
  const isThere = (wanted: DocumentKind) =>
    sent.some(
      ({ kind, mediaType }) =>
        kind === wanted &&
        (kind !== 'cnh-frente' ||
          !owner.needsDigitalCnh ||
          mediaType === 'application/pdf'),
    );
  const isInPdf = (wanted: DocumentKind) =>
    sent.some(
      ({ kind, mediaType }) =>
        kind === FRONT_OF[wanted] && mediaType === 'application/pdf',
    );
  return documentKindsOf(owner).filter((wanted) => !isThere(wanted) && !isInPdf(wanted));
}
