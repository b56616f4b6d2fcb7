import {
  addDeliveryMilestone,
  type CarForm,
  chooseDeliverySlot,
  handOverCar,
  saveDeliveredCar,
  sendDeliveryPhoto,
  sendHandoverPin,
} from '@site/api-contract';
import { type Milestone } from '@site/api-contract/contracts';
import { aPhoto } from '../../../identity/documents/testing/files';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { HOME, NEARBY, paidContract, setStock } from './signed-contract';

export const CAR: CarForm = {
  plate: 'BRA2E19',
  renavam: '00639884962',
  chassis: '9BWZZZ377VT004251',
};
export const OTHER_CAR: CarForm = {
  plate: 'ABC1234',
  renavam: '12345678900',
  chassis: '9BGKS48B0FG123456',
};

/**
 * Steps of the dealership on the way to a handover, by a seller unless another client is
 * given. Call it once at the top of a spec.
 */
export function handoverSteps(api: TestApi) {
  let staff: TestClient;
  beforeEach(async () => {
    await setStock(api, { [HOME]: 2, [NEARBY]: 0 });
    staff = await api.asRole('SELLER', { dealershipId: HOME });
  });

  const note = (id: string, kind: Milestone, onDay = '2026-11-23', client = staff) =>
    client.send(addDeliveryMilestone, { params: { id }, body: { kind, onDay } });
  const saveCar = (id: string, form: CarForm, client = staff) =>
    client.send(saveDeliveredCar, { params: { id }, body: form });
  const addPhoto = async (id: string, client = staff) =>
    client.send(sendDeliveryPhoto, { params: { id }, body: { file: await aPhoto() } });
  const askPin = (id: string, client = staff) =>
    client.send(sendHandoverPin, { params: { id } });
  const handOver = (id: string, pin: string, client = staff) =>
    client.send(handOverCar, { params: { id }, body: { odometerKm: 12, pin } });
  const subjects = async () => (await api.mails()).map(({ subject }) => subject);
  const mailedPin = async () =>
    (await api.mails())
      .filter(({ subject }) => subject === 'Código para receber o seu carro')
      .at(-1)
      ?.bodyText.match(/^\d{6}$/m)?.[0] ?? '';

  /** A car at the dealership, ready for a customer who fetches it. */
  async function readyCar() {
    const signed = await paidContract(api);
    const { customer, id } = signed;
    await customer.send(chooseDeliverySlot, {
      params: { id },
      body: { day: '2026-11-25', time: '10:00' },
    });
    await note(id, 'faturado');
    await saveCar(id, CAR);
    await note(id, 'emplacado');
    await note(id, 'pronto');
    return signed;
  }

  return {
    /** The seller, available from the first test on. */
    staff: () => staff,
    note,
    saveCar,
    addPhoto,
    askPin,
    handOver,
    subjects,
    mailedPin,
    readyCar,
  };
}
