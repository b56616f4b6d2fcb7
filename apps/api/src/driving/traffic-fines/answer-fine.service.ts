import {
  ANOTHER_DRIVER,
  type FineContestForm,
  type FineDriverForm,
  type TrafficFine,
} from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { canNameDriver } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { candidatesOf, type NamedDriver } from './fine-view';
import { contestNotedMail, driverNamedMail } from './traffic-fines.mails';
import { changeFine, type FineRow, removeFile } from './traffic-fines.repository';
import { type FineCall, lockAt, recordAct, requireMove } from './traffic-fines.service';

/**
 * The customer names the driver, and may name another one until the last day. A form that
 * was signed for the first driver is then deleted.
 */
export function nameDriver(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: FineCall & { form: FineDriverForm },
): Promise<TrafficFine> {
  return db.transaction(async (tx) => {
    const facts = await lockAt(tx, { viewer, id, revision: form.revision });
    const { fine } = facts;
    await requireMove(tx, viewer, { facts, to: 'condutor_indicado' });
    if (!canNameDriver(fine, saoPauloDay(ports.clock.now())))
      refuse(
        'conflict',
        `O prazo para indicar o condutor acabou em ${formatDate(fine.answerUntil)}.`,
        { reason: 'changed-meanwhile' },
      );
    const { name, cpf, cnh } = await driverIn(tx, fine, form);
    await removeFile(tx, id, 'indicacao-assinada');
    await changeFine(tx, fine, {
      state: 'condutor_indicado',
      driverName: name,
      driverCpf: cpf,
      driverCnh: cnh,
    });
    return recordAct(ports, tx, {
      viewer,
      id,
      actor,
      detail: 'condutor_indicado',
      mail: (about) => driverNamedMail(ports.config, about),
    });
  });
}

async function driverIn(
  tx: Database,
  fine: FineRow,
  { who, name, cpf, cnh }: FineDriverForm,
): Promise<NamedDriver> {
  if (who === ANOTHER_DRIVER && name && cpf && cnh) return { name, cpf, cnh };
  const chosen = (await candidatesOf(tx, fine)).find((one) => one.who === who);
  return (
    chosen ??
    refuseFields([
      { key: 'Who', message: 'Esta pessoa não dirigia neste contrato nesse dia.' },
    ])
  );
}

/**
 * Notes that the customer contests the fine with the issuing body. It extends no
 * deadline: the law asks for the driver all the same.
 */
export function noteContest(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: FineCall & { form: FineContestForm },
): Promise<TrafficFine> {
  return db.transaction(async (tx) => {
    const { fine } = await lockAt(tx, { viewer, id, revision: form.revision });
    if (fine.state === 'cancelada')
      refuse('conflict', 'Esta multa foi cancelada. Não há o que recorrer.', {
        reason: 'changed-meanwhile',
      });
    await changeFine(tx, fine, {
      contestNote: form.note,
      contestedAt: ports.clock.now(),
    });
    return recordAct(ports, tx, {
      viewer,
      id,
      actor,
      detail: 'contest',
      mail: (about) => contestNotedMail(ports.config, about),
    });
  });
}
