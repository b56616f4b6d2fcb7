import {
  bookWorkshopVisit,
  cancelWorkshopVisit,
  getWorkshopVisit,
  listWorkshopAgenda,
  listWorkshopSlots,
  listWorkshopVisits,
  moveWorkshopVisit,
  noteWorkshopOutcome,
  type WorkshopBooking,
  type WorkshopMove,
  type WorkshopOutcomeForm,
} from '@site/api-contract';
import { HANDOVER_WEEKDAYS } from '@site/api-contract/contracts';
import { dealershipClosedDays } from '../../../catalog/dealerships/dealerships.table';
import { HOME, NEARBY } from '../../../contracts/deliveries/testing/signed-contract';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';
import { workshopHours } from '../workshop.table';

/** A revision on the first day that is offered on 23/11/2026, at 09:00. */
export const BOOKING: WorkshopBooking = {
  reason: 'revisao',
  dealershipId: String(HOME),
  day: '2026-11-24',
  time: '09:00',
};

/** Opens the workshops of both dealerships as the seed does, whatever a test changed. */
export async function resetWorkshops({ db }: TestApi): Promise<void> {
  await db.delete(dealershipClosedDays);
  await db.delete(workshopHours);
  await db.insert(workshopHours).values(
    [HOME, NEARBY].map((dealershipId) => ({
      dealershipId,
      weekdays: HANDOVER_WEEKDAYS.slice(0, 5),
      opensAt: 8,
      closesAt: 17,
      perHour: 2,
      revision: 1,
    })),
  );
}

/** The acts around a visit to a workshop, one line each. */
export function workshopActs(api: TestApi) {
  return {
    staff: () => api.asRole('SELLER', { dealershipId: HOME }),
    book: (client: TestClient, id: string, booking: Partial<WorkshopBooking> = {}) =>
      client.send(bookWorkshopVisit, {
        params: { id },
        body: { ...BOOKING, ...booking },
      }),
    move: (client: TestClient, id: string, body: WorkshopMove) =>
      client.send(moveWorkshopVisit, { params: { id }, body }),
    cancel: (client: TestClient, id: string, revision: number) =>
      client.send(cancelWorkshopVisit, { params: { id }, body: { revision } }),
    note: (client: TestClient, id: string, body: WorkshopOutcomeForm) =>
      client.send(noteWorkshopOutcome, { params: { id }, body }),
    look: (client: TestClient, id: string) =>
      client.send(getWorkshopVisit, { params: { id } }),
    visits: async (client: TestClient, id: string) =>
      (await client.send(listWorkshopVisits, { params: { id } })).data,
    days: async (client: TestClient, dealershipId = HOME) =>
      (await client.send(listWorkshopSlots, { params: { id: String(dealershipId) } }))
        .data.days,
    agenda: async (client: TestClient, stage?: 'coming' | 'over') =>
      (await client.send(listWorkshopAgenda, { query: stage ? { stage } : {} })).data
        .items,
    /** The newest mail with a subject. */
    mailOf: async (subject: string) =>
      (await api.mails()).findLast((mail) => mail.subject === subject),
    /** Subjects of the mails about visits. */
    subjects: async () =>
      (await api.mails())
        .map(({ subject }) => subject)
        .filter((subject) => /oficina/.test(subject)),
  };
}
