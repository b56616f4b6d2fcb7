import { type FileAnswer } from '@site/api-contract';
import {
  formatCentavos,
  formatDate,
  formatDateTime,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { REFUND_WAY } from '@site/api-contract/driving';
import { type Database } from '#platform/data/database';
import { type PdfSheet, writePdf } from '#platform/files/pdf';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import { balanceOf } from '../../ledger/statement.rules';
import { bringBackBy, withdrawnEntry } from '../contract.rules';
import { contractNotFound, ownContract } from '../contracts.service';
import { contractRow, partyRows } from '../sign/parties';

/**
 * The receipt of a withdrawal from one's own contract: when, whose, its cost, and the
 * refund or remaining debt by the ledger of that time. Its bytes stay the same while the
 * names stay the same.
 */
export async function withdrawalSheet(
  { config, drawings }: Pick<Ports, 'config' | 'drawings'>,
  db: Database,
  { viewer, id }: { viewer: SignedIn; id: string },
): Promise<FileAnswer> {
  const { contract, entries, handedOverOn } = await ownContract(db, viewer, id);
  const withdrawn = withdrawnEntry(entries) ?? contractNotFound();
  const at = contract.closedAt ?? contractNotFound();
  const { number, terms } = contract;
  const cost = -balanceOf([withdrawn], 'revenue-exit');
  const back = -balanceOf([withdrawn], 'refund-due');
  const bringBy = handedOverOn && bringBackBy(saoPauloDay(at));
  const owed = balanceOf([withdrawn], 'receivable', 'exit');
  const parties = await partyRows({ config }, db, contract);
  const bytes = await writePdf(drawings, {
    title: 'Recibo da desistência',
    lead: `Contrato ${number}`,
    amount: amountOf({ back, owed }),
    mark: number,
    issuedAt: at,
    brand: brandOf(config),
    car: terms,
    parts: [
      {
        text: `A desistência do contrato ${number} foi registrada em ${formatDateTime(at)}. O contrato está cancelado e as cobranças dele foram desfeitas.`,
      },
      {
        facts: [
          contractRow(contract),
          ...parties,
          ['Carro', `${terms.versionName}, ${terms.paintName}`],
          ['Custo da desistência', formatCentavos(cost)],
          ...(back > 0 || owed === 0
            ? [['Você recebe de volta', formatCentavos(back)] as const]
            : []),
          ...(owed > 0
            ? [
                ['Falta pagar', formatCentavos(owed)] as const,
                ['Pague até', formatDate(withdrawn.dueOn ?? terms.signedOn)] as const,
              ]
            : []),
          ...(bringBy ? [['Devolver o carro até', formatDate(bringBy)] as const] : []),
        ],
      },
      ...(bringBy
        ? [
            {
              text: [
                'O carro volta para a loja que o entregou, ou outra que você escolher,',
                'com chaves e documentos, sem custo.',
                'O dinheiro não espera por isso.',
              ].join(' '),
            },
          ]
        : []),
      ...(back > 0 ? [{ text: REFUND_WAY }] : []),
    ],
  });
  return {
    name: `desistencia-${number}.pdf`,
    type: 'application/pdf',
    bytes: new Uint8Array(bytes),
  };
}

/** The money that moves after a withdrawal; none where none was paid and none is owed. */
function amountOf({ back, owed }: { back: number; owed: number }): PdfSheet['amount'] {
  if (back > 0) return { value: formatCentavos(back), note: 'Você recebe de volta' };
  return owed > 0 ? { value: formatCentavos(owed), note: 'Falta pagar' } : undefined;
}
