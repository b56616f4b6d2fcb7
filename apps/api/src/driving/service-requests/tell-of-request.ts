import { type ServiceActor } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { notify } from '../../activity/notifications/notify';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { wayOn } from './open-kinds';
import { answeredMail, customerWroteMail } from './service-requests.mails';
import { type RequestFacts, type RequestRow } from './service-requests.repository';

/** Tells the other side of a message: one mail, and the bell of the consultant who has it. */
export async function tellOther(
  ports: Ports,
  tx: Database,
  {
    facts: { request, contract },
    side,
    state,
  }: { facts: RequestFacts; side: ServiceActor; state: RequestRow['state'] },
): Promise<void> {
  const about = { request, contract };
  if (side === 'consultant') {
    if (state === 'aberta') return;
    const next = await wayOn(ports, tx, request);
    await mailCustomer(ports, tx, request, (to) =>
      answeredMail(ports.config, { ...about, to, state, wayOn: next }),
    );
    return;
  }
  await notify(tx, {
    kind: 'service-message',
    about: { request: request.id },
    to: { holder: request.claimedBy },
    at: ports.clock.now(),
  });
  const consultant = request.claimedBy && (await findAccountById(tx, request.claimedBy));
  if (consultant)
    await enqueueMail(
      ports,
      tx,
      customerWroteMail(ports.config, { ...about, to: consultant.email }),
    );
}

/** Writes a mail to the customer of a request, unless the account is gone. */
export async function mailCustomer(
  ports: Ports,
  tx: Database,
  { userId }: RequestRow,
  write: (to: string) => Parameters<typeof enqueueMail>[2],
): Promise<void> {
  const customer = await findAccountById(tx, userId);
  if (customer) await enqueueMail(ports, tx, write(customer.email));
}
