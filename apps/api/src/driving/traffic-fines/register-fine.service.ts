import { type TrafficFine, type TrafficFineForm } from '@site/api-contract';
import { fineProblems } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { lockContract } from '../../contracts/contracts/contracts.repository';
import { toFine } from './fine-view';
import { findCarByPlate, findFine, insertFine } from './traffic-fines.repository';
import { infractionInstant, newFine, notTheirs } from './traffic-fines.rules';

/**
 * Registers a fine of a car that was handed over, once for its notice and issuing body.
 * The customer is told when the notice is there (`addFile`). Refused at its field when
 * the customer did not have the car at that hour.
 */
export function registerFine(
  ports: Ports,
  db: Database,
  { actor, form }: { actor: Actor; form: TrafficFineForm },
): Promise<TrafficFine> {
  const { plate, infractionOn, infractionTime } = form;
  const now = ports.clock.now();
  const infractionAt = infractionInstant(infractionOn, infractionTime);
  const problems = fineProblems({ infractionAt, answerUntil: form.answerUntil }, now);
  if (problems.length > 0)
    refuseFields(
      problems.map(({ path, message }) => ({
        key: FIELDS[String(path[0])] ?? '',
        message,
      })),
    );
  return db.transaction(async (tx) => {
    const car = await findCarByPlate(tx, plate);
    if (!car)
      return refuseFields([
        { key: 'Plate', message: 'Nenhum carro entregue a um cliente tem esta placa.' },
      ]);
    const { contract } = car;
    const reason = notTheirs(infractionAt, car);
    if (reason) refuseFields([{ key: 'InfractionOn', message: reason }]);
    await lockContract(tx, contract.id);
    const id = ports.random.uuid();
    const isNew = await insertFine(
      tx,
      newFine(form, { id, contract, registeredBy: actor.id, now }),
    );
    if (!isNew)
      refuseFields([
        { key: 'NoticeNumber', message: 'Este auto de infração já está registrado.' },
      ]);
    await recordAudit(ports, tx, {
      actor,
      action: 'traffic-fine-registered',
      ...aboutContract(contract),
    });
    const facts = await findFine(tx, id);
    if (!facts) throw new Error('A fine that was just written is there');
    return toFine(tx, facts, { now, isStaff: true, id: actor.id });
  });
}

/** Fields of the form by the names of their facts. */
const FIELDS: Readonly<Record<string, string>> = {
  infractionOn: 'InfractionOn',
  answerUntil: 'AnswerUntil',
};
