import { refusePurchase } from '@site/api-contract';
import { formatDateTime } from '@site/api-contract/brazil';
import { heldByColleague } from '../../activity/holds/testing/held-by-colleague';
import { type TestClient } from '../../testing/client';
import { purchaseSteps } from './testing/purchase-steps';

const { api, consultant, nearTheEnd, ask, offer, reply } = purchaseSteps();

describe('the answer of the desk to a customer who wants to buy the car', () => {
  it('is refused with a reason that the customer reads, for good', async () => {
    const driver = await nearTheEnd();
    const { revision } = (await ask(driver)).data;
    const refuse = (from: TestClient) =>
      from.send(refusePurchase, {
        params: { id: driver.id },
        body: { revision, answer: 'O modelo volta à fábrica.' },
      });
    expect((await refuse(driver.customer)).status).toBe(403);
    expect((await refuse(consultant())).data).toMatchObject({
      state: 'recusada',
      answer: 'O modelo volta à fábrica.',
      canAsk: false,
    });
    expect((await ask(driver)).body).toMatchObject({ reason: 'purchase-unready' });
    const mail = (await api.mails()).at(-1);
    expect(mail?.bodyText).toContain('O modelo volta à fábrica.');
  });

  it('names days that can be, and is answered as it was read', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    for (const day of ['2029-09-24', '2029-10-25']) {
      const { status, body } = await offer(driver, asked, day);
      expect(status).toBe(400);
      expect(body.fields?.[0]?.key).toBe('ValidUntil');
    }
    const offered = (await offer(driver, asked, '2029-10-24')).data;
    expect((await offer(driver, asked, '2029-10-24')).body).toMatchObject({
      reason: 'changed-meanwhile',
      message: expect.stringMatching(/^Você fez a oferta em 2\d\/09\/2029, \d\d:\d\d\./),
    });
    expect((await reply(driver, asked, true)).status).toBe(409);
    expect((await reply(driver, offered, true)).status).toBe(200);
  });

  it('of two consultants at once one answers; the other reads who, and when', async () => {
    const driver = await nearTheEnd();
    const { revision } = (await ask(driver)).data;
    const refusing = (client: TestClient) =>
      client.send(refusePurchase, {
        params: { id: driver.id },
        body: { revision, answer: 'O modelo volta à fábrica.' },
      });
    const colleague = await api.asRole('CONSULTANT', { name: 'Caio Reis' });
    const at = formatDateTime(api.clock.now());
    const answers = await Promise.all([consultant(), colleague].map(refusing));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const name = answers[0]?.status === 200 ? 'Ana Teste' : 'Caio Reis';
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
      `${name} recusou a venda em ${at}. Confira antes de continuar.`,
    );
  });

  it('is neither offered nor refused while a colleague has it', async () => {
    const driver = await nearTheEnd();
    const asked = (await ask(driver)).data;
    const refusal = await heldByColleague(api, 'purchases', driver.id);
    expect(await offer(driver, asked, '2029-10-15')).toMatchObject(refusal);
    const body = { revision: asked.revision, answer: 'O modelo volta à fábrica.' };
    const params = { id: driver.id };
    expect(
      await (await consultant()).send(refusePurchase, { params, body }),
    ).toMatchObject(refusal);
  });
});
