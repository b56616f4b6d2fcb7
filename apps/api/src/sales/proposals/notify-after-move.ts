import { type NotificationKind } from '@site/api-contract/activity';
import {
  losesDay,
  type ProposalActor,
  type ProposalState,
} from '@site/api-contract/sales';
import { type Database } from '#platform/data/database';
import { notify } from '../../activity/notifications/notify';
import { findLastMoverId } from './last-move.repository';

/** The dealership's notice of a state; none where it need not know. */
const TOLD: Partial<Record<ProposalState, NotificationKind>> = {
  enviada: 'proposal-sent',
  documentos_pendentes: 'documents-asked',
  aprovada: 'proposal-approved',
  reprovada: 'proposal-refused',
  contrato_assinado: 'proposal-signed',
  pagamento_confirmado: 'proposal-paid',
  entrega_agendada: 'delivery-booked',
  ativa: 'car-delivered',
  cancelada: 'proposal-cancelled',
  expirada: 'proposal-expired',
};

type Moved = {
  from: ProposalState;
  to: ProposalState;
  actor: ProposalActor;
  actorId?: string;
  at: Date;
};

/**
 * Notifies the people of a proposal. When the customer returns it to the analysis, also
 * consultants: the one who asked for documents, or those who may answer the review.
 */
export async function notifyAfterMove(
  tx: Database,
  id: string,
  { from, to, actor, actorId, at }: Moved,
): Promise<void> {
  const about = { proposal: id };
  const kind = losesDay({ from, to }) ? undefined : TOLD[to];
  if (kind) await notify(tx, { kind, about, to: { sellersOf: id }, by: actorId, at });
  if (to !== 'em_analise' || actor !== 'customer') return;
  if (from === 'documentos_pendentes') {
    const holder = await findLastMoverId(tx, id, from);
    await notify(tx, { kind: 'documents-received', about, to: { holder }, at });
  } else {
    const except = await findLastMoverId(tx, id, from);
    const others = { consultants: 'analysis', except } as const;
    await notify(tx, { kind: 'review-asked', about, to: others, at });
  }
}
