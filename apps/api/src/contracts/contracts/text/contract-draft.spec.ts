import {
  downloadContract,
  getContractDraft,
  getContractDraftPdf,
  getProposal,
  sendSignature,
} from '@site/api-contract';
import { DAY_MS, formatDate } from '@site/api-contract/brazil';
import {
  readyCustomer,
  sentProposal,
} from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';
import { textOfPdf } from '../../../testing/pdf-text';
import { approvedProposal, pinOf } from '../testing/approved-proposal';
import { signedInAgain } from '../testing/signed-contract';

const api = testApi();
const LINK = { link: 'dealerid=1' };

describe('the contract of an approved proposal', () => {
  it('is read by its customer before it is signed, with its hash', async () => {
    const { customer, proposal } = await approvedProposal(api);
    const { status, data } = await customer.send(getContractDraft, {
      params: { id: proposal.id },
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      proposalNumber: proposal.number,
      revision: 2,
      textVersion: '2026-12-02',
      signedOn: '2026-11-23',
      email: 'a•••@exemplo.test',
    });
    expect(data.numbers).toHaveLength(10);
    const [parties] = data.sections;
    expect(parties?.parts[0]).toMatchObject({
      facts: expect.arrayContaining([
        ['Quem assina', 'Ana Souza'],
        ['CPF', '529.982.247-25'],
        ['Endereço', 'Rua XV de Novembro, 100, Centro, Curitiba, PR, CEP 80020-310'],
      ]),
    });
  });

  it('comes as a PDF that says that nothing is signed', async () => {
    const { customer, proposal } = await approvedProposal(api);
    const { bytes, headers } = await customer.send(getContractDraftPdf, {
      params: { id: proposal.id },
    });
    expect(headers['content-disposition']).toContain(`minuta-${proposal.number}.pdf`);
    expect(textOfPdf(bytes)).toContain('sem assinatura');
  });

  it('is shown to the dealership whose it is with the document masked and the same hash, to others not at all', async () => {
    const { customer, consultant, proposal } = await approvedProposal(api, {}, LINK);
    const params = { id: proposal.id };
    const own = (await customer.send(getContractDraft, { params })).data;
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    const seen = (await dealer.send(getContractDraft, { params })).data;
    expect(JSON.stringify(seen)).not.toContain('529.982.247-25');
    expect(JSON.stringify(seen)).toContain('•••.982.247-••');
    expect(seen.textHash).toBe(own.textHash);
    expect((await consultant.send(getContractDraft, { params })).data.sections).toEqual(
      own.sections,
    );
    const strangers = [
      await api.asRole('DEALER', { dealershipId: 5 }),
      await api.asRole('SELLER', { dealershipId: 1 }),
      await readyCustomer(api),
    ];
    for (const stranger of strangers)
      expect((await stranger.send(getContractDraft, { params })).status).toBe(404);
  });

  it('promises the day that the proposal names, also when it is read days later', async () => {
    const { customer, proposal } = await approvedProposal(api);
    api.clock.advance(3 * DAY_MS);
    await signedInAgain(api, customer);
    const params = { id: proposal.id };
    const { deliveryDate } = (await customer.send(getProposal, { params })).data;
    expect(deliveryDate).not.toBe(proposal.deliveryDate);
    const { numbers } = (await customer.send(getContractDraft, { params })).data;
    expect(numbers.find(({ label }) => label === 'Entrega prometida')?.value).toBe(
      `Até ${formatDate(deliveryDate ?? '')}`,
    );
  });

  it('is refused with the state of a proposal that is not approved', async () => {
    const customer = await readyCustomer(api);
    const { id } = await sentProposal(customer);
    const { status, body } = await customer.send(getContractDraft, { params: { id } });
    expect(status).toBe(409);
    expect(body.reason).toBe('proposal-moved');
    expect(body.message).toBe(
      'Só uma proposta aprovada tem contrato para assinar. Agora ela está assim: Em análise.',
    );
  });
});

describe('a signed contract', () => {
  it('comes whole for customer and consultant, as a masked copy for the dealership, to others not at all', async () => {
    const { customer, consultant, proposal } = await approvedProposal(api, {}, LINK);
    const params = { id: proposal.id };
    const { revision, textHash } = (await customer.send(getContractDraft, { params }))
      .data;
    const pin = await pinOf(api, customer, proposal.id);
    const { data } = await customer.send(sendSignature, {
      params,
      body: { pin, revision, textHash },
    });
    const whole = await customer.send(downloadContract, { params: { id: data.id } });
    expect((await consultant.send(downloadContract, { params })).bytes).toEqual(
      whole.bytes,
    );
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    const copy = await dealer.send(downloadContract, { params });
    const text = textOfPdf(copy.bytes);
    expect(text).toContain('•••.982.247-••');
    expect(text).not.toContain('529.982.247-25');
    expect(text).toContain(`Cópia para a loja do contrato ${data.number}`);
    const strangers = [
      await api.asRole('DEALER', { dealershipId: 5 }),
      await readyCustomer(api),
    ];
    for (const stranger of strangers)
      expect((await stranger.send(downloadContract, { params })).status).toBe(404);
  });
});
