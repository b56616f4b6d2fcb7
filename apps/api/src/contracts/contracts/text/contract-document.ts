import { and, eq, or } from 'drizzle-orm';
import { type FileAnswer } from '@site/api-contract';
import { formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { type Database } from '#platform/data/database';
import { refuse } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type Actor } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import { visibleTo } from '../../../sales/proposals/list/proposal-filters.repository';
import { type ProposalRow } from '../../../sales/proposals/proposals.repository';
import { proposals } from '../../../sales/proposals/proposals.table';
import { contractNotFound } from '../contracts.service';
import { contracts } from '../contracts.table';
import { noteView, papersOf, pdfOf, withMaskedDocument } from './contract-papers';
import { copySheet } from './contract-sheet';

/**
 * The file is deleted when the law allows it, some years after the account was erased.
 */
const FORGOTTEN =
  'Guardamos este contrato pelo prazo da lei. O prazo passou, e o arquivo foi apagado.';

type ContractRow = typeof contracts.$inferSelect;

/**
 * A signed contract as a file. Customers and consultants get the signed file, byte for
 * byte; the dealership gets a copy with the document masked, which says so.
 */
export async function openContract(
  ports: Ports,
  db: Database,
  { viewer, id, actor }: { viewer: SignedIn; id: string; actor: Actor },
): Promise<FileAnswer> {
  const [found] = await db
    .select({ contract: contracts, proposal: proposals })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .where(
      and(or(eq(contracts.id, id), eq(contracts.proposalId, id)), visibleTo(viewer)),
    );
  if (!found) return contractNotFound();
  const { contract, proposal } = found;
  if (!contract.fileName) return refuse('not-found', FORGOTTEN);
  await noteView(ports, db, proposal, actor);
  if (viewer.kind !== 'customer' && viewer.kind !== 'consultant')
    return dealershipCopy(ports, db, { contract, proposal });
  return {
    name: `contrato-${contract.number}.pdf`,
    type: 'application/pdf',
    bytes: new Uint8Array(await ports.files.get(contract.fileName)),
  };
}

async function dealershipCopy(
  ports: Ports,
  db: Database,
  { contract, proposal }: { contract: ContractRow; proposal: ProposalRow },
): Promise<FileAnswer> {
  const { number, terms, signedAt, fileHash, evidence } = contract;
  const papers = await papersOf(ports, db, proposal, {
    terms,
    signer: evidence?.signer ?? null,
  });
  return pdfOf(
    ports,
    `copia-contrato-${number}.pdf`,
    copySheet(
      {
        ...papers,
        text: withMaskedDocument(papers),
        proposalNumber: proposal.number,
        origin: ports.config.PUBLIC_ORIGIN,
      },
      {
        number,
        signedOn: formatDate(saoPauloDay(signedAt)),
        fileHash: fileHash ?? '',
        issuedAt: ports.clock.now(),
      },
    ),
  );
}
