import { addDays, saoPauloDay } from '@site/contracts/brazil';
import { drawnDocument } from '../../features/documents/documents.seed';
import { examine } from '../../features/documents/examine';
import { addPhoto } from '../../features/drivers/driver-photo.service';
import { addDriver } from '../../features/drivers/drivers.service';
import { openRequest } from '../../features/service-requests/open-request.service';
import { type Sale } from './demo-sale';
import { type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/** Days before today on which somebody else was let drive. */
const DRIVER_DAYS_AGO = 40;

/** What a customer asked for beside the months: another driver, and help since yesterday. */
export async function ask(stage: Stage, { proposalId: id, customer, life }: Sale) {
  const today = saoPauloDay(stage.now);
  const { tx } = stage;
  if (life.driver) {
    const ports = stage.at(timeOf(addDays(today, -DRIVER_DAYS_AGO), '21:05'));
    const driver = await addDriver(ports, tx, { ...customer, id, form: life.driver });
    const bytes = await drawnDocument('cnh-frente');
    await addPhoto(ports, { ...customer, id, driverId: driver.id, bytes }, examine);
  }
  if (life.asks)
    await openRequest(stage.at(timeOf(addDays(today, -1), '19:20')), tx, {
      ...customer,
      id,
      form: life.asks,
    });
}
