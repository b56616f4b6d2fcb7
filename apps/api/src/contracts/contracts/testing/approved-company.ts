import {
  type BasketChoice,
  type ContractDraft,
  getContractDraft,
  type PartnersForm,
  savePartners,
  sendSignature,
} from '@site/api-contract';
import { replacePartners } from '../../../identity/registration/registration.repository';
import { type TestApi } from '../../../testing/api';
import { type ApprovedProposal, approvedProposal } from './approved-proposal';

type Partners = PartnersForm['partners'];

export const PAULO = {
  name: 'Paulo Massa',
  cpf: '12345678909',
  share: 66.67,
  email: 'paulo@massa.test',
};
export const LUCIA = {
  name: 'Lúcia Massa',
  cpf: '00000000191',
  share: 33.33,
  email: 'lucia@massa.test',
};
/** Another partner, whom the analysis has not examined. */
export const ROSA = {
  name: 'Rosa Massa',
  cpf: '11144477735',
  share: 33.33,
  email: 'rosa@massa.test',
};

const DAY_MS = 24 * 60 * 60_000;

export type ApprovedCompany = ApprovedProposal & {
  params: { id: string };
  /** The contract as it would be signed by the partner at a place. */
  draft: (signer?: string) => Promise<ContractDraft>;
};

/** A company whose proposal was approved a day after these became its partners. */
export async function approvedCompany(
  api: TestApi,
  partners: Partners = [PAULO, LUCIA],
  choice: Partial<BasketChoice> = {},
): Promise<ApprovedCompany> {
  const made = await approvedProposal(
    api,
    { name: 'Massa Fresca Ltda.', personType: 'PJ', document: 'DEM0PJ01000160' },
    { link: 'dealerid=1', choice, clientType: 2, order: { income: 900_000 } },
  );
  const now = new Date(api.clock.now().getTime() - DAY_MS);
  await replacePartners(api.db, made.customer.userId, { partners, now });
  const params = { id: made.proposal.id };
  const draft = async (signer?: string) =>
    (await made.customer.send(getContractDraft, { params, query: { signer } })).data;
  return { ...made, params, draft };
}

/** The customer changes the partners after the last act. */
export async function changePartners(
  api: TestApi,
  { customer }: Pick<ApprovedCompany, 'customer'>,
  partners: Partners,
): Promise<void> {
  api.clock.advance(60_000);
  const params = { id: customer.userId };
  const { status, body } = await customer.send(savePartners, {
    params,
    body: { partners },
  });
  if (status !== 200) throw new Error(`Not saved: ${body.message}`);
}

/** Reads the contract as a partner would sign it, and signs it with a code. */
export async function signAs(
  { customer, params, draft }: ApprovedCompany,
  { pin, signer }: { pin: string; signer: number },
) {
  const { revision, textHash } = await draft(String(signer));
  const body = { pin, revision, textHash, signer };
  return customer.send(sendSignature, { params, body });
}
