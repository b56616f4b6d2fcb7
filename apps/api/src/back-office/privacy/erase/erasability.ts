import { asc, eq } from 'drizzle-orm';
import { type Privacy } from '@site/api-contract';
import {
  addYears,
  formatCentavos,
  formatDate,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { isOver, STATE_LABELS } from '@site/api-contract/sales';
import { type Config } from '#platform/config';
import { type Database } from '#platform/data/database';
import {
  type ContractWithProposal,
  listOwnContracts,
} from '../../../contracts/contracts/contracts.repository';
import { readLedger } from '../../../contracts/ledger/ledger.repository';
import {
  contestedItems,
  owedIn,
  refundDueIn,
} from '../../../contracts/ledger/statement.rules';
import { isTransferPending } from '../../../driving/purchases/purchases.repository';
import { returns } from '../../../driving/returns/returns.table';
import { proposals } from '../../../sales/proposals/proposals.table';

type Erasability = {
  /** Why an account can't be erased now. */
  blockers: string[];
  keeps: Privacy['erasure']['keeps'];
  /** Last day for which the law keeps contract facts; null without a contract. */
  keptUntil: string | null;
};

/**
 * Whether an account can be erased, and which facts outlive it (LGPD art. 16). Its
 * proposals and contracts decide.
 */
export async function erasabilityOf(
  { CONTRACT_KEPT_YEARS: years }: Pick<Config, 'CONTRACT_KEPT_YEARS'>,
  db: Database,
  userId: string,
): Promise<Erasability> {
  const own = await db
    .select()
    .from(proposals)
    .where(eq(proposals.userId, userId))
    .orderBy(asc(proposals.createdAt), asc(proposals.id));
  const contracts = await listOwnContracts(db, userId);
  const contractNumbers = new Map(
    contracts.map(({ contract, proposal }) => [proposal.id, contract.number]),
  );
  const isOpen = ({ state }: { state: (typeof own)[number]['state'] }) =>
    state !== 'rascunho' && !isOver(state);
  const blockers = own.filter(isOpen).map(({ id, number, state }) => {
    const contract = contractNumbers.get(id);
    return contract
      ? `O contrato ${contract} está em andamento. Os dados dele ficam até o contrato terminar; depois disso você pode apagar a conta.`
      : `A proposta ${number} está aberta (${STATE_LABELS[state].label.toLowerCase()}). Quando ela terminar, você pode apagar a conta.`;
  });
  blockers.push(...(await unsettled(db, contracts)));
  const [last] = own
    .filter((row) => contractNumbers.has(row.id) && !isOpen(row))
    .map(({ updatedAt }) => saoPauloDay(updatedAt))
    .sort()
    .reverse();
  const keptUntil = last ? addYears(last, years) : null;
  const keeps = keptUntil
    ? [
        {
          what: 'Nome, CPF ou CNPJ, endereço, contrato, parcelas e pagamentos',
          why: `Obrigação fiscal e defesa em processo: ${years} anos depois do fim do contrato, até ${formatDate(keptUntil)}`,
          until: keptUntil,
        },
      ]
    : [];
  return { blockers, keeps, keptUntil };
}

/**
 * Ended contracts that still need their customer: money is under way or disputed, or the
 * car is still out.
 */
async function unsettled(
  db: Database,
  contracts: readonly ContractWithProposal[],
): Promise<string[]> {
  const sentences: string[] = [];
  for (const { contract, proposal } of contracts) {
    if (!isOver(proposal.state)) continue;
    const entries = await readLedger(db, contract.id);
    const refund = refundDueIn(entries);
    const owed = owedIn(entries);
    if (refund > 0)
      sentences.push(
        `O contrato ${contract.number} tem ${formatCentavos(refund)} a devolver. Quando a devolução chegar, você pode apagar a conta.`,
      );
    if (owed > 0)
      sentences.push(
        `O contrato ${contract.number} tem ${formatCentavos(owed)} em aberto. Depois do pagamento, você pode apagar a conta.`,
      );
    const { isOut, waitsForAnswer } = await returnOf(db, contract.id);
    if (waitsForAnswer || contestedItems(entries).length > 0)
      sentences.push(
        `O contrato ${contract.number} tem uma cobrança ou um dano em discussão. Depois da resposta, você pode apagar a conta.`,
      );
    if (isOut)
      sentences.push(
        `O carro do contrato ${contract.number} ainda está com você. Depois da devolução, você pode apagar a conta.`,
      );
    if (await isTransferPending(db, contract.id))
      sentences.push(
        `O documento do carro do contrato ${contract.number} ainda não foi transferido para você. Depois da transferência, você pode apagar a conta.`,
      );
  }
  return sentences;
}

/**
 * Whether the car of an ended contract is still out, or its damages wait for an answer.
 */
async function returnOf(db: Database, contractId: string) {
  const [found] = await db
    .select({ returnedAt: returns.returnedAt, damageState: returns.damageState })
    .from(returns)
    .where(eq(returns.contractId, contractId));
  const { returnedAt, damageState } = found ?? {};
  return {
    isOut: returnedAt === null,
    waitsForAnswer: damageState === 'aguardando' || damageState === 'contestados',
  };
}
