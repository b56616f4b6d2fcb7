import { formatBoleto } from '@brazilian-utils/brazilian-utils/format-boleto';
import { type PaymentCharge } from '@site/api-contract';
import { reaisFromCentavos } from '@site/api-contract/brazil';
import { pixReceiver, type ReceiverConfig } from '#platform/company';
import { type BankChargeRow, isLive } from '../payments/payments.repository';
import { barcodeOf, typedLineOf } from './boleto';
import { barcodePicture, qrPicture } from './payment-pictures';
import { pixCode } from './pix-code';

/** A bank that does not exist (domain-brazil §11). */
const BANK = '999';
const FREE_FIELD_DIGITS = 25;

/** The text of a Pix charge that the bank keeps; null for another kind of charge. */
function pixOf(
  config: ReceiverConfig,
  { location, centavos }: BankChargeRow,
  recurrence?: string | null,
): string | null {
  return location === null
    ? null
    : pixCode({
        ...pixReceiver(config),
        once: true,
        location,
        centavos,
        ...(recurrence && { recurrence }),
      });
}

/** The text that authorizes a recurrence and pays nothing. */
export async function automaticPix(config: ReceiverConfig, recurrence: string) {
  const code = pixCode({ ...pixReceiver(config), recurrence });
  return { code, picture: await qrPicture(code) };
}

/** The bar code of a boleto that the bank registered; null for another kind of charge. */
export function boletoOf({
  ourNumber,
  payableUntil,
  centavos,
}: BankChargeRow): string | null {
  if (ourNumber === null) return null;
  const freeField = ourNumber.padStart(FREE_FIELD_DIGITS, '0');
  return barcodeOf({ bank: BANK, dueOn: payableUntil, centavos, freeField });
}

/** A charge for its payer; with codes only while it can be paid. */
export async function toPaymentCharge(
  config: ReceiverConfig,
  charge: BankChargeRow,
  recurrence: string | null,
): Promise<PaymentCharge> {
  const { id, method, state, centavos, payableUntil, pageUrl } = charge;
  const code = isLive(state) ? pixOf(config, charge, recurrence) : null;
  const bars = isLive(state) ? boletoOf(charge) : null;
  return {
    id,
    method,
    state,
    amount: reaisFromCentavos(centavos),
    payableUntil,
    pix: code === null ? null : { code, picture: await qrPicture(code) },
    boleto:
      bars === null
        ? null
        : {
            line: formatBoleto(typedLineOf(bars)),
            picture: await barcodePicture(bars),
          },
    card: isLive(state) && pageUrl !== null ? { url: pageUrl } : null,
    ...(code !== null && recurrence && { offersAutomatic: true }),
    keepsCard: method === 'cartao' && charge.cardId !== null,
    ...(charge.tries > 0 && { triedBefore: true }),
  };
}
