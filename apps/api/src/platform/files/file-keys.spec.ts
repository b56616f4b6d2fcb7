import { storedDocument } from '../../identity/documents/testing/stored-document';
import { testApi, testConfig } from '../../testing/api';
import { fingerprintOf, forgetOldFileKeys, noteFileKey } from './file-keys';
import { openFileStore } from './file-store';

const api = testApi();
const OLD = testConfig().FILE_KEY;
const NEW = 'ef'.repeat(32);
const OTHER = 'ab'.repeat(32);

async function start(FILE_KEY: string, ...OLD_FILE_KEYS: string[]): Promise<void> {
  const ports = portsWith(FILE_KEY, ...OLD_FILE_KEYS);
  const files = await openFileStore({ ...ports.config, DATA_DIR: api.folder });
  await noteFileKey({ ...ports, files });
}
const portsWith = (FILE_KEY: string, ...OLD_FILE_KEYS: string[]) => ({
  ...api.ports,
  config: { ...api.ports.config, FILE_KEY, OLD_FILE_KEYS },
});
const lacks = (key: string) =>
  `This database has files under another key (fingerprint ${fingerprintOf(key)}): give it as FILE_KEY or in OLD_FILE_KEYS.`;

describe('a process on a database that was written with a FILE_KEY', () => {
  it('starts with that key, and with another is refused in one line', async () => {
    await start(OLD);
    await start(OLD);
    await expect(start(OTHER)).rejects.toThrow(lacks(OLD));
  });

  it('starts with a new key beside the old one, until nothing needs the old one', async () => {
    await start(OLD, NEW);
    await start(NEW, OLD);
    await expect(start(NEW)).rejects.toThrow(lacks(OLD));
    await expect(start(OLD)).rejects.toThrow(lacks(NEW));
    await forgetOldFileKeys(portsWith(NEW, OLD));
    await start(NEW);
    await expect(start(OLD)).rejects.toThrow(lacks(NEW));
  });

  it('that noted no key yet starts only with one that opens its files', async () => {
    await storedDocument(api, Buffer.from('licence'));
    await expect(start(OTHER)).rejects.toThrow(
      'This database has files under another key: give it as FILE_KEY or in OLD_FILE_KEYS.',
    );
    await start(NEW, OLD);
  });
});
