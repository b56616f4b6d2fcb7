import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER, pathOf } from '@site/api-contract';
import { calls } from '@site/api-contract/calls';
import { testApi } from '../../testing/api';
import { openApiDocument } from '../../testing/openapi-document';

const api = testApi();

/** Every call that posts a charge to a ledger, or asks the bank for money. */
const CHARGING = [
  'POST contracts/:id/km-top-ups',
  'POST contracts/:id/km-swaps',
  'POST contracts/:id/payments',
  'POST contracts/:id/payments/automatic',
  'POST contracts/:id/payments/card',
  'POST contracts/:id/withdrawals',
  'PUT contracts/:id/purchase/answer',
  'PUT returns/:id/damages',
  'POST returns/:id/receipt',
  'PUT returns/:id/contest',
  'POST traffic-fines/:id/charges',
  'PUT disputes/:id',
  'PUT overdue-contracts/:id',
  'POST service-requests/:id/losses',
  'PUT service-requests/:id/deductible',
  'POST customers/:id/phone-call/contracts/:contractId/second-copies',
];

/** Every call that signs a contract, or an amendment of its money. */
const SIGNING = ['POST proposals/:id/signatures', 'PUT contracts/:id/due-day'];

/** A damage that the dealership notes; the return charges it later. */
const NOTING = ['POST returns/:id/damages', 'POST returns/:id/wear-damages'];

const required = Object.values(calls).filter(
  ({ idempotent }) => idempotent === 'required',
);
const named = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const TEXT = 'Este pedido vale uma vez só: mande um UUID em Idempotency-Key.';

describe('a call that charges, signs or notes a charge', () => {
  it('says so in the contract', () => {
    expect(required.map(named).sort()).toEqual(
      [...CHARGING, ...SIGNING, ...NOTING].sort(),
    );
  });

  it.each(required.map((call) => [named(call), call] as const))(
    '%s is refused without a key, before anything else is looked at',
    async (_name, call) => {
      const row = api.app.routeTable.find((one) => named(one) === named(call));
      const [role] = row?.access ?? [];
      const client = await api.asRole(
        role === 'anyone' ? 'customer' : (role ?? 'customer'),
        {
          ...(role === 'CONSULTANT' && { rights: ['analysis'] }),
        },
      );
      const ask = (key: string) =>
        client.request({
          method: call.method,
          url: `/api/v1/${pathOf(call, { id: randomUUID(), contractId: randomUUID() })}`,
          headers: { 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
          payload: '{}',
        });
      for (const key of ['', 'abc']) {
        const { status, body } = await ask(key);
        expect(status).toBe(400);
        expect(body.message).toEqual(TEXT);
      }
      expect((await ask(randomUUID())).body.message).not.toBe(TEXT);
    },
  );

  it('says so in the OpenAPI document', async () => {
    const { paths } = await openApiDocument<{
      paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
    }>(api);
    type Parameter = { name?: string; required?: boolean };
    for (const call of required) {
      const path = `/api/v1/${call.path.replace(/:(\w+)/g, '{$1}')}`;
      const parameters = paths[path]?.[call.method.toLowerCase()]?.parameters ?? [];
      const key = parameters.find(({ name }) => name === IDEMPOTENCY_HEADER);
      expect(named(call)).toEqual(named(call));
      expect(key?.required).toBe(true);
    }
  });
});
