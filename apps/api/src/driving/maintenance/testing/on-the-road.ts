import {
  getKmBank,
  type MaintenanceVisitForm,
  noteMaintenance,
  openServiceRequest,
  sendOdometerReading,
} from '@site/api-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { driving } from '../../km/testing/driving';

/** The acts around the maintenance of a car, one line each. */
export function maintenanceActs(api: TestApi) {
  /** A consultant who signed in now. */
  const aConsultant = () => api.asRole('CONSULTANT');
  return {
    aConsultant,
    read: (client: TestClient, id: string, km: number) =>
      client.send(sendOdometerReading, { params: { id }, body: { km, confirmed: true } }),
    ask: (client: TestClient, id: string, km: number) =>
      client.send(openServiceRequest, {
        params: { id },
        body: { kind: 'revisao', km, confirmed: true, text: 'Quero marcar.' },
      }),
    nextOf: async (client: TestClient, id: string) =>
      (await client.send(getKmBank, { params: { id } })).data.maintenance?.next,
    /** An Aroeira that was handed over on 23/11/2026 with 12 km. */
    onTheRoad: async () => {
      const driver = await driving(api);
      const note = async (body: MaintenanceVisitForm) =>
        (await aConsultant()).send(noteMaintenance, { params: { id: driver.id }, body });
      return { ...driver, note };
    },
  };
}
