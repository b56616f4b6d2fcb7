import fc from 'fast-check';
import { crc16, pixCode } from './pix-code';

const FULANO = { name: 'Fulano de Tal', city: 'BRASILIA' };
const KEY = '123e4567-e12b-12d1-a456-426655440000';
const RECURRENCE = 'pix.example.com/rec/2353c790eefb11eaadc10242ac120002';

/** Fields of one level, id → value; throws when a length does not match the text. */
function fieldsOf(code: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    const value = code.slice(at + 4, at + 4 + length);
    if (value.length !== length) throw new Error(`short field at ${at}`);
    fields.set(code.slice(at, at + 2), value);
    at += 4 + length;
  }
  return fields;
}

describe('the Pix BR Code', () => {
  it('has the check sum of CRC-16/CCITT-FALSE', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it.each([
    [
      'static',
      { ...FULANO, key: KEY },
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    ],
    [
      'dynamic',
      {
        ...FULANO,
        once: true,
        location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
      },
      '00020101021226700014br.gov.bcb.pix2548pix.example.com/8b3da2f39a4140d1a91abd93113bd4415204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***630464E4',
    ],
    [
      'a recurrence alone',
      { ...FULANO, recurrence: RECURRENCE },
      '00020126180014br.gov.bcb.pix5204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac1200026304F2DA',
    ],
    [
      'static with a recurrence',
      { ...FULANO, key: KEY, centavos: 10_050, recurrence: RECURRENCE },
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406100.505802BR5913Fulano de Tal6008BRASILIA62070503***80740014br.gov.bcb.pix2552pix.example.com/rec/2353c790eefb11eaadc10242ac12000263042875',
    ],
    [
      'the demo invoice',
      {
        key: KEY,
        centavos: 263_900,
        name: 'RODAR ASSINATURA DEMO',
        city: 'CURITIBA',
        txid: 'FAT202612000042',
      },
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-42665544000052040000530398654072639.005802BR5921RODAR ASSINATURA DEMO6008CURITIBA62190515FAT20261200004263048DF1',
    ],
  ])('is as the central bank writes it: %s', (_, code, text) => {
    expect(pixCode(code)).toBe(text);
  });

  it('holds ASCII alone, of counted length, whatever the receiver is called', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.integer({ min: 1, max: 99_999_999 }),
        (text, centavos) => {
          const code = pixCode({
            key: KEY,
            centavos,
            name: `A${text}`,
            city: `B${text}`,
          });
          expect(code).toMatch(/^[\x20-\x7e]+$/);
          const fields = fieldsOf(code);
          expect(fields.get('54')).toBe((centavos / 100).toFixed(2));
          expect(fields.get('59')?.length).toBeLessThanOrEqual(25);
          expect(fields.get('60')?.length).toBeLessThanOrEqual(15);
          expect(code.slice(-4)).toBe(crc16(code.slice(0, -4)));
        },
      ),
    );
    expect(pixCode({ key: KEY, name: 'São João', city: 'Brasília' })).toContain(
      '5908Sao Joao6008Brasilia',
    );
  });

  it.each([
    { ...FULANO, key: KEY, centavos: 0 },
    { ...FULANO, key: KEY, centavos: 10.5 },
    { ...FULANO, key: KEY, txid: 'com espaço' },
    { ...FULANO, key: KEY, txid: 'A'.repeat(26) },
    { ...FULANO, location: `pix.example.com/${'a'.repeat(70)}` },
    { ...FULANO, location: 'https://pix.example.com/1' },
  ])('refuses what has no room in it: %j', (code) => {
    expect(() => pixCode(code)).toThrow(RangeError);
  });
});
