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
import { type examine } from '../../identity/documents/upload/examine';
import { type NamedFile } from '../../identity/documents/upload/read-upload';
import {
  keepSentFile,
  openSentFile,
  refuseWithoutRoom,
  toSentFile,
} from '../../identity/documents/upload/sent-files';
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
 * Takes a picture or a PDF for a contest of one's own contract that is still being written;
 * nobody else sees it before that is sent (`attachProof`).
 */
export async function receiveProof(
  ports: Ports,
  { viewer, id, actor, upload }: DisputeCall & { upload: NamedFile },
  look: typeof examine,
): Promise<SentFile> {
  const {
    database: { db },
  } = ports;
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const { contract } = own;
  let sent: SentFile | null = null;
  await keepSentFile(ports, { upload, look }, async (tx, file) => {
    await tx.insert(disputeFiles).values({ ...file, userId: contract.userId });
    await recordAudit(ports, tx, {
      actor,
      action: 'dispute-file-added',
      ...aboutContract(contract),
    });
    sent = toSentFile(file);
  });
  return sent ?? refuse('not-found', TEXTS.notFound);
}

/** Gives a new dispute the proof that its customer sent for it; in the order of sending. */
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

/**
 * The customer adds proof to one's own dispute, while nobody has answered it: a picture,
 * drawn anew, or a PDF, encrypted as documents are.
 */
export async function addDisputeFile(
  ports: Ports,
  { viewer, id, actor, upload }: DisputeCall & { upload: NamedFile },
  look: typeof examine,
): Promise<ContractPayments> {
  const {
    database: { db },
  } = ports;
  const { contract, dispute } = await visibleDispute(db, { viewer, id });
  await refuseClosed(db, dispute);
  await keepSentFile(ports, { upload, look }, async (tx, file) => {
    // An answer and the next file wait for this one.
    await lockContract(tx, contract.id);
    const { dispute: now } = await visibleDispute(tx, { viewer, id });
    await refuseClosed(tx, now);
    await tx
      .insert(disputeFiles)
      .values({ ...file, disputeId: id, userId: contract.userId });
    await recordAudit(ports, tx, {
      actor,
      action: 'dispute-file-added',
      ...aboutContract(contract),
      detail: dispute.item,
    });
  });
  return showPayments(ports, db, { viewer, id: contract.id });
}

/** The bytes of a proof; a consultant's look is kept. */
export async function openDisputeFile(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, fileId }: DisputeCall & { fileId: string },
): Promise<FileAnswer> {
  const { contract, dispute } = await visibleDispute(db, { viewer, id });
  const files = await listDisputeFiles(db, [dispute]);
  const file =
    files.find((one) => one.id === fileId) ?? refuse('not-found', TEXTS.notFound);
  if (viewer.kind === 'consultant')
    await recordAudit(ports, db, {
      actor,
      action: 'dispute-viewed',
      personId: contract.userId,
      subject: `dispute:${dispute.id}`,
      detail: 'file',
    });
  return openSentFile(ports, file);
}

/** Consultants see every dispute, customers their own; else a 404. */
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
