import { screen } from '@testing-library/react';
import {
  type DocumentList,
  getDocumentThumbnail,
  getLoggedUser,
  listDocuments,
  listProposals,
  type SentDocument,
} from '@site/api-contract';
import { A_UUID, type Answer, answer, aUser, aViewer } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, type Machine, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

export const VIEWER = aViewer('customer');
export const USER = aUser({ id: A_UUID });
export const LIMITS = {
  maxBytes: 8 * 1024 * 1024,
  maxPages: 20,
  maxMegapixels: 50,
  maxFiles: 10,
};
export const FRONT: SentDocument = {
  id: A_UUID,
  kind: 'cnh-frente',
  name: 'frente.jpg',
  mediaType: 'image/jpeg',
  sizeBytes: 420_000,
  pages: null,
  sentAt: '2026-11-20T12:00:00.000Z',
  isReady: true,
};
export const WANTED: DocumentList['wanted'] = [
  'cnh-frente',
  'cnh-verso',
  'comprovante-residencia',
];
export const NOTHING: DocumentList = {
  items: [],
  wanted: WANTED,
  missing: WANTED,
  limits: LIMITS,
};
const THUMBNAIL = { bytes: new Uint8Array([1]), type: 'image/jpeg', name: 'frente.jpg' };
export const NO_PROPOSALS = { items: [], nextCursor: null, total: 0, counts: {} };

export function open(
  documents: DocumentList = NOTHING,
  answers: readonly Answer[] = [],
  machine: Machine = {},
) {
  const base = [
    answer(getLoggedUser, USER),
    answer(listProposals, NO_PROPOSALS),
    answer(listDocuments, documents),
    answer(getDocumentThumbnail, THUMBNAIL),
  ];
  const scene = siteScene({}, '/area-logada/documentos', machine);
  const shown = renderRoute(amongOthers(memberAreaRoutes), '/area-logada/documentos', {
    viewer: VIEWER,
    answers: [...base, ...answers],
    wire: scene.wire,
  });
  return { ...shown, scene };
}
export const row = (name = 'CNH, frente') => screen.findByRole('listitem', { name });
