import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listDocuments, sendDocument } from '@site/api-contract';
import { type DocumentKind } from '@site/api-contract/identity';
import { type TestApi } from '../../../testing/api';

export type Client = Awaited<ReturnType<TestApi['asRole']>>;

export const send = (
  client: Client,
  file: File,
  kind: DocumentKind = 'cnh-frente',
  id = client.userId,
) => client.send(sendDocument, { params: { id }, body: { kind, file } });
export const list = (client: Client, id = client.userId) =>
  client.send(listDocuments, { params: { id } });

/** All bytes in the file store. */
export async function storedIn(api: TestApi): Promise<Buffer[]> {
  const entries = await readdir(join(api.folder, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => readFile(join(entry.parentPath, entry.name))),
  );
}
