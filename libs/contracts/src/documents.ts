import { type PersonType } from './pricing';

/** What a customer may send. `outro` is anything else that the analysis asked for; there may be several of it. */
export const DOCUMENT_KINDS = ['cnh-frente', 'cnh-verso', 'comprovante-residencia', 'contrato-social', 'cartao-cnpj', 'outro'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Types that are accepted, told by the content of a file. Pictures are kept as JPEG (security-requirements F1, F2). */
export const ACCEPTED_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const KEPT_TYPES = ['image/jpeg', 'application/pdf'] as const;

/** Webcam capture of spec §9: 640x480, image/jpeg, quality 0.92, rear camera. */
export const CAMERA = { width: 640, height: 480, type: 'image/jpeg', quality: 0.92, facing: 'environment' } as const;

/** Keys under which a refusal names a document that is missing. */
export const DOCUMENT_FIELDS = {
  'cnh-frente': 'CnhFront',
  'cnh-verso': 'CnhBack',
  'comprovante-residencia': 'ProofOfAddress',
  'contrato-social': 'ArticlesOfAssociation',
  'cartao-cnpj': 'CnpjCard',
  outro: 'OtherDocument',
} as const satisfies Record<DocumentKind, string>;

const OF_PERSON: readonly DocumentKind[] = ['cnh-frente', 'cnh-verso', 'comprovante-residencia'];
const OF_COMPANY: readonly DocumentKind[] = ['contrato-social', 'cartao-cnpj', 'comprovante-residencia'];

/** The documents of a registration, in the order in which they are asked for. */
export function documentKindsOf(personType: PersonType): readonly DocumentKind[] {
  return personType === 'PJ' ? OF_COMPANY : OF_PERSON;
}

type Sent = { kind: DocumentKind; mediaType: string };

/** What is missing. The PDF of the digital CNH holds both sides, so nobody is asked for the back as well (domain-brazil 3). */
export function missingDocuments(sent: readonly Sent[], personType: PersonType): DocumentKind[] {
  const hasDigitalCnh = sent.some(({ kind, mediaType }) => kind === 'cnh-frente' && mediaType === 'application/pdf');
  return documentKindsOf(personType).filter((wanted) => !sent.some(({ kind }) => kind === wanted) && !(wanted === 'cnh-verso' && hasDigitalCnh));
}
