import { type DealershipRecord, getDealershipRecord } from '@site/api-contract';
import { type portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, aViewer } from '@site/testing';

type Open = ReturnType<typeof portalForSpecs>['open'];

export const PAGE = '/consultor/lojas/1';
export const viewer = aViewer('consultant');
export const act = {
  act: 'changed',
  at: '2026-11-20T12:00:00.000Z',
  role: 'CONSULTANT',
  name: 'Dora Mesa',
} as const;
export const facts = {
  name: 'Rodar Batel',
  group: 'Araucária',
  cnpj: '12ABC34501DE35',
  address: 'Avenida do Batel, 100',
  city: 'Curitiba',
  state: 'PR',
  phone: '4130000001',
  latitude: '-25.4418',
  longitude: '-49.2876',
};
export const batel: DealershipRecord = {
  id: '1',
  revision: 3,
  active: true,
  facts,
  open: { people: 4, proposals: 3, deliveries: 2, returns: 1, cars: 7 },
  acts: [act],
  groups: ['Araucária', 'Litoral'],
};

export const records = (...answers: DealershipRecord[]) =>
  answers.map((one) => answer(getDealershipRecord, one));
/** Opens the page of the dealership `batel`. */
export const pageOpener = (open: Open) => (answers: Answer[]) =>
  open(PAGE, { viewer, answers });
/** The refusal of a change that a colleague was faster with. */
export const conflict = (message: string) => ({
  message,
  reason: 'changed-meanwhile' as const,
});
