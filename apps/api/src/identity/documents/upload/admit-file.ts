import { refuseFields } from '#platform/errors';
import { type Ports } from '#platform/ports';
import { type examine, type Examined } from './examine';

const UNJUDGED =
  'Não deu para verificar esse arquivo agora. Tente de novo em alguns minutos.';

/**
 * Examines a picture or a PDF and has it scanned at once. A file that the scanner did not
 * judge is refused as well: unlike documents of a registration, it can't wait unseen.
 */
export async function admitFile(
  ports: Pick<Ports, 'config' | 'pdfPages' | 'scanner'>,
  look: typeof examine,
  sent: Buffer,
): Promise<Examined> {
  const examined = await look(ports, sent);
  const verdict = ports.scanner ? await ports.scanner(examined.bytes) : 'passed';
  if (verdict === 'refused') return refuseInfected();
  if (verdict !== 'passed') return refuseFields([{ key: 'File', message: UNJUDGED }]);
  return examined;
}

export function refuseInfected(): never {
  return refuseFields([
    {
      key: 'File',
      message: 'Esse arquivo não passou na verificação de segurança. Envie outro.',
    },
  ]);
}
