import {
  callPlace,
  claimLead,
  getLead,
  getReservation,
  reservePlace,
  sendReservationLead,
} from '@site/contracts';
import { type TestClient } from '../../../testing/client';

export const product = 'carro-por-assinatura';
export const person = (email: string) => ({
  name: 'Rita Lemos',
  email,
  cellphone: '(41) 99876-5432',
});

export const leave = async (client: TestClient, email: string) =>
  (await client.send(sendReservationLead, { params: { product }, body: person(email) }))
    .data.id;
export const reserve = (
  client: TestClient,
  id: string,
  headers?: Record<string, string>,
) => client.send(reservePlace, { params: { id, product }, ...(headers && { headers }) });
export const join = async (client: TestClient, email: string) =>
  reserve(client, await leave(client, email));

/** A place in the queue, and the lead that asked for it. */
export async function takePlace(client: TestClient, email: string): Promise<string> {
  const id = await leave(client, email);
  await reserve(client, id);
  return id;
}

/** What the page says of the own place. */
export const ownPlace = async (client: TestClient) =>
  (await client.send(getReservation, { params: { product } })).data;

/** A consultant takes the lead on, as it stands, and calls its place. */
export async function callAs(consultant: TestClient, id: string) {
  const params = { id };
  const { data } = await consultant.send(getLead, { params });
  const claimed = await consultant.send(claimLead, {
    params,
    body: { revision: data.revision },
  });
  return consultant.send(callPlace, {
    params,
    body: { revision: claimed.data.revision },
  });
}
