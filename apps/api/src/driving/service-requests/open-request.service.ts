import {
  type ServiceForm,
  type ServiceRequest,
  type ServiceRequestList,
} from '@site/api-contract';
import { formatDate, type IsoDate, saoPauloDay } from '@site/api-contract/brazil';
import { type ServiceKind } from '@site/api-contract/contracts';
import { isOver } from '@site/api-contract/sales';
import { companyOf } from '#platform/company';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { noteRequestedAct } from '../../activity/requested-acts/requested-acts';
import { type ContractRecord } from '../../contracts/contracts/contracts.repository';
import {
  lockOwn,
  ownContract,
  refuseOver,
} from '../../contracts/contracts/contracts.service';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { readOdometer } from '../km/km-bank.service';
import { kindsNow } from './open-kinds';
import { toItem, toRequest } from './request-view';
import { openedMail } from './service-requests.mails';
import {
  addEntry,
  findRequest,
  listOfContract,
  nextRequestNumber,
  type RequestRow,
} from './service-requests.repository';
import { serviceRequests } from './service-requests.table';

type OfContract = { viewer: SignedIn; id: string };

/** The requests of one's own contract, with the phone for what can't wait. */
export async function listRequests(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  { viewer, id }: OfContract,
): Promise<ServiceRequestList> {
  const record = await ownContract(db, viewer, id);
  const { contract } = record;
  const items = (await listOfContract(db, contract.id)).map((facts) =>
    toItem(facts, viewer),
  );
  const kinds = [...kindsNow(record)];
  return { items, phone: companyOf(config).phone, canOpen: kinds.length > 0, kinds };
}

function refuseKind(record: ContractRecord, kind: ServiceKind): void {
  const kinds = kindsNow(record);
  if (kinds.includes(kind)) return;
  if (!isOver(record.proposal.state))
    refuse('conflict', 'O carro ainda não está com você.', {
      reason: 'delivery-unready',
    });
  if (kinds.length === 0) refuseOver();
  refuse(
    'conflict',
    'Este contrato terminou: só dá para abrir atendimento sobre multa de trânsito.',
    { reason: 'contract-over' },
  );
}

/** Refuses a day before the handover: the customer did not have the car then. */
function refuseBefore(
  { handedOverOn }: ContractRecord,
  happenedOn: IsoDate | undefined,
): void {
  if (happenedOn && handedOverOn && happenedOn < handedOverOn)
    refuseFields([
      {
        key: 'HappenedOn',
        message: `O carro foi entregue em ${formatDate(handedOverOn)}. Confira o dia.`,
      },
    ]);
}

/**
 * Opens a request. The odometer in a request for service goes into the km bank, by its
 * rules, in the same transaction. Requests about the car need the car (409
 * `delivery-unready`, or `contract-over` once it is back).
 */
export function openRequest(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: OfContract & { actor: Actor; form: ServiceForm },
): Promise<ServiceRequest> {
  const { kind, text, confirmed, ...fields } = form;
  const now = ports.clock.now();
  if (fields.happenedOn && fields.happenedOn > saoPauloDay(now))
    refuseFields([{ key: 'HappenedOn', message: 'Esse dia ainda não chegou.' }]);
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    const { contract, proposal } = record;
    refuseKind(record, kind);
    refuseBefore(record, fields.happenedOn);
    // A withdrawn contract has no km to settle.
    if (kind === 'revisao' && fields.km !== undefined && !isOver(proposal.state))
      await readOdometer(ports, tx, {
        viewer,
        id: contract.id,
        actor,
        form: { km: fields.km, confirmed },
      });
    const request: RequestRow = {
      id: ports.random.uuid(),
      number: await nextRequestNumber(tx, now),
      contractId: contract.id,
      userId: contract.userId,
      kind,
      state: 'aberta',
      details: fieldsOf(kind, fields),
      claimedBy: null,
      waitingSince: now,
      openedAt: now,
      deductibleCentavos: null,
      deductibleReason: null,
      deductibleDueOn: null,
      revision: 1,
    };
    await tx.insert(serviceRequests).values(request);
    await addEntry(tx, {
      requestId: request.id,
      side: 'customer',
      enteredBy: actor.id,
      text,
      toState: 'aberta',
      at: now,
    });
    await recordAudit(ports, tx, {
      actor,
      action: 'service-request-opened',
      personId: contract.userId,
      subject: `contract:${contract.id}`,
      detail: kind,
    });
    await noteRequestedAct(ports, tx, {
      userId: contract.userId,
      contractId: contract.id,
      kind: 'service-request',
      what: request.number,
      actor,
    });
    const customer = await findAccountById(tx, contract.userId);
    if (customer)
      await enqueueMail(
        ports,
        tx,
        openedMail(ports.config, {
          to: customer.email,
          request,
          contract,
          runs: !isOver(proposal.state),
          actor,
        }),
      );
    const facts = await findRequest(tx, request.id);
    if (!facts) throw new Error('A request that was just written is there');
    return toRequest(ports, tx, facts, viewer);
  });
}

/** The answers of this kind; answers to the questions of another kind are dropped. */
function fieldsOf(
  kind: ServiceForm['kind'],
  {
    km,
    dealership,
    days,
    happenedOn,
    place,
    anyoneHurt,
    policeReport,
  }: ServiceRequest['details'],
): ServiceRequest['details'] {
  if (kind === 'revisao') return { km, dealership, days };
  if (kind === 'sinistro') return { happenedOn, place, anyoneHurt, policeReport };
  if (kind === 'roubo-ou-perda-total') return { happenedOn, place, policeReport };
  if (kind === 'pneu' || kind === 'assistencia') return { place };
  return {};
}
