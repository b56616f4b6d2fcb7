import { type FileAnswer } from '@site/api-contract';

/** The file of an answer: bytes, with name and type from its headers. */
export async function readFile(response: Response): Promise<FileAnswer> {
  const [, encoded = ''] =
    /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ??
    [];
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  return {
    name: decodeURIComponent(encoded),
    type,
    bytes: new Uint8Array(await response.arrayBuffer()),
  };
}
