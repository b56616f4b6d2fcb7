import { type FileAnswer } from '@site/api-contract';
import {
  formatCpf,
  formatDate,
  formatDateTime,
  formatPlate,
} from '@site/api-contract/brazil';
import { companyOf } from '#platform/company';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { writePdf } from '#platform/files/pdf';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { recordAudit } from '#platform/security/audit';
import {
  contractRow,
  type Customer,
  customerOf,
  withCnpj,
  withCpf,
} from '../../contracts/contracts/sign/parties';
import { type FineCall, isStaff, visibleFine } from './traffic-fines.service';

/** Points of height that the declaration needs with its signatures. */
const DECLARATION_ROOM = 224;
/** Points above each line, so that a hand has room to write on it. */
const WRITING_ROOM = 12;
/** The line for a signature; a screen reader recognizes it, too. */
const LINE = '____________________________________';

/**
 * The form that tells an issuing body who drove, for the signatures of the driver and of
 * the customer, or for a company the partner who signed the contract. The same fine gives
 * the same bytes until a fact changes.
 */
export async function driverIndicationSheet(
  ports: Pick<Ports, 'clock' | 'config' | 'drawings'>,
  db: Database,
  { viewer, id, actor }: FineCall,
): Promise<FileAnswer> {
  const { fine, contract, plate, renavam } = await visibleFine(db, { viewer, id });
  const { driverName, driverCpf, driverCnh } = fine;
  if (driverName === null || driverCpf === null || driverCnh === null)
    return refuse('not-found', TEXTS.notFound);
  const holder = (await customerOf(db, contract)) ?? NOBODY;
  if (isStaff(viewer))
    await recordAudit(ports, db, {
      actor,
      action: 'traffic-fine-viewed',
      personId: fine.userId,
      subject: `traffic-fine:${fine.id}`,
      detail: 'driver-indication',
    });
  const bytes = await writePdf(ports.drawings, {
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
          ['Quando e onde', `${formatDateTime(fine.infractionAt)}, ${fine.place}`],
          [
            'Veículo',
            `${contract.terms.versionName}, placa ${formatPlate(plate)}, RENAVAM ${renavam}`,
          ],
          ['Proprietária do veículo', withCnpj(companyOf(ports.config))],
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
      { heading: 'Titular do contrato' },
      {
        facts: [...holderRows(holder), contractRow(contract)],
      },
      // The declaration stays on one page with its signatures; otherwise people could
      // sign without it.
      { heading: 'Declaração', room: DECLARATION_ROOM },
      {
        text: 'Declaramos que a pessoa indicada acima dirigia o veículo no momento da infração e que assume a responsabilidade por ela, inclusive os pontos na CNH. As informações são verdadeiras.',
      },
      {
        text: `Indicação até ${formatDate(fine.answerUntil)}. Assine como na CNH e junte uma cópia dela.`,
      },
      { text: `Local e data: ${LINE}`, above: WRITING_ROOM },
      { text: `Assinatura de quem dirigia: ${LINE}`, above: WRITING_ROOM },
      { text: `${signatureOf(holder)}: ${LINE}`, above: WRITING_ROOM },
    ],
  });
  return {
    bytes: new Uint8Array(bytes),
    type: 'application/pdf',
    name: `indicacao-de-condutor-${fineFileName(fine.noticeNumber)}.pdf`,
  };
}

const NOBODY: Customer = { name: '', personType: 'PF', document: '', signer: null };

/**
 * A company signs by a person: the partner who signed the contract, where there is one.
 */
function holderRows({ name, personType, document, signer }: Customer) {
  if (personType === 'PF')
    return [
      ['Nome', name],
      ['CPF', document],
    ] as const;
  return [
    ['Empresa contratante', `${name}, CNPJ ${document}`],
    ['Quem assina por ela', signer ? withCpf(signer) : LINE],
  ] as const;
}

function signatureOf({ personType, signer }: Customer): string {
  if (personType === 'PF') return 'Assinatura do titular do contrato';
  return signer
    ? 'Assinatura pela empresa contratante'
    : 'Assinatura de quem representa a empresa';
}

/** A notice's number as part of a file's name. */
function fineFileName(noticeNumber: string): string {
  return noticeNumber.replace(/[^A-Za-z0-9]+/g, '-');
}
