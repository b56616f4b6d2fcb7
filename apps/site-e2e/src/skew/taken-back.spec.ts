import { expect, test } from '@playwright/test';
import { createBasket, createSimulation } from '@site/api-contract';
import { leaveContact } from '../by-api/contact';
import { ApiVisitor } from '../by-api/visitor';

/**
 * A release that was taken back: the API before it, on the schema that the newer one left
 * behind.
 */
test.describe('the API of the last release on the schema of today', () => {
  test('signs a customer in', async () => {
    expect(await new ApiVisitor().signIn('cliente@rodar.test')).not.toBe('');
  });

  test('prices a basket', async () => {
    const visitor = new ApiVisitor();
    const { id } = await visitor.send(createSimulation, {
      body: {
        clientType: 1,
        place: {
          city: 'São Paulo',
          state: 'SP',
          latitude: -23.5505,
          longitude: -46.6333,
        },
      },
    });
    const { basket } = await visitor.send(createBasket, {
      params: { id },
      body: {
        versionSlug: 'aroeira-evolucao',
        paint: 'azul-fiorde',
        term: 36,
        km: 1000,
        addOns: ['vidros-e-pneus'],
        dealershipId: '5',
      },
    });
    expect(basket?.quote.monthly).toBeGreaterThan(0);
  });

  test('takes a lead', async () => {
    expect(await leaveContact('Lúcia Prado', 'lucia.prado@rodar.test')).not.toBe('');
  });
});
