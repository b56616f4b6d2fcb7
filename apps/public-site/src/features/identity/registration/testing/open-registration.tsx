import {
  getDocumentThumbnail,
  getLoggedUser,
  getRegistration,
  listDocuments,
  listSimulations,
  type LoggedUser,
  type RegistrationDraft,
} from '@site/api-contract';
import { type Answer, answer, aUser, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { registrationRoutes } from '../registration.routes';

export const BASE = '/cadastro-de-carro-por-assinatura-mensal';
export const LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  maxPages: 20,
  maxMegapixels: 50,
  maxFiles: 10,
};
const OF_PERSON: RegistrationDraft['documents']['wanted'] = [
  'cnh-frente',
  'cnh-verso',
  'comprovante-residencia',
];
export const EMPTY: RegistrationDraft = {
  document: '52998224725',
  personalData: null,
  companyData: null,
  partners: null,
  address: null,
  documents: { wanted: OF_PERSON, missing: OF_PERSON },
};
/** All documents of a person were sent. */
export const SENT: Pick<RegistrationDraft, 'documents'> = {
  documents: { wanted: OF_PERSON, missing: [] },
};

export function open(
  path: string,
  answers: Answer[],
  { signedIn = false, remembered = {} } = {},
) {
  const scene = siteScene(remembered);
  const view = renderRoute(amongOthers(registrationRoutes), path, {
    wire: scene.wire,
    answers,
    ...(signedIn && { viewer: aViewer('customer') }),
  });
  return { ...view, ...scene };
}

/** Opens a step of the registration as a signed-in customer. */
export function openSteps(
  path: string,
  draft: Partial<RegistrationDraft>,
  answers: Answer[] = [],
  changes: Partial<LoggedUser> = {},
) {
  const user = aUser({ registrationFinished: false, ...changes });
  const saved = { ...EMPTY, ...draft };
  const usual = [
    answer(getLoggedUser, user),
    answer(getRegistration, saved),
    answer(listSimulations, []),
    answer(listDocuments, { ...saved.documents, items: [], limits: LIMITS }),
    answer(getDocumentThumbnail, {
      bytes: new Uint8Array([1]),
      type: 'image/jpeg',
      name: 'documento.jpg',
    }),
  ];
  return open(path, [...usual, ...answers], { signedIn: true });
}
