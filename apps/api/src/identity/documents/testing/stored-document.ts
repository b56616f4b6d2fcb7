import { type TestApi } from '../../../testing/api';
import { documents } from '../documents.table';

/** Stores a file with its row, of a new customer; the result is the file's name. */
export async function storedDocument(api: TestApi, bytes: Buffer): Promise<string> {
  const fileName = api.ports.files.newName();
  await api.ports.files.put(fileName, bytes);
  await api.db.insert(documents).values({
    id: api.ports.random.uuid(),
    userId: (await api.addUser()).id,
    kind: 'cnh-frente',
    fileName,
    shownName: 'cnh.jpg',
    mediaType: 'image/jpeg',
    sizeBytes: bytes.length,
    passedScan: true,
    createdAt: api.clock.now(),
  });
  return fileName;
}
