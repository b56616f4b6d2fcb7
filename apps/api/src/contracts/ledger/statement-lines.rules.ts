import { type StatementLine } from '@site/api-contract';
import { formatDate, reaisFromCentavos } from '@site/api-contract/brazil';
import { type ItemBook, itemsLabel, midSentence } from './item-labels.rules';
import { type StatementLine as LedgerLine } from './statement.rules';

/** A line of the statement in words. */
export function toStatementLine(line: LedgerLine, book: ItemBook): StatementLine {
  return {
    day: line.onDay,
    label: labelOf(line, book),
    amount: reaisFromCentavos(line.centavos),
    balance: reaisFromCentavos(line.balanceCentavos),
  };
}

const METHODS: Record<string, string> = {
  pix: ' por Pix',
  'pix-automatico': ' por Pix Automático',
  boleto: ' por boleto',
  cartao: ' no cartão',
  'cartao-salvo': ' no cartão salvo',
};

const SETTLEMENTS: Readonly<Record<string, string>> = {
  withdrawal: 'Desistência: cobranças desfeitas',
  unpaid: 'Falta de pagamento: cobranças desfeitas',
};

const CREDITS: readonly (readonly [start: string, label: string])[] = [
  ['credit:late-delivery', 'Crédito pela entrega atrasada'],
  ['undue:', 'Cobrança indevida, em dobro e com correção'],
];

function labelOf(
  { kind, reference, dueOn, items, detail }: LedgerLine,
  book: ItemBook,
): string {
  const due = dueOn ? `, vence em ${formatDate(dueOn)}` : '';
  switch (kind) {
    case 'charge':
      return `${itemsLabel(items, book)}${due}`;
    case 'late-charges':
      return `Multa e juros da mensalidade ${items[0]?.split(':')[1]}`;
    case 'payment':
      return `Pagamento${METHODS[String(detail?.['method'])] ?? ''}`;
    case 'credit':
      return CREDITS.find(([start]) => reference.startsWith(start))?.[1] ?? 'Crédito';
    case 'refund':
      return 'Devolução enviada';
    case 'reversal':
      return reversalLabel(reference, items, book);
    case 'dispute':
      return dueOn
        ? `Contestação não aceita: ${midSentence(itemsLabel(items, book))}${due}`
        : `Contestada: ${midSentence(itemsLabel(items, book))}`;
    case 'settlement':
      return SETTLEMENTS[reference] ?? 'Acerto do contrato';
  }
}

function reversalLabel(
  reference: string,
  items: readonly string[],
  book: ItemBook,
): string {
  if (reference.startsWith('reversal:payment:')) return 'Pagamento desfeito pelo banco';
  if (reference.startsWith('forgiven:')) return 'Multa e juros perdoados';
  if (reference.startsWith('loss:'))
    return `Perda do carro, desfeita: ${midSentence(itemsLabel(items, book))}`;
  const late = /^reversal:late:(\d+):/.exec(reference)?.[1];
  return late === undefined
    ? `Cobrança desfeita: ${midSentence(itemsLabel(items, book))}`
    : `Multa e juros da mensalidade ${late} desfeitos`;
}
