import { type FileAnswer } from '@site/contracts';
import {
  formatCpf,
  formatDate,
  formatDateTime,
  formatDocument,
  formatPlate,
} from '@site/contracts/brazil';
import { type Database } from '../../platform/data/database';
import { refuse, TEXTS } from '../../platform/errors';
import { writePdf } from '../../platform/files/pdf';
import { brandOf } from '../../platform/mail/mail-template';
import { type Ports } from '../../platform/ports';
import { recordAudit } from '../../platform/security/audit';
import { findAccountById } from '../accounts/accounts.repository';
import { type FineCall, isStaff, visibleFine } from './traffic-fines.service';

/** Where somebody signs; a line that reads as one, too. */
const LINE = '____________________________________';

/**
 * The form that tells an issuing body who drove, ready to be signed by the driver and by
 * who signed the contract. The same fine gives the same bytes until something changes.
 */
export async function driverIndicationSheet(
  ports: Pick<Ports, 'clock' | 'config'>,
  db: Database,
  { viewer, id, actor }: FineCall,
): Promise<FileAnswer> {
  const { fine, contract, plate, renavam } = await visibleFine(db, { viewer, id });
  const { driverName, driverCpf, driverCnh } = fine;
  if (driverName === null || driverCpf === null || driverCnh === null)
    return refuse('not-found', TEXTS.notFound);
  const holder = await findAccountById(db, fine.userId);
  if (isStaff(viewer))
    await recordAudit(ports, db, {
      actor,
      action: 'traffic-fine-viewed',
      personId: fine.userId,
      subject: `contract:${contract.id}`,
      detail: 'driver-indication',
    });
  const bytes = await writePdf({
    title: 'Indicação de condutor',
    lead: `Auto de infração ${fine.noticeNumber}, ${fine.issuingBody}`,
    mark: `${contract.number} · ${fine.noticeNumber}`,
    issuedAt: ports.clock.now(),
    brand: brandOf(ports.config),
    parts: [
      { heading: 'Infração' },
      {
        facts: [
          ['Infração', fine.description],
          ['Data e hora', formatDateTime(fine.infractionAt)],
          ['Local', fine.place],
          ['Veículo', contract.terms.versionName],
          ['Placa e RENAVAM', `${formatPlate(plate)}, ${renavam}`],
        ],
      },
      { heading: 'Quem dirigia' },
      {
        facts: [
          ['Nome', driverName],
          ['CPF', formatCpf(driverCpf)],
          ['Registro da CNH', driverCnh],
        ],
      },
      { heading: 'Quem assina o contrato' },
      {
        facts: [
          ['Nome', holder?.name ?? ''],
          ['CPF ou CNPJ', formatDocument(holder?.document ?? '')],
          ['Contrato', contract.number],
        ],
      },
      { heading: 'Declaração' },
      {
        text: 'Declaramos que a pessoa indicada acima dirigia o veículo no momento da infração e que assume a responsabilidade por ela, inclusive os pontos na CNH. As informações são verdadeiras.',
      },
      {
        text: `Indicação até ${formatDate(fine.answerUntil)}. Assine como na CNH e junte uma cópia dela.`,
      },
      // With the declaration on one page, or it could be signed without it.
      { text: `Local e data: ${LINE}` },
      { text: `Assinatura de quem dirigia: ${LINE}` },
      { text: `Assinatura de quem assina o contrato: ${LINE}` },
    ],
  });
  return {
    bytes: new Uint8Array(bytes),
    type: 'application/pdf',
    name: `indicacao-de-condutor-${fineFileName(fine.noticeNumber)}.pdf`,
  };
}

/** A notice's number as part of a file's name. */
function fineFileName(noticeNumber: string): string {
  return noticeNumber.replace(/[^A-Za-z0-9]+/g, '-');
}
