import { inArray } from 'drizzle-orm';
import { listContracts } from '@site/api-contract';
import { addDays, saoPauloDay } from '@site/api-contract/brazil';
import {
  register,
  sendNotification,
} from '../../../driving/traffic-fines/testing/a-fine';
import { fineSteps } from '../../../driving/traffic-fines/testing/fine-steps';
import { paymentRecurrences } from '../../../payments/automatic-pix/payment-recurrences.table';
import { paymentCharges } from '../../../payments/bills/payment-charges.table';
import { overdueDecisions } from '../../../payments/dunning/overdue-decisions.table';
import { paymentCards } from '../../../payments/saved-cards/payment-cards.table';
import { testApi } from '../../../testing/api';
import { countQueries } from '../../../testing/count-queries';
import { contracts } from '../contracts.table';
import { signedContract } from '../testing/signed-contract';

const api = testApi();
const { twoDaysOn } = fineSteps(api);

/** A contract signed now, with a way of payment for its next bills. */
async function paidBy(way: 'pix-automatico' | 'cartao-salvo') {
  api.clock.advance(60_000);
  const { contract } = await signedContract(api);
  const createdAt = api.clock.now();
  const row = { id: api.ports.random.uuid(), contractId: contract.id, createdAt };
  if (way === 'pix-automatico')
    await api.db
      .insert(paymentRecurrences)
      .values({ ...row, journey: 1, state: 'aceita' });
  else
    await api.db.insert(paymentCards).values({
      ...{ ...row, state: 'active', alone: true, token: 'card_tok', brand: 'Visa' },
      ...{ last4: '1111', expiry: '12/30', keptAt: createdAt },
    });
  return contract.id;
}

it('own contracts are asked for as often for many as for one, each with what pays it and what waits', async () => {
  const { customer, consultant, id: fined } = await twoDaysOn();
  await sendNotification(consultant, (await register(consultant)).data.id);
  const later = { noticeNumber: 'T999', answerUntil: '2026-12-28' };
  await sendNotification(consultant, (await register(consultant, later)).data.id);
  const list = async () => {
    const { answer, queries } = await countQueries(api.db, () =>
      customer.send(listContracts, {}),
    );
    const shown = answer.data.map(({ id, takenBy, agreedUntil, waitingFine }) => ({
      ...{ id, takenBy, agreedUntil, waitingFine },
    }));
    return { shown, queries, dueDate: answer.data[0]?.nextInstallment?.dueDate ?? '' };
  };
  const waitingFine = { answerUntil: '2026-12-23', amount: 130.16, isNamed: false };
  const one = await list();
  expect(one.shown).toEqual([{ id: fined, waitingFine }]);

  const automatic = await paidBy('pix-automatico');
  const [card, failed] = [await paidBy('cartao-salvo'), await paidBy('cartao-salvo')];
  await api.db
    .update(contracts)
    .set({ userId: customer.userId })
    .where(inArray(contracts.id, [automatic, card, failed]));
  const now = api.clock.now();
  const agreedUntil = addDays(saoPauloDay(now), 3);
  await api.db.insert(overdueDecisions).values({
    ...{ id: api.ports.random.uuid(), contractId: failed, kind: 'combinar' },
    ...{ message: 'Até lá.', promisedOn: agreedUntil, decidedAt: now },
  });
  const { dueDate: dueOn } = await list();
  await api.db.insert(paymentCharges).values({
    ...{ id: api.ports.random.uuid(), contractId: failed, dueOn, installment: 1 },
    ...{ method: 'cartao-salvo', centavos: 100, state: 'failed' },
    ...{ payableUntil: dueOn, createdAt: now },
  });
  const many = await list();
  expect(many.shown).toEqual([
    { id: failed, agreedUntil },
    { id: card, takenBy: 'cartao-salvo' },
    { id: automatic, takenBy: 'pix-automatico' },
    { id: fined, waitingFine },
  ]);
  expect(many.queries).toBe(one.queries);
});
