import { type ContractDraft, type FileAnswer } from '@site/api-contract';
import {
  discreetEmail,
  formatDocument,
  formatPhone,
  type IsoDate,
  onlyDigits,
} from '@site/api-contract/brazil';
import { type ContractTerms } from '@site/api-contract/contracts';
import { companyOf } from '#platform/company';
import { type Database } from '#platform/data/database';
import { type PdfSheet, writePdf } from '#platform/files/pdf';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { type Actor, recordAudit } from '#platform/security/audit';
import { type SignedIn } from '#platform/security/authentication';
import {
  type Account,
  findAccountById,
} from '../../../identity/accounts/accounts.repository';
import {
  findRegistration,
  type Registration,
} from '../../../identity/registration/registration.repository';
import { writtenAddress } from '../../../identity/registration/written-address.rules';
import { maskDocument } from '../../../sales/proposals/mask-document';
import {
  findVisible,
  type ProposalRow,
} from '../../../sales/proposals/proposals.repository';
import { type ExaminedPartner } from '../../../sales/proposals/send/examined-partners.repository';
import { planInstallments } from '../../installments/plan';
import { termsOfProposal } from '../contract.rules';
import { contractNotFound } from '../contracts.service';
import { refuseUnlessSignable } from '../sign/refuse-unless-signable';
import { listSigners, type Signer, signerOf } from '../sign/signers';
import { draftSheet } from './contract-sheet';
import { writeContract, type WrittenContract } from './contract-text';
import { type CustomerParty, type TextFacts } from './text-facts';

/** The text of a contract, with the account that signs it. */
export type Papers = WrittenContract & {
  row: ProposalRow;
  customer: Account;
  facts: TextFacts;
};

/** The text of a proposal's contract with these terms: today's, or the signed ones. */
export async function papersOf(
  { config }: Pick<Ports, 'config'>,
  db: Database,
  row: ProposalRow,
  { terms, signer }: { terms: ContractTerms; signer: Signer | null },
): Promise<Papers> {
  const customer = await findAccountById(db, row.userId);
  if (!customer) return contractNotFound();
  const registration = await findRegistration(db, row.userId);
  const facts: TextFacts = {
    ...terms,
    proposalNumber: row.number,
    simulationCode: row.simulationCode,
    priceTable: row.priceTable,
    company: companyOf(config),
    customer: {
      ...partyOf(customer, registration),
      signer: signer && { name: signer.name, cpf: signer.cpf },
    },
    engine: row.choice.engine,
    fuel: row.choice.fuel,
    totalCentavos: row.contractTotalCentavos,
    firstPayment: firstPaymentOf(terms),
  };
  return { ...writeContract(facts), row, customer, facts };
}

/** The first payment: the first month and one-off charges, in centavos. */
export function firstPaymentOf(terms: ContractTerms): {
  dueOn: IsoDate;
  centavos: number;
} {
  const first = planInstallments({ ...terms, deliveredOn: terms.promisedOn }).filter(
    ({ number }) => number === 1,
  );
  const [{ dueDate } = { dueDate: terms.signedOn }] = first;
  return {
    dueOn: dueDate,
    centavos: first.reduce((sum, { centavos }) => sum + centavos, 0),
  };
}

function partyOf(
  account: Account,
  registration: Registration | null,
): Omit<CustomerParty, 'signer'> {
  return {
    name: account.name,
    personType: account.personType,
    document: formatDocument(account.document ?? ''),
    address: registration && writtenAddress(registration),
    email: account.email,
    phone: account.cellphone ? formatPhone(account.cellphone) : '',
  };
}

/**
 * The same text for people who may not read the whole document
 * (docs/product/contracts.md).
 */
export function withMaskedDocument({ facts, customer }: Papers): WrittenContract['text'] {
  const document = maskDocument(customer.document ?? '');
  const { signer } = facts.customer;
  return writeContract({
    ...facts,
    customer: {
      ...facts.customer,
      document,
      signer: signer && { ...signer, cpf: maskDocument(onlyDigits(signer.cpf)) },
    },
  }).text;
}

const seesDocument = ({ kind }: SignedIn) => kind === 'customer' || kind === 'consultant';

type Asked = {
  viewer: SignedIn;
  id: string;
  actor: Actor;
  /** The place in the registration of the partner who signs for a company. */
  signer?: number;
};

/**
 * The contract of an approved proposal as it would be signed today. The hash covers the
 * whole text, even where the document is masked. A proposal in another state is refused
 * with that state.
 */
export async function showDraft(
  ports: Ports,
  db: Database,
  asked: Asked,
): Promise<ContractDraft> {
  const papers = await draftFor(ports, db, asked);
  const { row, customer, facts, textVersion, textHash } = papers;
  const { able, waiting } = await listSigners(db, row);
  const chosen = asked.signer ?? able[0]?.position ?? null;
  return {
    ...shownTo(asked.viewer, papers),
    textVersion,
    textHash,
    proposalId: row.id,
    proposalNumber: row.number,
    revision: row.revision,
    signedOn: facts.signedOn,
    email: discreetEmail(customer.email),
    signers: able.map(({ position, name, email }) => ({
      position,
      name,
      ...(asked.viewer.id === row.userId && { email }),
    })),
    ...(waiting.length > 0 && { waiting: waiting.map(toWaiting) }),
    signer: facts.customer.signer && chosen,
  };
}

function toWaiting({ name, isExamined }: ExaminedPartner) {
  return { name, why: isExamined ? ('no-email' as const) : ('unexamined' as const) };
}

/** The same as a PDF, which says on each page that nothing is signed. */
export async function draftPdf(
  ports: Ports,
  db: Database,
  asked: Asked,
): Promise<FileAnswer> {
  const papers = await draftFor(ports, db, asked);
  const { number } = papers.row;
  return pdfOf(ports, `minuta-${number}.pdf`, {
    ...draftSheet(
      {
        ...papers,
        text: shownTo(asked.viewer, papers),
        proposalNumber: number,
        origin: ports.config.PUBLIC_ORIGIN,
      },
      ports.clock.now(),
    ),
  });
}

/** A sheet as a PDF file with our brand. */
export async function pdfOf(
  { config, drawings }: Pick<Ports, 'config' | 'drawings'>,
  name: string,
  sheet: Omit<PdfSheet, 'brand'>,
): Promise<FileAnswer> {
  const bytes = await writePdf(drawings, { ...sheet, brand: brandOf(config) });
  return { name, type: 'application/pdf', bytes: new Uint8Array(bytes) };
}

/** The text that this person may read. */
function shownTo(viewer: SignedIn, papers: Papers): WrittenContract['text'] {
  return seesDocument(viewer) ? papers.text : withMaskedDocument(papers);
}

async function draftFor(
  ports: Ports,
  db: Database,
  { viewer, id, actor, signer }: Asked,
): Promise<Papers> {
  const seen = await findVisible(db, viewer, id);
  if (!seen) return contractNotFound();
  const row = seen.proposal;
  refuseUnlessSignable(row, ports.clock.now(), {
    party: viewer.kind === 'customer' ? 'customer' : 'consultant',
    why: 'Só uma proposta aprovada tem contrato para assinar.',
  });
  if (row.userId !== viewer.id) await noteView(ports, db, row, actor);
  return papersOf(ports, db, row, {
    terms: termsOfProposal(row, ports.clock.now()),
    signer: await signerOf(db, row, signer),
  });
}

/** Records in the audit trail that somebody other than the customer read the contract. */
export function noteView(
  ports: Ports,
  db: Database,
  { id, userId }: Pick<ProposalRow, 'id' | 'userId'>,
  actor: Actor,
): Promise<void> {
  return recordAudit(ports, db, {
    actor,
    action: 'contract-viewed',
    personId: userId,
    subject: `proposal:${id}`,
  });
}
