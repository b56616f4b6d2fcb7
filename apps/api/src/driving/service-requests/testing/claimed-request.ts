import {
  claimServiceRequest,
  openServiceRequest,
  sendServiceMessage,
  type ServiceForm,
  type ServiceMessageForm,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { driving } from '../../km/testing/driving';

const TIRE: ServiceForm = { kind: 'pneu', text: 'Furou o pneu da frente.' };
export const THEFT: ServiceForm = {
  kind: 'roubo-ou-perda-total',
  text: 'Levaram o carro.',
  happenedOn: '2026-11-23',
  place: 'Rua XV de Novembro, Curitiba',
};

export const open = (client: TestClient, id: string, body: ServiceForm = TIRE) =>
  client.send(openServiceRequest, { params: { id }, body });
export const write = (client: TestClient, id: string, body: ServiceMessageForm) =>
  client.send(sendServiceMessage, { params: { id }, body });
export const claim = (client: TestClient, id: string, revision: number) =>
  client.send(claimServiceRequest, { params: { id }, body: { revision } });

/** A request that a consultant claimed. */
export async function claimedRequest(api: TestApi, form: ServiceForm = TIRE) {
  const { customer, id: contractId } = await driving(api);
  const { id } = (await open(customer, contractId, form)).data;
  const consultant = await api.asRole('CONSULTANT');
  const { data } = await claim(consultant, id, 1);
  return { customer, consultant, contractId, id, revision: data.revision };
}
