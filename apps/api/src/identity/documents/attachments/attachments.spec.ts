import { refuse } from '#platform/errors';
import { type ScanResult } from '#platform/security/malware-scanner';
import { testApi } from '../../../testing/api';
import { pdf, picture } from '../testing/files';
import { storedIn } from '../testing/sent-files';
import { examine } from '../upload/examine';
import { addAttachment } from './attachments';

let verdict: ScanResult = 'passed';
const api = testApi({ ports: { scanner: async () => verdict } });
beforeEach(() => {
  verdict = 'passed';
});

const INFECTED = 'Esse arquivo não passou na verificação de segurança. Envie outro.';
const FILE_UNJUDGED =
  'Não deu para verificar esse arquivo agora. Tente de novo em alguns minutos.';
const PHOTO_UNJUDGED =
  'Não deu para verificar essa foto agora. Tente de novo em alguns minutos.';

const refusal = (message: string) => ({
  details: { fields: [{ key: 'File', message }] },
});

/** Adds a file to a made-up owner; `check` is told whether the owner is locked. */
async function add({
  accepts,
  bytes,
  check,
  look = examine,
}: {
  accepts?: 'files' | 'photos';
  bytes?: Buffer;
  check?: (isLocked: boolean) => void;
  look?: typeof examine;
} = {}) {
  const upload = { shownName: 'frente.png', bytes: bytes ?? (await picture('png')) };
  return addAttachment(api.ports, {
    upload,
    look,
    accepts,
    find: async () => false,
    lock: async () => true,
    check: (_, isLocked) => check?.(isLocked),
    write: async () => undefined,
  });
}

describe('A file that belongs to something else', () => {
  it('keeps the name of its sender and the type of what is stored', async () => {
    expect(await add()).toMatchObject({
      shownName: 'frente.png',
      mediaType: 'image/jpeg',
    });
  });

  it.each([
    ['files', 'refused', INFECTED],
    ['files', 'away', FILE_UNJUDGED],
    ['files', 'unjudged', FILE_UNJUDGED],
    ['photos', 'refused', PHOTO_UNJUDGED],
    ['photos', 'away', PHOTO_UNJUDGED],
  ] as const)(
    'is not taken among %s when the scanner says %s',
    async (accepts, said, message) => {
      verdict = said;
      const before = (await storedIn(api)).length;
      await expect(add({ accepts })).rejects.toMatchObject(refusal(message));
      expect(await storedIn(api)).toHaveLength(before);
    },
  );

  it('may be a PDF, but not among photos', async () => {
    const bytes = await pdf(1);
    expect((await add({ bytes })).mediaType).toBe('application/pdf');
    await expect(add({ bytes, accepts: 'photos' })).rejects.toMatchObject(
      refusal('Envie uma foto: JPG, PNG ou WebP.'),
    );
  });

  it('is not examined when its owner has no room for it', async () => {
    const look = jest.fn(examine);
    const check = () => refuse('invalid', 'Não cabe.');
    await expect(add({ look, check })).rejects.toThrow('Não cabe.');
    expect(look).not.toHaveBeenCalled();
  });

  it('leaves the store when its owner, once locked, has no room any more', async () => {
    const before = (await storedIn(api)).length;
    const check = (isLocked: boolean) => {
      if (isLocked) refuse('invalid', 'Não cabe mais.');
    };
    await expect(add({ check })).rejects.toThrow('Não cabe mais.');
    expect(await storedIn(api)).toHaveLength(before);
  });
});
