import { getSimulationPdf, pathOf } from '@site/api-contract';
import { DAY_MS, formatCentavos } from '@site/api-contract/brazil';
import { exitCostCentavos } from '@site/api-contract/pricing';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { openApiDocument } from '../../testing/openapi-document';
import { textOfPdf } from '../../testing/pdf-text';
import { aCart } from './testing/cart';

const api = testApi();
const WITH_DELIVERY = { addOns: ['vidros-e-pneus', 'entrega-em-casa'] };

function ask(visitor: TestClient, params: { id: string; basketId: string }) {
  return api.app.inject({
    method: 'GET',
    url: `/api/v1/${pathOf(getSimulationPdf, params)}`,
    headers: visitor.headers(),
  });
}

describe('the PDF of a simulation', () => {
  it('says the choice, the month line by line, the whole contract and the cost of leaving in every month, to the centavo', async () => {
    const owner = api.asAnyone();
    const { id, code, basket } = await aCart(owner, WITH_DELIVERY);
    const answer = await ask(owner, { id, basketId: basket.id });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="simulacao-${code}.pdf"; filename*=UTF-8''simulacao-${code}.pdf`,
    );
    const text = textOfPdf(answer.rawPayload).replaceAll('\u00a0', ' ');
    for (const words of [
      `Simulação ${code}`,
      'Aroeira Evolução 1.0 Turbo AT, pessoa física. Preço garantido até 30/11/2026, 12:00.',
      'R$ 2.637,00/mês\nPF, 36 meses, 1.000 km por mês',
      'Vermelho Ipê',
      '36 meses, preço fixo',
      'Curitiba, PR',
      'Vidros e pneus, Entrega em casa',
      'R$ 1.751,27',
      'R$ 2.637,00',
      '36 mensalidades de R$ 2.637,00',
      'R$ 94.932,00',
      'R$ 390,00',
      'R$ 95.322,00',
      'multas, lavagem, franquia do seguro (R$ 3.000,00)',
      'Cada km acima do pacote custa R$ 0,70.',
      `Simulação ${code} · Tabela 2026-11 · emitido em 23/11/2026, 12:00`,
    ])
      expect(text).toContain(words);
    for (let month = 1; month <= 36; month += 1)
      expect(text).toContain(
        `${month}\n${formatCentavos(exitCostCentavos(263_700, 36, month)).replaceAll('\u00a0', ' ')}`,
      );
  });

  it('says for how long the spare car is that was chosen', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner, { addOns: ['carro-reserva-30'] });
    const { rawPayload } = await ask(owner, { id, basketId: basket.id });
    const text = textOfPdf(rawPayload).replace(/\s+/g, ' ');
    expect(text).toContain('assistência 24 horas e carro reserva por 30 dias.');
    expect(text).toContain('Página 2 de 2');
    expect(text).not.toContain('7 dias.');
  });

  it('says of an electric car that charging is not included, of another one fuel', async () => {
    const owner = api.asAnyone();
    const textOf = async (choice: Parameters<typeof aCart>[1]) => {
      const { id, basket } = await aCart(owner, choice);
      const { rawPayload } = await ask(owner, { id, basketId: basket.id });
      return textOfPdf(rawPayload).replace(/\s+/g, ' ');
    };
    const electric = { versionSlug: 'lume-eletrico', paint: 'branco-nuvem', addOns: [] };
    expect(await textOf(electric)).toContain('Não incluso: recarga, multas, lavagem,');
    expect(await textOf({})).toContain('Não incluso: combustível, multas, lavagem,');
  });

  it('says when the price is not guaranteed any more', async () => {
    const owner = api.asAnyone();
    const { id, basket } = await aCart(owner, WITH_DELIVERY);
    api.clock.advance(7 * DAY_MS);
    const { rawPayload } = await ask(owner, { id, basketId: basket.id });
    expect(textOfPdf(rawPayload).replace(/\s+/g, ' ')).toContain(
      'A garantia deste preço acabou em 30/11/2026, 12:00: o preço de hoje pode ser outro.',
    );
  });

  it('is given to the owner alone', async () => {
    const owner = await api.asRole('customer');
    const { id, basket } = await aCart(owner, WITH_DELIVERY);
    for (const stranger of [
      api.asAnyone(),
      await api.asRole('customer'),
      await api.asRole('CONSULTANT'),
    ]) {
      const answer = await ask(stranger, { id, basketId: basket.id });
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ message: string }>().message).toBe(
        'Não encontramos essa simulação. Comece outra pelo carro que você quer.',
      );
    }
    expect((await ask(owner, { id, basketId: id })).statusCode).toBe(404);
  });
});

it('the document of the API says that this answer is a file', async () => {
  const { paths } = await openApiDocument<{
    paths: Record<string, { get: { responses: Record<string, { content: object }> } }>;
  }>(api);
  const { responses } =
    paths['/api/v1/simulations/{id}/baskets/{basketId}/pdf']?.get ?? {};
  expect(responses?.['200']?.content).toEqual({
    'application/pdf': {
      schema: expect.objectContaining({ type: 'string', format: 'binary' }),
    },
  });
  expect(responses?.['404']?.content).toEqual({ 'application/json': expect.anything() });
});
