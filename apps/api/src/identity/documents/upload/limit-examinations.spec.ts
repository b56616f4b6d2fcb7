import { Refusal } from '#platform/errors';
import { limitExaminations } from '../documents.service';
import { pdf } from '../testing/files';

it('F1: files wait for their turn in a queue of a length; beyond it one is asked to come again', async () => {
  const bytes = await pdf();
  let examined = 0;
  const neverDone = () => ((examined += 1), new Promise<never>(() => undefined));
  const look = limitExaminations({ config: { DOCUMENTS_AT_ONCE: 2 } });
  const ports = { config: {}, pdfPages: neverDone } as unknown as Parameters<
    typeof look
  >[0];
  const refused: unknown[] = [];
  for (let sent = 0; sent < 53; sent += 1)
    void look(ports, bytes).catch((error: unknown) => refused.push(error));
  while (examined < 2 || refused.length < 1) await new Promise(setImmediate);
  expect(examined).toBe(2);
  expect(refused).toEqual([
    new Refusal(
      'unavailable',
      'Estamos recebendo muitos arquivos agora. Tente de novo em um minuto.',
      { retryAfterSeconds: 60 },
    ),
  ]);
});
