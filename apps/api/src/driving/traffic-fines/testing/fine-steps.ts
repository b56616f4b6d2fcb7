import {
  cancelTrafficFine,
  chargeTrafficFine,
  type FineDriverForm,
  listTrafficFines,
  nameFineDriver,
  type TrafficFineForm,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { signedInAgain } from '../../../contracts/contracts/testing/signed-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { drivingWithPlate, register, sendNotification } from './a-fine';

export const list = (client: TestClient, id: string) =>
  client.send(listTrafficFines, { params: { id } });
export const name = (client: TestClient, id: string, body: FineDriverForm) =>
  client.send(nameFineDriver, { params: { id }, body });
export const charge = (
  client: TestClient,
  id: string,
  revision: number,
  amount = 130.16,
) => client.send(chargeTrafficFine, { params: { id }, body: { revision, amount } });
export const cancel = (client: TestClient, id: string, revision: number) =>
  client.send(cancelTrafficFine, {
    params: { id },
    body: { revision, reason: 'O órgão anulou a multa.' },
  });
export const ARRIVED = 'Chegou uma multa de R$ 130,16: diga quem dirigia até 23/12/2026';

/** Steps that bring a fine to a state, for the specs that begin there. */
export function fineSteps(api: TestApi) {
  /** Two days after the handover, when notices begin to come. */
  async function twoDaysOn() {
    const driven = await drivingWithPlate(api);
    api.clock.advance(2 * DAY_MS);
    await signedInAgain(api, driven.customer);
    return { ...driven, consultant: await api.asRole('CONSULTANT') };
  }

  /** A fine that its customer was told of. */
  async function arrived(form: Partial<TrafficFineForm> = {}) {
    const driven = await twoDaysOn();
    const { id } = (await register(driven.consultant, form)).data;
    const { data } = await sendNotification(driven.consultant, id);
    return { ...driven, contractId: driven.id, id, revision: data.revision };
  }

  /** The same with the holder named. */
  async function named() {
    const fine = await arrived();
    const { revision } = (
      await name(fine.customer, fine.id, { revision: fine.revision, who: 'titular' })
    ).data;
    return { ...fine, revision };
  }

  return { twoDaysOn, arrived, named };
}
