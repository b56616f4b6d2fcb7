import { type FileAnswer, type ServiceRequest } from '@site/api-contract';
import { type Database } from '#platform/data/database';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import {
  addAttachment,
  openAttachment,
  refuseWithoutRoom,
  type Sent,
} from '../../identity/documents/attachments/attachments';
import { toRequest } from './request-view';
import {
  addEntry,
  changeRequest,
  findFile,
  listFiles,
  type RequestRow,
} from './service-requests.repository';
import {
  isStaff,
  lockVisible,
  recordAct,
  refuseResolved,
  type RequestCall,
  visibleRequest,
} from './service-requests.service';
import { serviceFiles } from './service-requests.table';

/**
 * Adds a file to a request. A customer's file counts as their answer while we wait for
 * one.
 */
export async function addFile(
  ports: Ports,
  { viewer, id, actor, upload, look }: RequestCall & Sent,
): Promise<ServiceRequest> {
  const {
    database: { db },
  } = ports;
  await addAttachment(ports, {
    upload,
    look,
    find: (on) => visibleRequest(on, { viewer, id }),
    lock: (tx) => lockVisible(tx, { viewer, id }),
    check: (on, { request }) => refuseClosed(ports, on, { request, viewer }),
    write: async (tx, { request }, file) => {
      const now = file.createdAt;
      const side = isStaff(viewer) ? 'consultant' : 'customer';
      await tx.insert(serviceFiles).values({ ...file, requestId: request.id, side });
      const answers = side === 'customer' && request.state === 'aguardando_cliente';
      await changeRequest(tx, request, {
        ...(side === 'customer' && { waitingSince: request.waitingSince ?? now }),
        ...(answers && { state: 'em_atendimento' }),
      });
      if (answers)
        await addEntry(tx, {
          requestId: request.id,
          side,
          enteredBy: viewer.id,
          toState: 'em_atendimento',
          at: now,
        });
      await recordAct(ports, tx, { viewer, id, actor, detail: 'file' });
    },
  });
  const facts = await visibleRequest(db, { viewer, id });
  return toRequest(ports, db, facts, viewer);
}

/** The bytes of a file. The trail records a consultant's look. */
export async function openFile(
  ports: Pick<Ports, 'clock' | 'files'>,
  db: Database,
  { viewer, id, actor, fileId }: RequestCall & { fileId: string },
): Promise<FileAnswer> {
  const { request } = await visibleRequest(db, { viewer, id });
  const file = await findFile(db, request.id, fileId);
  return openAttachment(
    ports,
    db,
    file,
    isStaff(viewer) && {
      actor,
      action: 'service-request-viewed',
      personId: request.userId,
      subject: `service-request:${request.id}`,
      detail: 'file',
    },
  );
}

async function refuseClosed(
  ports: Pick<Ports, 'config'>,
  db: Database,
  { request, viewer }: { request: RequestRow; viewer: SignedIn },
): Promise<void> {
  if (request.state === 'resolvida') await refuseResolved(ports, db, { request, viewer });
  refuseWithoutRoom(await listFiles(db, request.id), 'um atendimento');
}
