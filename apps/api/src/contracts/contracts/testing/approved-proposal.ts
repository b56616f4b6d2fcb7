import {
  decideProposal,
  type ProposalDetail,
  sendSignaturePin,
  type SignaturePinForm,
} from '@site/api-contract';
import { type users } from '../../../identity/accounts/accounts.table';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { type TestApi } from '../../../testing/api';
import { type TestClient } from '../../../testing/client';

export type ApprovedProposal = {
  customer: TestClient & { userId: string };
  consultant: TestClient & { userId: string };
  proposal: ProposalDetail;
};

/** A customer whose proposal was approved, with the consultant who did it. */
export async function approvedProposal(
  api: TestApi,
  columns: Partial<typeof users.$inferInsert> = {},
  sent: Parameters<typeof sentProposal>[1] = {},
): Promise<ApprovedProposal> {
  const customer = await readyCustomer(
    api,
    {
      name: 'Ana Souza',
      email: 'ana@exemplo.test',
      document: '52998224725',
      ...columns,
    },
    {
      cep: '80020310',
      street: 'Rua XV de Novembro',
      number: '100',
      neighborhood: 'Centro',
      city: 'Curitiba',
      stateId: 41,
    },
  );
  const { id } = await sentProposal(customer, sent);
  const consultant = await api.asRole('CONSULTANT');
  const {
    data: proposal,
    status,
    body,
  } = await consultant.send(decideProposal, {
    params: { id },
    body: { to: 'aprovada', reasons: [], revision: 1 },
  });
  if (status !== 200) throw new Error(`Not approved: ${body.message}`);
  return { customer, consultant, proposal };
}

/**
 * Asks for a contract's PIN and reads it in the mail; of a company in the partner's mail.
 */
export async function pinOf(
  api: TestApi,
  customer: TestClient,
  proposalId: string,
  form: SignaturePinForm = {},
): Promise<string> {
  const { status, body } = await customer.send(sendSignaturePin, {
    params: { id: proposalId },
    body: form,
  });
  if (status !== 200) throw new Error(`No PIN: ${body.message}`);
  const mail = (await api.mails()).findLast(({ subject }) =>
    /^Código para assinar (seu|o) contrato/.test(subject),
  );
  return /^\d{6}$/m.exec(mail?.bodyText ?? '')?.[0] ?? '';
}
