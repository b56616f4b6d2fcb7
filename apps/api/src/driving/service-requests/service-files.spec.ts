import { downloadServiceFile, sendServiceFile } from '@site/api-contract';
import { fileOf, picture } from '../../identity/documents/testing/files';
import { testApi } from '../../testing/api';
import { claimedRequest, write } from './testing/claimed-request';

const api = testApi();

describe('files of a request', () => {
  it('are drawn anew, seen by both sides, and answer what was asked', async () => {
    const { customer, consultant, id, revision } = await claimedRequest(api);
    await write(consultant, id, {
      revision,
      text: 'Mande uma foto.',
      to: 'aguardando_cliente',
    });
    const { data } = await customer.send(sendServiceFile, {
      params: { id },
      body: { file: fileOf(await picture('png'), 'pneu.png', 'image/png') },
    });
    expect([data.state, data.files]).toMatchObject([
      'em_atendimento',
      [{ name: 'pneu.png', mediaType: 'image/jpeg', side: 'customer' }],
    ]);
    const fileId = data.files[0]?.id ?? '';
    for (const client of [customer, consultant]) {
      const { status, bytes, headers } = await client.send(downloadServiceFile, {
        params: { id, fileId },
      });
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('image/jpeg');
      expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    }
  });
});
