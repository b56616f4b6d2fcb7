import {
  getServiceRequest,
  listDrivers,
  listServiceQueue,
  type ServiceItem,
  type ServiceRequest,
} from '@site/api-contract';
import {
  aDriver,
  type Answer,
  answer,
  aServiceItem,
  aServiceRequest,
  aViewer,
} from '@site/testing';

export const REQUESTS = '/consultor/atendimentos';
export const viewer = aViewer('consultant');
/** The id of Bruno's request. */
export const OTHER = '5e51ce00-5d47-4a6e-9b0f-1c2d3e4f5a6c';
/** A request that nobody has claimed, and one that a colleague works on. */
export const ana = aServiceItem({ customerName: 'Ana Souza', claimedBy: null });
export const bruno = aServiceItem({
  id: OTHER,
  number: 'S-2611-0002',
  kind: 'sinistro',
  customerName: 'Bruno Reis',
  claimedBy: 'Caio Reis',
});
export const queue = (...items: ServiceItem[]) => answer(listServiceQueue, { items });

/** Path of Ana's request, and how to open it beside the queue. */
export const opening = (request: Partial<ServiceRequest>, answers: Answer[] = []) =>
  [
    `${REQUESTS}/${ana.id}`,
    {
      viewer,
      answers: [
        queue(ana, bruno),
        answer(getServiceRequest, aServiceRequest({ ...ana, ...request })),
        answer(listDrivers, {
          items: [aDriver({ cpf: '•••.444.777-••', cnh: '•••••••3308' })],
          canAdd: false,
        }),
        ...answers,
      ],
    },
  ] as const;
