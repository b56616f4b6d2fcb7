import {
  type DeductibleForm,
  deductibleProblem,
  type ServiceRequest,
} from '@site/api-contract';
import {
  addDays,
  centavosFromReais,
  nextBusinessDay,
  reaisFromCentavos,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { termsOn } from '@site/api-contract/contracts';
import { bearsDeductible } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { refuse, refuseFields } from '#platform/errors';
import { enqueueMail } from '#platform/jobs/outbox';
import { type Ports } from '#platform/ports';
import { endHoldByDecision } from '../../activity/holds/holds.service';
import {
  contractFacts,
  lockContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { creditIn } from '../../contracts/ledger/statement.rules';
import { findAccountById } from '../../identity/accounts/accounts.repository';
import { deductibleMail } from './service-requests.mails';
import { changeRequest } from './service-requests.repository';
import {
  heldRequest,
  lockAt,
  recordAct,
  type RequestCall,
} from './service-requests.service';

/** Days that the customer has to pay the deductible. */
const DUE_DAYS = 10;

/**
 * Decides once how much of the deductible the customer pays: at most the contract's, or
 * nothing with a reason, such as another driver at fault. A request has at most one
 * charge, so its number names the item.
 */
export function decideDeductible(
  ports: Ports,
  db: Database,
  { viewer, id, actor, form }: RequestCall & { form: DeductibleForm },
): Promise<ServiceRequest> {
  return db.transaction(async (tx) => {
    const { request, contract } = await lockAt(tx, {
      viewer,
      id,
      revision: form.revision,
    });
    if (!bearsDeductible(request.kind) || request.deductibleCentavos !== null)
      refuse(
        'conflict',
        'A franquia deste atendimento já foi decidida, ou não se aplica.',
        {
          reason: 'changed-meanwhile',
        },
      );
    await endHoldByDecision(ports, tx, { actor, ...heldRequest(request) });
    const locked = (await lockContract(tx, request.contractId)) ?? contractNotFound();
    const { amendments, entries } = await contractFacts(tx, locked);
    const today = saoPauloDay(ports.clock.now());
    const { deductibleCentavos: most } = termsOn(contract.terms, amendments, today);
    const centavos = centavosFromReais(form.amount);
    const problem = deductibleProblem(form.amount, reaisFromCentavos(most));
    if (problem) refuseFields([{ key: 'Amount', message: problem }]);
    const dueOn = centavos > 0 ? nextBusinessDay(addDays(today, DUE_DAYS)) : null;
    const decided = {
      deductibleCentavos: centavos,
      deductibleReason: form.reason ?? null,
      deductibleDueOn: dueOn,
    };
    await changeRequest(tx, request, decided);
    if (dueOn) {
      const item = `deductible:${Number(request.number.split('-').at(-1))}`;
      await postTransaction(
        ports,
        tx,
        request.contractId,
        chargeOf({
          reference: `charge:${item}`,
          onDay: today,
          dueOn,
          credit: creditIn(entries),
          items: [{ item, account: 'revenue-deductible', centavos }],
        }),
      );
    }
    const customer = await findAccountById(tx, request.userId);
    if (customer)
      await enqueueMail(
        ports,
        tx,
        deductibleMail(ports.config, {
          to: customer.email,
          request: { ...request, ...decided },
          contract,
        }),
      );
    return recordAct(ports, tx, { viewer, id, actor, detail: 'deductible' });
  });
}
