import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Drawings } from './brand/drawings';
import { type Clock } from './clock';
import { type Config } from './config';
import { type OpenDatabase } from './data/database';
import { type FileStore } from './files/file-store';
import { type PdfPagePainter } from './files/pdf-page-painter';
import { type PdfPageCounter } from './files/pdf-pages';
import { type WorkflowSender } from './jobs/workflow';
import { type MailSender } from './mail/mail';
import { type Bank } from './ports/bank';
import { type Catalogue } from './ports/catalogue';
import { type CreditBureau } from './ports/credit-bureau';
import { type MalwareScanner } from './security/malware-scanner';

export type Random = {
  uuid(): string;
  /** Unguessable text for links and cookies, base64url. */
  token(bytes: number): string;
  /** Six digits, from the system's cryptographic generator. */
  pin(): string;
};
export const systemRandom: Random = {
  uuid: randomUUID,
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  pin: () => String(randomInt(0, 1_000_000)).padStart(6, '0'),
};

/** Everything outside the API that it uses, handed in by the composition root. */
export type Ports = {
  config: Config;
  database: OpenDatabase;
  clock: Clock;
  /** Prices and cars, kept in memory until they are written. */
  catalogue: Catalogue;
  /** Advises what a customer can pay. */
  credit: CreditBureau;
  /** Takes payments online; null without `BANK_URL`. */
  bank: Bank | null;
  random: Random;
  mail: MailSender;
  /** The car and the logo on mails and papers. */
  drawings: Drawings;
  /** Also receives contact messages; null without `WORKFLOW_URL`. */
  workflow: WorkflowSender | null;
  files: FileStore;
  pdfPages: PdfPageCounter;
  paintPdfPage: PdfPagePainter;
  /** Scans files before anybody may open them; null unless configured. */
  scanner: MalwareScanner | null;
};

/**
 * The ports for work that no visitor waits for (jobs, outboxes, commands): its
 * transactions wait for a row's lock as long as a statement may take.
 */
export function patient(ports: Ports): Ports {
  const { database } = ports;
  return { ...ports, database: { ...database, db: database.patientDb } };
}
