import {
  decideDeductible,
  type DeductibleForm,
  getContract,
  type ServiceForm,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { type TestClient } from '../../testing/client';
import { claimedRequest, THEFT } from './testing/claimed-request';

const api = testApi();

describe('the deductible of an accident', () => {
  const CRASH: ServiceForm = {
    ...THEFT,
    kind: 'sinistro',
    text: 'Bati no portão.',
    anyoneHurt: 'nao',
  };
  const decide = (client: TestClient, id: string, body: DeductibleForm) =>
    client.send(decideDeductible, { params: { id }, body });

  it('is charged once, at most the contract’s, ten days ahead, and mailed', async () => {
    const { customer, consultant, contractId, id, revision } = await claimedRequest(
      api,
      CRASH,
    );
    const tooMuch = await decide(consultant, id, { revision, amount: 3000.01 });
    expect(tooMuch.status).toBe(400);
    expect(tooMuch.body.fields?.[0]?.key).toBe('Amount');
    const { status, data } = await decide(consultant, id, { revision, amount: 3000 });
    expect(status).toBe(200);
    expect(data.deductible).toEqual({ amount: 3000, reason: null, dueOn: '2026-12-03' });
    const again = await decide(consultant, id, { revision: data.revision, amount: 1 });
    expect(again.status).toBe(409);
    expect(again.body.reason).toBe('changed-meanwhile');
    const { data: contract } = await customer.send(getContract, {
      params: { id: contractId },
    });
    expect(contract.owed).toBe(3000);
    expect(contract.statement.at(-1)?.label).toContain('Franquia do seguro');
    expect((await api.mails()).at(-1)?.bodyText).toContain('Vencimento: 03/12/2026');
  });

  it('is zero with a reason alone, and then charges nothing', async () => {
    const { customer, consultant, contractId, id, revision } = await claimedRequest(
      api,
      CRASH,
    );
    const silent = await decide(consultant, id, { revision, amount: 0 });
    expect(silent.status).toBe(400);
    expect(silent.body.fields?.[0]?.key).toBe('Reason');
    const reason = 'A culpa foi do outro motorista.';
    const { data } = await decide(consultant, id, { revision, amount: 0, reason });
    expect(data.deductible).toEqual({ amount: 0, reason, dueOn: null });
    const { data: contract } = await customer.send(getContract, {
      params: { id: contractId },
    });
    expect(contract.owed).toBe(0);
    expect((await api.mails()).at(-1)?.bodyText).toContain(reason);
  });

  it('is counted in centavos', async () => {
    const { consultant, id, revision } = await claimedRequest(api, CRASH);
    const { status, body } = await decide(consultant, id, { revision, amount: 0.001 });
    expect(status).toBe(400);
    expect(body.fields).toEqual([
      { key: 'Amount', message: 'Use no máximo duas casas depois da vírgula.' },
    ]);
  });

  it('is for accidents and thefts, and decided by consultants', async () => {
    const { customer, consultant, id, revision } = await claimedRequest(api);
    expect((await decide(consultant, id, { revision, amount: 1 })).status).toBe(409);
    expect((await decide(customer, id, { revision, amount: 1 })).status).toBe(403);
  });
});
