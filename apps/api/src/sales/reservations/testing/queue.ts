import {
  callPlace,
  claimLead,
  confirmPlace,
  getLead,
  getReservation,
  reservePlace,
  sendReservationLead,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
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

/** The token of the newest mail that asks to confirm a place. */
export async function tokenOf(api: TestApi, email: string): Promise<string> {
  const links = (await api.mails())
    .filter(({ recipient }) => recipient === email)
    .flatMap(({ bodyText }) => /boreal#token=([\w-]+)/.exec(bodyText)?.[1] ?? []);
  return links.at(-1) ?? '';
}

export const confirm = (client: TestClient, token: string) =>
  client.send(confirmPlace, { body: { token } });

/** A confirmed place in the queue, and the lead that asked for it. */
export async function takePlace(
  api: TestApi,
  client: TestClient,
  email: string,
): Promise<string> {
  const id = await leave(client, email);
  await reserve(client, id);
  await confirm(api.asAnyone(), await tokenOf(api, email));
  return id;
}

/** One's own place, as the page shows it. */
export const ownPlace = async (client: TestClient) =>
  (await client.send(getReservation, { params: { product } })).data;

/** A consultant claims the lead and calls its place. */
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
