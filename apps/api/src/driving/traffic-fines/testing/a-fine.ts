import { eq } from 'drizzle-orm';
import {
  registerTrafficFine,
  sendTrafficFineFile,
  type TrafficFineForm,
} from '@site/api-contract';
import { cars } from '../../../contracts/deliveries/handovers.table';
import { users } from '../../../identity/accounts/accounts.table';
import { aPhoto } from '../../../identity/documents/testing/files';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { driving } from '../../km/testing/driving';

export const PLATE = 'BRA2E19';

/** A fine for speeding on 24/11/2026, a day after the handover. */
export const FINE: TrafficFineForm = {
  plate: PLATE,
  noticeNumber: 'T123456-7',
  issuingBody: 'Detran-PR',
  infractionOn: '2026-11-24',
  infractionTime: '08:15',
  place: 'Avenida Sete de Setembro, 2775, Curitiba',
  description: 'Transitar até 20% acima da velocidade máxima',
  amount: 130.16,
  points: 4,
  answerUntil: '2026-12-23',
};

/** A customer who has had a car for two days, and a consultant. */
export async function drivingWithPlate(api: TestApi) {
  const driven = await driving(api);
  await api.db.insert(cars).values({
    ...{ contractId: driven.id, plate: PLATE, renavam: '00639884962' },
    ...{ chassis: '9BWZZZ377VT004251', savedAt: api.clock.now() },
  });
  await api.db
    .update(users)
    .set({ document: '52998224725' })
    .where(eq(users.id, driven.customer.userId));
  return { ...driven, consultant: await api.asRole('CONSULTANT') };
}

export const register = (client: TestClient, form: Partial<TrafficFineForm> = {}) =>
  client.send(registerTrafficFine, { body: { ...FINE, ...form } });

export const sendNotification = async (client: TestClient, id: string) =>
  client.send(sendTrafficFineFile, {
    params: { id, kind: 'notificacao' },
    body: { file: await aPhoto('notificacao.jpg') },
  });
