import { eq } from 'drizzle-orm';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import { mailAt } from '@site/brand';
import { contracts } from '../../contracts/contracts/contracts.table';
import { cars } from '../../contracts/deliveries/handovers.table';
import { addPhoto } from '../../driving/drivers/driver-photo.service';
import { addDriver } from '../../driving/drivers/drivers.service';
import { openRequest } from '../../driving/service-requests/open-request.service';
import { addFile } from '../../driving/traffic-fines/fine-files.service';
import { registerFine } from '../../driving/traffic-fines/register-fine.service';
import { drawnDocument } from '../../identity/documents/documents.seed';
import { noticePicture, sent } from './demo-picture';
import { type Sale } from './demo-sale';
import { partOf, type Stage } from './demo-stage';
import { timeOf } from './demo-times';

/**
 * The fine came some days ago, must be answered within a month, and is for this many days
 * ago.
 */
const INFRACTION_DAYS_AGO = 19;
const NOTICE_DAYS_AGO = 4;
const ANSWER_DAYS = 30;

/** Makes a customer's requests: a driver, and help since yesterday. */
export async function ask(stage: Stage, { proposalId: id, customer, life }: Sale) {
  const today = saoPauloDay(stage.now);
  const { tx } = stage;
  if (life.driver) {
    const { daysAgo, form } = life.driver;
    const ports = stage.at(timeOf(addDays(today, -daysAgo), '21:05'));
    const driver = await addDriver(ports, tx, { ...customer, id, form });
    const photo = sent(await drawnDocument('cnh-frente'));
    await addPhoto(ports, { ...customer, id, driverId: driver.id, ...photo });
  }
  if (life.fine) await fine(stage, id, life.fine);
  if (life.asks) {
    const yesterday = addDays(today, -1);
    await openRequest(stage.at(timeOf(yesterday, '19:20')), tx, {
      ...customer,
      id,
      form: { ...life.asks, happenedOn: yesterday },
    });
  }
}

/** A consultant registers the notice of a fine; the customer is asked who drove. */
async function fine(
  stage: Stage,
  proposalId: string,
  notice: NonNullable<Sale['life']['fine']>,
): Promise<void> {
  const today = saoPauloDay(stage.now);
  const arrivedOn = addDays(today, -NOTICE_DAYS_AGO);
  const [car] = await stage.tx
    .select({ plate: cars.plate })
    .from(cars)
    .innerJoin(contracts, eq(contracts.id, cars.contractId))
    .where(eq(contracts.proposalId, proposalId));
  if (!car) throw new Error('A fine needs a car');
  const ports = stage.at(timeOf(arrivedOn, '10:20'));
  const { viewer, actor } = await partOf(stage, mailAt('consultor'));
  const form = {
    ...notice,
    plate: car.plate,
    infractionOn: addDays(today, -INFRACTION_DAYS_AGO),
    answerUntil: addDays(arrivedOn, ANSWER_DAYS),
  };
  const { id } = await registerFine(ports, stage.tx, { actor, form });
  const picture = sent(await noticePicture());
  await addFile(ports, { viewer, id, actor, kind: 'notificacao', ...picture });
}
