import {
  addDeliveryMilestone,
  handOverCar,
  saveDeliveredCar,
  sendHandoverPin,
} from '@site/api-contract';
import { saoPauloDay } from '@site/api-contract/brazil';
import { type TestApi } from '../../../testing/api';
import { handoverPhotos } from '../handovers.table';
import { CAR } from './handover-steps';
import { HOME } from './signed-contract';

/** Hands over a car with a booked day today, by the real calls. */
export async function handOverNow(api: TestApi, { id }: { id: string }): Promise<void> {
  const staff = await api.asRole('DEALER', { dealershipId: HOME });
  const params = { id };
  await staff.send(saveDeliveredCar, { params, body: CAR });
  for (const kind of ['faturado', 'emplacado', 'pronto'] as const)
    await staff.send(addDeliveryMilestone, {
      params,
      body: { kind, onDay: saoPauloDay(api.clock.now()) },
    });
  await api.db.insert(handoverPhotos).values({
    id: api.ports.random.uuid(),
    contractId: id,
    fileName: `test/${id}`,
    sizeBytes: 1,
    createdAt: api.clock.now(),
  });
  await staff.send(sendHandoverPin, { params });
  const pin =
    (await api.mails())
      .filter(({ subject }) => subject === 'Código para receber o seu carro')
      .at(-1)
      ?.bodyText.match(/^\d{6}$/m)?.[0] ?? '';
  const { status, body } = await staff.send(handOverCar, {
    params,
    body: { odometerKm: 8, pin },
  });
  if (status !== 200) throw new Error(`Not handed over: ${body.message}`);
}
