import { endAutomatic, removeCard, startAutomatic, startCard } from '@site/api-contract';
import { addDays } from '@site/api-contract/brazil';
import { signedContract } from '../../contracts/contracts/testing/signed-contract';
import { postTransaction } from '../../contracts/ledger/ledger.repository';
import { chargeOf } from '../../contracts/ledger/ledger.rules';
import { chargeAutomatically } from '../automatic-pix/automatic.job';
import { apiWithBank } from '../payments/testing/api-with-bank';
import { tellOf } from '../payments/testing/bank-webhook';
import { openBill, paymentsOf } from '../payments/testing/paying';
import { cardSteps, DUE } from './testing/card-steps';

const bank = apiWithBank();
const { api, fake } = bank;
const { work, effects, newestCharge, tellKept, daysOn, withCard } = cardSteps(bank);

type Signed = Awaited<ReturnType<typeof signedContract>>;
const params = ({ contract }: Signed) => ({ id: contract.id });
const tellState = (state: string) =>
  tellOf(api, 'recurrence.changed', {
    recurrenceId: 'rec_1',
    reference: fake.asked.findLast(({ what }) => what === 'recurrence')?.reference,
    state,
  });
const startAccepted = async (signed: Signed) => {
  await signed.customer.send(startAutomatic, {
    params: params(signed),
    body: { journey: 1 },
  });
  await tellState('aceita');
};
const runAutomatic = () => chargeAutomatically(api.ports, api.db);
const mailOf = async (start: string) =>
  (await api.mails()).findLast(({ subject }) => subject.startsWith(start))?.bodyText;

describe('a saved card behind Pix Automático', () => {
  it('does not take a bill that Pix Automático gave up, but the next one', async () => {
    const signed = await withCard();
    await startAccepted(signed);
    await runAutomatic();
    await daysOn(17, signed);
    await tellOf(api, 'charge.failed', {
      chargeId: newestCharge()?.id,
      reference: newestCharge()?.reference,
      reason: 'conta_encerrada',
      tries: 1,
    });
    await runAutomatic();
    expect(await mailOf('O Pix Automático não passou')).toContain(
      'pague com um Pix avulso',
    );
    await daysOn(10, signed);
    await signed.customer.send(endAutomatic, { params: params(signed) });
    await work();
    expect(effects('card-again')).toBe(0);
    const payments = await paymentsOf(signed);
    expect(payments.nextBillsBy).toBe('cartao-salvo');
    expect(openBill(payments).takenBy).toBeUndefined();

    const dueOn = addDays(DUE, 31);
    const third = [
      { item: 'installment:3', account: 'revenue-monthly', centavos: 263_700 },
    ] as const;
    const reference = 'charge:3';
    await postTransaction(
      api.ports,
      api.db,
      signed.contract.id,
      chargeOf({ reference, onDay: addDays(dueOn, -10), dueOn, items: [...third] }),
    );
    await daysOn(21, signed);
    await work();
    expect(effects('card-again')).toBe(1);
  });

  it('pays what comes next, as the mails of the end say, and not the bill that was left', async () => {
    const signed = await withCard();
    await startAccepted(signed);
    await runAutomatic();
    await tellState('cancelada');
    await tellOf(api, 'charge.failed', {
      chargeId: newestCharge()?.id,
      reference: newestCharge()?.reference,
      reason: 'recorrencia_cancelada',
      tries: 1,
    });
    await runAutomatic();
    expect(await mailOf('Pix Automático encerrado')).toContain(
      'As próximas contas são cobradas no vencimento, no cartão Visa final 1111.',
    );
    const left = await mailOf('Sem Pix Automático, falta pagar');
    expect(left).toContain('Ela continua em aberto: pague com um Pix avulso.');
    expect(left).toContain(
      'O cartão Visa final 1111 só paga as próximas contas, não esta.',
    );
  });

  it('is said to wait when it is saved, and to leave the bills to Pix Automático when it goes', async () => {
    const signed = await signedContract(api);
    await startAccepted(signed);
    await signed.customer.send(startCard, { params: params(signed) });
    await tellKept();
    expect(await mailOf('Cartão salvo')).toContain(
      'O Pix Automático paga as próximas parcelas enquanto estiver ativo. Depois dele, elas são cobradas no vencimento, no cartão Visa final 1111.',
    );
    await signed.customer.send(removeCard, { params: params(signed) });
    expect(await mailOf('Cartão removido')).toContain(
      'As próximas contas seguem no Pix Automático.',
    );
  });
});
