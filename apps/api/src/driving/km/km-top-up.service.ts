import { type KmBank, type KmTopUpForm } from '@site/api-contract';
import {
  formatCentavos,
  formatDate,
  formatKm,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { aboutContract, type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { contractFacts } from '../../contracts/contracts/contracts.repository';
import { lockOwn, requireGoingOn } from '../../contracts/contracts/contracts.service';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { creditIn } from '../../contracts/ledger/statement.rules';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { refuseReportedLost, requireDriving, toKmBank } from './km-bank-view';
import { toppedUpMail } from './km-top-up.mails';
import { topUpCharge, topUpDueOn } from './km-top-up.rules';

/**
 * Sells additional km at the plan's price (domain-brazil §15): one charge, due with the
 * next installment at least ten days later. Refuses while the car is reported stolen or
 * lost (409 `changed-meanwhile`), and when price or due date differ from the shown ones
 * (409 `terms-moved`).
 */
export function buyKm(
  ports: Ports,
  db: Database,
  {
    viewer,
    id,
    actor,
    form: { km, cost, dueOn },
  }: { viewer: SignedIn; id: string; actor: Actor; form: KmTopUpForm },
): Promise<KmBank> {
  return db.transaction(async (tx) => {
    const record = await lockOwn(tx, viewer, id);
    requireDriving(record);
    requireGoingOn(record);
    await refuseReportedLost(tx, record, 'não vendemos km');
    const { contract, amendments, entries } = record;
    const today = saoPauloDay(ports.clock.now());
    const { extraKmCentavos } = termsOn(contract.terms, amendments, today);
    const offer = { centavos: km * extraKmCentavos, dueOn: topUpDueOn(record, today) };
    if (reaisFromCentavos(offer.centavos) !== cost || offer.dueOn !== dueOn)
      refuseMoved(km, offer);
    await postTransaction(
      ports,
      tx,
      contract.id,
      topUpCharge(entries, { km, ...offer, onDay: today }),
    );
    await recordAudit(ports, tx, {
      actor,
      action: 'km-bought',
      ...aboutContract(contract),
      detail: String(km),
    });
    const bank = await toKmBank(ports, tx, await contractFacts(tx, record));
    const customer = await findAccountById(tx, contract.userId);
    if (customer)
      await enqueueMail(
        ports,
        tx,
        toppedUpMail(ports.config, {
          to: customer.email,
          contract,
          km,
          ...offer,
          creditCentavos: Math.min(creditIn(entries), offer.centavos),
          totalKm: bank.total,
        }),
      );
    return bank;
  });
}

function refuseMoved(
  km: number,
  { centavos, dueOn }: { centavos: number; dueOn: string },
): never {
  refuse(
    'conflict',
    `Agora ${formatKm(km)} custam ${formatCentavos(centavos)} e vencem em ${formatDate(dueOn)}. Confira e confirme de novo.`,
    {
      reason: 'terms-moved',
      notifications: [
        { key: 'Cost', message: String(reaisFromCentavos(centavos)) },
        { key: 'DueOn', message: dueOn },
      ],
    },
  );
}
