import { type Database } from '#platform/data/database';
import { findHandoverReading, listReadings } from '../km.repository';
import { type Reading } from '../odometer-reading.rules';
import { struckReadingsOf } from './struck-readings.repository';

/**
 * Gives maintenance whose km a consultant struck the last km that count until its day: those of a
 * reading, or of the handover. The rest stays as it is.
 */
export async function withCountedKm<Visit extends Reading>(
  db: Database,
  visits: ReadonlyMap<string, Visit[]>,
): Promise<Map<string, Visit[]>> {
  const counted = new Map(visits);
  for (const [contractId, struck] of await struckReadingsOf(db, [...visits.keys()])) {
    const isStruck = ({ onDay, km }: Reading) =>
      struck.some((one) => one.onDay === onDay && one.km === km);
    const known = visits.get(contractId) ?? [];
    if (!known.some(isStruck)) continue;
    const readings = await listReadings(db, contractId);
    const start = await findHandoverReading(db, contractId);
    const kmOn = (day: string) =>
      readings.filter(({ onDay }) => onDay <= day).at(-1)?.km ?? start?.km ?? 0;
    counted.set(
      contractId,
      known.map((one) => (isStruck(one) ? { ...one, km: kmOn(one.onDay) } : one)),
    );
  }
  return counted;
}
