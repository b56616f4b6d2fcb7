import { getContract } from '@site/api-contract';
import { DAY_MS } from '@site/api-contract/brazil';
import { heldByColleague } from '../../activity/holds/testing/held-by-colleague';
import { payContract } from '../../contracts/contracts/testing/signed-contract';
import { testApi } from '../../testing/api';
import { register } from './testing/a-fine';
import { cancel, charge, fineSteps, list } from './testing/fine-steps';
import { watchFines } from './traffic-fines.job';

const api = testApi();
const { arrived, named, twoDaysOn } = fineSteps(api);

describe('what is passed on', () => {
  it('is charged once, at most the fine, and due like every settlement', async () => {
    const { customer, consultant, contractId, id, revision } = await named();
    const more = await charge(consultant, id, revision, 130.17);
    expect(more.status).toBe(400);
    expect(more.body.fields?.[0]?.key).toBe('Amount');
    const { data } = await charge(consultant, id, revision, 78.1);
    expect(data.state).toBe('cobrada');
    expect(data.charge).toEqual({ amount: 78.1, dueOn: '2026-12-07', state: 'a_vencer' });
    const again = await charge(consultant, id, data.revision, 78.1);
    expect(again.status).toBe(409);
    expect(again.body.message).toBe(
      'Você lançou esta multa em 25/11/2026, 12:00. Confira antes de continuar.',
    );
    const { data: contract } = await customer.send(getContract, {
      params: { id: contractId },
    });
    expect(contract.owed).toBe(78.1);
    const owed = { label: 'Multa de trânsito de 24/11/2026', open: 78.1 };
    expect(contract.dueBefore).toEqual([{ ...owed, dueDate: '2026-12-07', late: false }]);
    expect(contract.statement.at(-1)?.label).toBe(
      'Multa de trânsito de 24/11/2026, vence em 07/12/2026',
    );
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Multa de trânsito: R$ 78,10 a pagar');
    expect(mail?.bodyText).toContain('Vence em 07/12/2026');
    expect(mail?.bodyText).toContain('/pagar?vencimento=2026-12-07');
  });

  it('is neither charged nor cancelled while a colleague has the fine', async () => {
    const { consultant, id, revision } = await named();
    const refusal = await heldByColleague(api, 'fines', id);
    expect(await charge(consultant, id, revision, 78.1)).toMatchObject(refusal);
    expect(await cancel(consultant, id, revision)).toMatchObject(refusal);
  });

  it('waits until somebody was named, or the deadline is over', async () => {
    const { consultant, id, revision } = await arrived();
    const early = await charge(consultant, id, revision);
    expect(early.status).toBe(409);
    expect(early.body.message).toBe(
      'Esta multa já está em outra etapa. Confira antes de continuar.',
    );
    api.clock.advance(29 * DAY_MS);
    await watchFines(api.ports, api.db);
    const today = await api.asRole('CONSULTANT');
    expect((await charge(today, id, revision + 1)).status).toBe(200);
  });

  it('is taken back with the fine: nothing is owed, what was paid is credit', async () => {
    const { customer, consultant, contractId, id, revision } = await named();
    const { data } = await charge(consultant, id, revision);
    await payContract(api, contractId, 3016);
    const cancelled = await cancel(consultant, id, data.revision);
    expect(cancelled.data.state).toBe('cancelada');
    expect(cancelled.data.charge?.state).toBe('cancelada');
    const { data: contract } = await customer.send(getContract, {
      params: { id: contractId },
    });
    expect(contract.owed).toBe(0);
    expect(contract.credit).toBe(30.16);
    const mail = (await api.mails()).at(-1);
    expect(mail?.subject).toBe('Multa de trânsito cancelada');
    expect(mail?.bodyText).toContain('O órgão anulou a multa.');
    expect(mail?.bodyText).toContain(
      'R$ 30,16 viram crédito para o que estiver em aberto',
    );
    const end = await cancel(consultant, id, cancelled.data.revision);
    expect(end.status).toBe(409);
  });

  it('is taken back unpaid: the mail gives nothing back', async () => {
    const { consultant, id, revision } = await named();
    const { data } = await charge(consultant, id, revision);
    await cancel(consultant, id, data.revision);
    expect((await api.mails()).at(-1)?.bodyText).toContain(
      'a cobrança dela foi desfeita. Você não deve nada por ela.',
    );
  });

  it('is not told as cancelled to who never heard of it', async () => {
    const { customer, consultant, id: contractId } = await twoDaysOn();
    const { id } = (await register(consultant)).data;
    const before = (await api.mails()).length;
    expect((await cancel(consultant, id, 1)).data.state).toBe('cancelada');
    expect(await api.mails()).toHaveLength(before);
    expect((await list(customer, contractId)).data.items).toEqual([]);
  });
});
