import { and, eq, inArray, isNull } from 'drizzle-orm';
import {
  type ContractPayments,
  type FileAnswer,
  type SentFile,
} from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  findOwnContract,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import {
  addAttachment,
  openAttachment,
  refuseWithoutRoom,
  type Sent,
  toSentFile,
} from '../../identity/documents/attachments/attachments';
import { showPayments } from '../payments/payments.service';
import { disputeFiles } from './charge-disputes.table';
import {
  type DisputeFacts,
  type DisputeFileRow,
  type DisputeRow,
  findDispute,
  listDisputeFiles,
} from './disputes.repository';

type DisputeCall = { viewer: SignedIn; id: string; actor: Actor };

/**
 * Stores a picture or a PDF for a contest that is still being written; nobody else sees
 * it before the contest is sent (`attachProof`).
 */
export async function receiveProof(
  ports: Ports,
  { viewer, id, actor, upload, look }: DisputeCall & Sent,
): Promise<SentFile> {
  const findOwn = async (db: Database) =>
    (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const file = await addAttachment(ports, {
    upload,
    look,
    find: findOwn,
    lock: findOwn,
    write: async (tx, { contract }, proof) => {
      await tx.insert(disputeFiles).values({ ...proof, userId: contract.userId });
      await recordAudit(ports, tx, {
        actor,
        action: 'dispute-file-added',
        ...aboutContract(contract),
      });
    },
  });
  return toSentFile(file);
}

/** Attaches the customer's proof to a new dispute, in the order of sending. */
export async function attachProof(
  tx: Database,
  {
    disputeId,
    userId,
    ids,
  }: { disputeId: string; userId: string; ids: readonly string[] },
): Promise<DisputeFileRow[]> {
  if (ids.length === 0) return [];
  await tx
    .update(disputeFiles)
    .set({ disputeId })
    .where(
      and(
        inArray(disputeFiles.id, [...ids]),
        eq(disputeFiles.userId, userId),
        isNull(disputeFiles.disputeId),
      ),
    );
  const attached = await listDisputeFiles(tx, [{ id: disputeId }]);
  if (attached.length < new Set(ids).size)
    refuse(
      'invalid',
      'Um dos arquivos já saiu daqui, porque foi escolhido há mais de um dia. Remova os arquivos e escolha de novo.',
    );
  return attached;
}

/** The customer adds proof to one's own dispute before it is answered. */
export async function addDisputeFile(
  ports: Ports,
  { viewer, id, actor, upload, look }: DisputeCall & Sent,
): Promise<ContractPayments> {
  const {
    database: { db },
  } = ports;
  const seen = await visibleDispute(db, { viewer, id });
  const { contract } = seen;
  await addAttachment(ports, {
    upload,
    look,
    find: () => Promise.resolve(seen),
    // An answer and the next file wait for this lock.
    lock: async (tx) => {
      await lockContract(tx, contract.id);
      return visibleDispute(tx, { viewer, id });
    },
    check: (on, { dispute }) => refuseClosed(on, dispute),
    write: async (tx, { dispute }, file) => {
      await tx
        .insert(disputeFiles)
        .values({ ...file, disputeId: id, userId: contract.userId });
      await recordAudit(ports, tx, {
        actor,
        action: 'dispute-file-added',
        ...aboutContract(contract),
        detail: dispute.item,
      });
    },
  });
  return showPayments(ports, db, { viewer, id: contract.id });
}

/** The bytes of a proof. The trail records a consultant's look. */
export async function openDisputeFile(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, fileId }: DisputeCall & { fileId: string },
): Promise<FileAnswer> {
  const { contract, dispute } = await visibleDispute(db, { viewer, id });
  const files = await listDisputeFiles(db, [dispute]);
  return openAttachment(
    ports,
    db,
    files.find((one) => one.id === fileId),
    viewer.kind === 'consultant' && {
      actor,
      action: 'dispute-viewed',
      personId: contract.userId,
      subject: `dispute:${dispute.id}`,
      detail: 'file',
    },
  );
}

/**
 * Finds a dispute for its viewer: consultants see every one, customers their own. Answers
 * 404 for any other.
 */
async function visibleDispute(
  db: Database,
  { viewer, id }: Pick<DisputeCall, 'viewer' | 'id'>,
): Promise<DisputeFacts> {
  const found = await findDispute(db, id);
  const isSeen =
    found && (viewer.kind === 'consultant' || found.contract.userId === viewer.id);
  return isSeen ? found : refuse('not-found', TEXTS.notFound);
}

async function refuseClosed(db: Database, dispute: DisputeRow): Promise<void> {
  if (dispute.state !== 'aberta')
    refuse(
      'conflict',
      'Esta contestação já foi respondida: não dá mais para juntar arquivos.',
      { reason: 'dispute-answered' },
    );
  refuseWithoutRoom(await listDisputeFiles(db, [dispute]), 'uma contestação');
}
