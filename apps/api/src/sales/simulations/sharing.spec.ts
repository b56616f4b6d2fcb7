import { count } from 'drizzle-orm';
import {
  deleteSimulation,
  getSharePreview,
  getShareToken,
  getSimulation,
  listSimulations,
  mailSimulation,
  openSharedSimulation,
  restoreSimulation,
  updateBasket,
} from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { simulationPicturePath } from '@site/api-contract/site-paths';
import { sendDueMails } from '#platform/jobs/outbox';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { textOfPdf } from '../../testing/pdf-text';
import { forgetRemovedSimulations } from './simulations.service';
import { simulations } from './simulations.table';
import { aCart, CHOICE, MISSING } from './testing/cart';
import { simulationAt } from './testing/contracted-at';

const api = testApi();
const tokenOf = async (visitor: TestClient, id: string) =>
  (await visitor.send(getShareToken, { params: { id } })).data.token;

describe('a share link', () => {
  it('shows the simulation to anybody, without the id that would let them change it', async () => {
    const owner = api.asAnyone();
    const { id, ...shown } = await aCart(owner);
    const { status, data } = await api
      .asAnyone()
      .send(openSharedSimulation, { body: { token: await tokenOf(owner, id) } });
    expect(status).toBe(200);
    expect(data).toEqual(shown);
  });

  it('is given to the owner alone', async () => {
    const { id } = await aCart(api.asAnyone());
    for (const stranger of [
      api.asAnyone(),
      await api.asRole('customer'),
      await api.asRole('CONSULTANT'),
    ]) {
      const { status, body } = await stranger.send(getShareToken, { params: { id } });
      expect(status).toBe(404);
      expect(body.message).toEqual(MISSING);
    }
  });

  it.each([
    ['another signature', (token: string) => `${token.slice(0, 22)}${token.slice(23)}A`],
    [
      'another id',
      (token: string) => `${token.startsWith('B') ? 'C' : 'B'}${token.slice(1)}`,
    ],
  ])('with %s opens nothing', async (_what, change) => {
    const owner = api.asAnyone();
    const token = change(await tokenOf(owner, (await aCart(owner)).id));
    const { status, body } = await api
      .asAnyone()
      .send(openSharedSimulation, { body: { token } });
    expect(status).toBe(404);
    expect(body.message).toBe('Este link não vale mais.');
  });

  it('that was cut off says so', async () => {
    const { status, body } = await api
      .asAnyone()
      .send(openSharedSimulation, { body: { token: 'abc' } });
    expect(status).toBe(400);
    expect(body.fields?.[0]?.message).toBe('Este link está incompleto. Peça outro.');
  });

  it('ends with the simulation', async () => {
    const owner = api.asAnyone();
    const { id } = await aCart(owner);
    const token = await tokenOf(owner, id);
    await owner.send(deleteSimulation, { params: { id } });
    expect(
      (await api.asAnyone().send(openSharedSimulation, { body: { token } })).status,
    ).toBe(404);
  });
});

describe('the preview of a share link', () => {
  // All files of a worker share the drawings.
  afterEach(() => jest.restoreAllMocks());

  const keysOf = async (visitor: TestClient, id: string) =>
    (await visitor.send(getShareToken, { params: { id } })).data;
  const read = (preview: string) =>
    api.asAnyone().send(getSharePreview, { params: { preview } });
  const draw = (preview: string) =>
    api.app.inject({ url: simulationPicturePath(preview) });

  it('tells car, price and condition, and neither place nor person', async () => {
    const owner = api.asAnyone();
    const { preview } = await keysOf(owner, (await aCart(owner)).id);
    expect((await read(preview)).data).toEqual({
      modelSlug: 'aroeira',
      modelName: 'Aroeira',
      versionName: 'Aroeira Evolução 1.0 Turbo AT',
      paint: 'vermelho-ipe',
      paintName: 'Vermelho Ipê',
      term: 36,
      km: 1000,
      clientType: 1,
      monthly: 2637,
      validUntil: '2026-11-30T15:00:00.000Z',
    });
  });

  it('is a picture that comes without the headers of a call, and shows the price', async () => {
    const share = jest.spyOn(api.ports.drawings, 'share');
    const owner = api.asAnyone();
    const { preview } = await keysOf(owner, (await aCart(owner)).id);
    const { statusCode, headers, rawPayload } = await draw(preview);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/png');
    expect(headers['cache-control']).toBe('public, max-age=86400');
    expect(rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ modelSlug: 'aroeira', paint: 'vermelho-ipe' }),
      { price: 'R$\u00a02.637/mês', condition: 'PF, 36 meses, 1.000 km por mês' },
    );
  });

  it('has another address after an edit, and nothing stands at the one before', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner);
    const { preview } = await keysOf(owner, id);
    const { data } = await owner.send(updateBasket, {
      params: { id, basketId: basket.id },
      body: { ...CHOICE, km: 2000, revision: basket.revision },
    });
    const { preview: after } = await keysOf(owner, id);
    expect(after).not.toBe(preview);
    expect((await read(after)).data.monthly).toBe(data.basket?.quote.monthly);
    expect((await read(preview)).status).toBe(404);
    expect((await draw(preview)).statusCode).toBe(404);
  });

  it('has one address alone, whatever somebody puts behind its key', async () => {
    const owner = api.asAnyone();
    const { preview } = await keysOf(owner, (await aCart(owner)).id);
    for (const other of [preview.slice(0, 44), `${preview}0`, `${preview}x`])
      expect((await draw(other)).statusCode).toBe(404);
  });

  it('is drawn for one address only so often', async () => {
    const { points } = api.ports.config.RATE_AVAILABILITY;
    for (let sent = 0; sent < points; sent += 1)
      expect((await draw('abc')).statusCode).toBe(404);
    expect((await draw('abc')).statusCode).toBe(429);
  });

  it('is kept by nobody for longer than its price is guaranteed', async () => {
    const owner = api.asAnyone();
    const { preview } = await keysOf(owner, (await aCart(owner)).id);
    api.clock.advance(7 * DAY_MS - 90_000);
    expect((await draw(preview)).headers['cache-control']).toBe('public, max-age=90');
  });

  it('promises no price whose guarantee is over', async () => {
    const owner = api.asAnyone();
    const { preview } = await keysOf(owner, (await aCart(owner)).id);
    api.clock.advance(7 * DAY_MS);
    expect((await read(preview)).status).toBe(404);
    expect((await draw(preview)).statusCode).toBe(404);
  });

  it('ends with the simulation', async () => {
    const owner = api.asAnyone();
    const { id } = await aCart(owner);
    const { preview } = await keysOf(owner, id);
    await owner.send(deleteSimulation, { params: { id } });
    expect((await draw(preview)).statusCode).toBe(404);
  });

  it('does not open the simulation, nor does the key that opens it show a preview', async () => {
    const owner = api.asAnyone();
    const { token, preview } = await keysOf(owner, (await aCart(owner)).id);
    const opened = await api
      .asAnyone()
      .send(openSharedSimulation, { body: { token: preview.slice(0, 44) } });
    expect(opened.status).toBe(404);
    expect((await draw(`${token}1`)).statusCode).toBe(404);
    expect((await draw('abc')).statusCode).toBe(404);
  });
});

describe('a simulation by e-mail', () => {
  const send = (
    visitor: TestClient,
    { id, basket }: { id: string; basket: { id: string } },
    email = 'bia@exemplo.test',
  ) =>
    visitor.send(mailSimulation, {
      params: { id, basketId: basket.id },
      body: { email },
    });

  it('says car, price and until when it holds, and links to the simulation', async () => {
    const owner = api.asAnyone();
    const cart = await aCart(owner);
    expect((await send(owner, cart)).data).toEqual({ ok: true });
    const [mail, ...more] = await api.mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'bia@exemplo.test',
      subject: `Simulação ${cart.code}: Aroeira por R$ 2.637,00 por mês`,
    });
    expect(mail?.bodyText).toContain(
      'Aroeira Evolução 1.0 Turbo AT, Vermelho Ipê. Preço de pessoa física, para entregar em Curitiba, PR.\n\nMensalidade: R$ 2.637,00\nPrazo: 36 meses\nKm por mês: 1.000\n',
    );
    expect(mail?.bodyText).toContain('O preço está garantido até 30/11/2026, 12:00.');
    const token =
      /\/simulador\/compartilhada\?modelo=aroeira&cor=vermelho-ipe&foto=[\w-]{44}\d+#([\w-]{44})\n/.exec(
        mail?.bodyText ?? '',
      )?.[1] ?? '';
    expect(
      (await api.asAnyone().send(openSharedSimulation, { body: { token } })).data.code,
    ).toBe(cart.code);
  });

  it('reaches one address at most as often as one sender may send, whoever sends', async () => {
    const statuses: number[] = [];
    for (const [n, times] of [6, 5].entries()) {
      const visitor = api.asAnyone();
      const { id, basket } = await aCart(visitor);
      for (let sent = 0; sent < times; sent += 1) {
        const { status } = await visitor.send(mailSimulation, {
          params: { id, basketId: basket.id },
          body: { email: 'bia@exemplo.test' },
          headers: { 'x-forwarded-for': `203.0.113.${n}` },
        });
        statuses.push(status);
      }
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('promises no price whose guarantee is over', async () => {
    const owner = api.asAnyone();
    const cart = await aCart(owner);
    api.clock.advance(7 * DAY_MS);
    await send(owner, cart);
    const [mail] = await api.mails();
    expect(mail?.bodyText).toContain(
      'A garantia deste preço acabou em 30/11/2026, 12:00: o preço de hoje pode ser outro.',
    );
    expect(mail?.bodyText).not.toContain('está garantido');
  });

  it('brings the PDF of the simulation', async () => {
    const owner = api.asAnyone();
    const cart = await aCart(owner);
    await send(owner, cart);
    await sendDueMails(api.ports, api.app.log);
    const [{ text = '', attachments: [pdf, ...more] = [] } = {}] = api.sent;
    expect(text).toContain(
      'O PDF em anexo traz o mês linha por linha, o contrato inteiro e o custo de sair em cada mês.',
    );
    expect(pdf?.name).toBe(`simulacao-${cart.code}.pdf`);
    expect(pdf?.type).toBe('application/pdf');
    expect(more).toEqual([]);
    expect(await api.ports.pdfPages(pdf?.bytes ?? new Uint8Array())).toEqual({
      pages: expect.any(Number),
    });
    expect(textOfPdf(pdf?.bytes ?? new Uint8Array())).toContain(`Simulação ${cart.code}`);
  });

  it('goes to a good address, from the owner alone', async () => {
    const owner = api.asAnyone();
    const cart = await aCart(owner);
    const refused = await send(owner, cart, 'bia@');
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual([
      { key: 'Email', message: 'Informe um e-mail válido.' },
    ]);
    expect((await send(api.asAnyone(), cart)).status).toBe(404);
    expect((await send(owner, { ...cart, basket: { id: cart.id } })).status).toBe(404);
    expect(await api.mails()).toEqual([]);
  });
});

describe('a removed simulation', () => {
  it('is nowhere any more, and comes back as it was within a day', async () => {
    const owner = api.asAnyone();
    const cart = await aCart(owner);
    await owner.send(deleteSimulation, { params: { id: cart.id } });
    expect((await owner.send(listSimulations, {})).data).toEqual([]);
    expect((await owner.send(getSimulation, { params: { id: cart.id } })).status).toBe(
      404,
    );
    expect((await owner.send(deleteSimulation, { params: { id: cart.id } })).status).toBe(
      404,
    );
    api.clock.advance(DAY_MS - 1);
    expect(
      (await owner.send(restoreSimulation, { params: { id: cart.id } })).data,
    ).toEqual(simulationAt(api.clock.now(), cart));
    expect((await owner.send(listSimulations, {})).data).toHaveLength(1);
  });

  it('is not brought back by somebody else, nor when it was never removed, nor after a day', async () => {
    const owner = api.asAnyone();
    const { id } = await aCart(owner);
    expect((await owner.send(restoreSimulation, { params: { id } })).status).toBe(404);
    await owner.send(deleteSimulation, { params: { id } });
    expect(
      (await api.asAnyone().send(restoreSimulation, { params: { id } })).status,
    ).toBe(404);
    api.clock.advance(DAY_MS);
    expect((await owner.send(restoreSimulation, { params: { id } })).status).toBe(404);
  });

  it('is forgotten after a day', async () => {
    const owner = api.asAnyone();
    const { id } = await aCart(owner);
    await aCart(owner);
    await owner.send(deleteSimulation, { params: { id } });
    const stored = async () =>
      (await api.db.select({ rows: count() }).from(simulations))[0]?.rows;
    await forgetRemovedSimulations(api.ports, api.db);
    expect(await stored()).toBe(2);
    api.clock.advance(DAY_MS);
    await forgetRemovedSimulations(api.ports, api.db);
    expect(await stored()).toBe(1);
  });
});
