import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto';
import { type FileAnswer } from '@site/api-contract';
import {
  formatCentavos,
  formatDate,
  formatDateTime,
  saoPauloDay,
} from '@site/api-contract/brazil';
import { companyOf } from '#platform/company';
import { type Database } from '#platform/data/database';
import { refuse, TEXTS } from '#platform/errors';
import { writePdf } from '#platform/files/pdf';
import { brandOf } from '#platform/mail/mail-template';
import { type Ports } from '#platform/ports';
import { type SignedIn } from '#platform/security/authentication';
import {
  contractFacts,
  type ContractRow,
  findOwnContract,
} from '../../contracts/contracts/contracts.repository';
import { contractNotFound } from '../../contracts/contracts/contracts.service';
import {
  contractRow,
  customerOf,
  customerRows,
  withCnpj,
} from '../../contracts/contracts/sign/parties';
import { chargeLabel, paidItems, receiptFacts } from '../bills/bill.rules';
import { chargeMethodLabel } from '../payments/payment-words';
import { findBankCharge, isLive, listPayments } from '../payments/payments.repository';
import { typedLineOf } from './boleto';
import { boletoOf } from './payment-codes';

type SheetPorts = Pick<Ports, 'clock' | 'config' | 'drawings'>;
type Asked = { viewer: SignedIn; id: string };
const missing = () => refuse('not-found', TEXTS.notFound);

/** The boleto of one's own contract, while it can be paid. */
export async function boletoSheet(
  { clock, config, drawings }: SheetPorts,
  db: Database,
  { viewer, id, chargeId }: Asked & { chargeId: string },
): Promise<FileAnswer> {
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const { contract } = own;
  const found = await findBankCharge(db, chargeId);
  const charge = found?.contractId === contract.id ? found : missing();
  const bars = isLive(charge.state) ? boletoOf(charge) : null;
  if (bars === null) return missing();
  const brand = brandOf(config);
  const label = chargeLabel(charge, await contractFacts(db, own));
  const bytes = await writePdf(drawings, {
    title: 'Boleto',
    lead: `${label}, contrato ${contract.number}`,
    amount: {
      value: formatCentavos(charge.centavos),
      note: `Vence em ${formatDate(charge.payableUntil)}`,
    },
    mark: contract.number,
    issuedAt: clock.now(),
    brand,
    parts: [
      {
        facts: [
          ['Beneficiário', payeeOf(config)],
          ...(await payerRows(db, contract, 'Pagador')),
          ['Banco', '999, banco de demonstração'],
          ['Vencimento', formatDate(charge.payableUntil)],
          ['Valor', formatCentavos(charge.centavos)],
          ['Nosso número', charge.ourNumber ?? ''],
          contractRow(contract),
        ],
      },
      { heading: 'Linha digitável' },
      { text: formatBoleto(typedLineOf(bars)) },
      { itf: bars },
      {
        text: 'Boleto de demonstração: só o banco de demonstração aceita. Pague até o vencimento; depois dele, gere outro na área logada.',
      },
    ],
  });
  return pdf(`boleto-${contract.number}.pdf`, bytes);
}

/** The receipt of one payment, with the data of the tax note. */
export async function receiptSheet(
  { clock, config, drawings }: SheetPorts,
  db: Database,
  { viewer, id, paymentId }: Asked & { paymentId: string },
): Promise<FileAnswer> {
  const own = (await findOwnContract(db, viewer.id, id)) ?? contractNotFound();
  const { contract } = own;
  const paid = (await listPayments(db, contract.id)).find(
    ({ payment }) => payment.id === paymentId,
  );
  const { payment, charge } = paid ?? missing();
  const { terms, number } = contract;
  const book = await contractFacts(db, own);
  const {
    label: what,
    lateCentavos: late,
    usedCredit: credit,
  } = receiptFacts({ id: payment.id, dueOn: charge.dueOn }, book);
  const refunded = payment.refundedCentavos;
  const bytes = await writePdf(drawings, {
    title: 'Recibo de pagamento',
    lead: `${what}, contrato ${number}`,
    amount: {
      value: formatCentavos(payment.centavos),
      note: `Pago em ${formatDate(saoPauloDay(payment.paidAt))}`,
    },
    mark: number,
    issuedAt: clock.now(),
    brand: brandOf(config),
    parts: [
      {
        facts: [
          ...(await payerRows(db, contract, 'Recebemos de')),
          ...credit,
          [credit.length > 0 ? 'Valor pago' : 'Valor', formatCentavos(payment.centavos)],
          ['Referente a', what],
          ...(late > 0
            ? [['Multa e juros incluídos', formatCentavos(late)] as const]
            : []),
          contractRow(contract),
          ['Pago em', formatDateTime(payment.paidAt)],
          ['Forma', chargeMethodLabel(charge.method)],
          ['Carro', terms.versionName],
          ['Quem recebeu', payeeOf(config)],
          ['Pagamento', payment.id],
          ...(refunded > 0 ? [['Devolvido', formatCentavos(refunded)] as const] : []),
        ],
      },
      { heading: 'Nota de demonstração' },
      {
        text: 'Sem valor fiscal. Esta é uma demonstração: nenhum imposto foi calculado nem recolhido, e nenhuma nota foi emitida à Receita ou à prefeitura.',
      },
      {
        facts: [
          ['Emitente', payeeOf(config)],
          ...(await payerRows(db, contract, 'Destinatário')),
          contractRow(contract),
          ['Data', formatDate(saoPauloDay(payment.paidAt))],
          ['Descrição', soldIn(paidItems(book.entries, payment.id))],
          ['Valor', formatCentavos(payment.centavos)],
        ],
      },
    ],
  });
  return pdf(`recibo-${number}.pdf`, bytes);
}

/** Name and document of the debtor, which such a paper must contain. */
async function payerRows(db: Database, contract: ContractRow, label: string) {
  const payer = await customerOf(db, contract);
  return payer ? customerRows({ ...payer, signer: null }, label) : [];
}

const SUBSCRIPTION = 'Assinatura de veículo, locação sem condutor';

/** Names of the paid items for a tax note: a car is sold, a fine is passed on. */
function soldIn(items: readonly { item: string }[]): string {
  const names = items.map(({ item }) =>
    item.startsWith('purchase:')
      ? 'Venda de veículo usado'
      : item.startsWith('traffic-fine:')
        ? 'Repasse de multa de trânsito, sem taxa'
        : SUBSCRIPTION,
  );
  return [...new Set(names)].join('; ') || SUBSCRIPTION;
}

const payeeOf = (config: SheetPorts['config']) => withCnpj(companyOf(config));

const pdf = (name: string, bytes: Buffer): FileAnswer => ({
  name,
  type: 'application/pdf',
  bytes: new Uint8Array(bytes),
});
