import { Refusal } from '#platform/errors';
import { testApi } from '../../../testing/api';
import { users } from '../../accounts/accounts.table';
import { doomedFiles } from '../documents.table';
import { fileOf, pdf } from '../testing/files';
import { send, storedIn } from '../testing/sent-files';
import { uploadMemory } from './upload-memory';

jest.setTimeout(60_000); // PDFs run in threads of their own
const KIB = 1024;
/** The scanner does this before it answers. */
let meanwhile: () => Promise<unknown>;
const api = testApi({
  config: { DOCUMENT_BYTES_AT_ONCE: 300 * KIB },
  ports: {
    scanner: async () => {
      await meanwhile();
      return 'passed';
    },
  },
});
const largeFile = async () =>
  fileOf(Buffer.concat([await pdf(), Buffer.alloc(200 * KIB, '%')]));

describe('uploads at once (security-requirements F1)', () => {
  it('hold so many bytes together and no more; the next one is asked to come again', async () => {
    const [first, second] = [await api.asRole('customer'), await api.asRole('customer')];
    let answer = (): void => undefined;
    const asked = new Promise((tell) => {
      meanwhile = () =>
        new Promise<void>((resolve) => {
          answer = resolve;
          tell('asked');
        });
    });
    const waiting = send(first, await largeFile());
    expect(await Promise.race([asked, waiting])).toBe('asked');
    const crowded = await send(second, await largeFile());
    expect(crowded.status).toBe(503);
    expect(crowded.headers['retry-after']).toBe('60');
    expect(crowded.body.message).toBe(
      'Estamos recebendo muitos arquivos agora. Tente de novo em um minuto.',
    );
    answer();
    expect((await waiting).status).toBe(200);
    meanwhile = async () => undefined;
    expect((await send(second, await largeFile())).status).toBe(200);
  });

  it('give their bytes back also when they fail', async () => {
    const upload = uploadMemory({ config: { DOCUMENT_BYTES_AT_ONCE: 10 } });
    const holding = (bytes: number) =>
      upload(async (hold) => {
        hold(bytes);
        throw new Error('broken off');
      });
    for (let n = 0; n < 3; n += 1)
      await expect(holding(10)).rejects.toThrow('broken off');
    await expect(holding(11)).rejects.toBeInstanceOf(Refusal);
  });

  it('leave no file when their account is erased meanwhile, and answer like a session that is over', async () => {
    const customer = await api.asRole('customer');
    meanwhile = async () => api.db.delete(users);
    expect((await send(customer, await largeFile())).status).toBe(401);
    expect(await storedIn(api)).toEqual([]);
    expect(await api.db.select().from(doomedFiles)).toEqual([]);
  });
});
