import {
  answerDispute,
  contestCharge,
  type ContractPayments,
  type DisputeAnswer,
} from '@site/api-contract';
import { type IsoDate } from '@site/api-contract/brazil';
import { signedContract } from '../../../contracts/contracts/testing/signed-contract';
import { readLedger } from '../../../contracts/ledger/ledger.repository';
import { type TestApi } from '../../../testing/api';
import { openBill, oweKm, paymentsOf } from '../../payments/testing/paying';

export const KM = { item: 'km:1', reason: 'Eu não comprei estes km.' };

type Signed = Awaited<ReturnType<typeof signedContract>>;

export const disputeOf = ({ disputes: [dispute] }: ContractPayments) => {
  if (!dispute) throw new Error('Something was contested');
  return dispute;
};
export const contest = (
  { customer, contract }: Signed,
  body: { item: string; reason: string; amount?: number } = KM,
) => customer.send(contestCharge, { params: { id: contract.id }, body });

/** Steps that the specs of disputes share. */
export function disputeSteps(api: TestApi) {
  return {
    /**
     * A signed contract with 500 km for R$ 350,00: in the first bill, or due on a day of
     * their own.
     */
    async withKm(dueOn?: IsoDate) {
      const signed = await signedContract(api);
      const dueDate = dueOn ?? openBill(await paymentsOf(signed)).dueDate;
      await oweKm(api, signed, dueDate);
      return signed;
    },
    entriesOf: ({ contract }: Signed) => readLedger(api.db, contract.id),
    async answered(signed: Signed, body: DisputeAnswer) {
      const consultant = await api.asRole('CONSULTANT');
      const { id } = disputeOf(await paymentsOf(signed));
      return consultant.send(answerDispute, { params: { id }, body });
    },
  };
}
