import {
  checkPartners,
  decideProposal,
  getContractDraft,
  getProposal,
  listNotifications,
  readNotification,
  sendSignature,
  sendSignaturePin,
} from '@site/api-contract';
import { sentProposal } from '../../../sales/proposals/testing/ready-customer';
import { testApi } from '../../../testing/api';
import {
  type ApprovedCompany,
  approvedCompany,
  changePartners,
  LUCIA,
  PAULO,
  ROSA,
  signAs,
} from '../testing/approved-company';
import { pinOf } from '../testing/approved-proposal';

const api = testApi();
const NO_EMAIL = { name: 'Lúcia Massa', cpf: '00000000191', share: 33.33 };
const ALONE = { ...ROSA, share: 100 };

const NOBODY_LEFT =
  'Os sócios da empresa mudaram depois da aprovação, e só assina quem a análise conferiu. Ela confere os de agora até 24/11/2026 e avisa você por e-mail. Nada foi assinado nem cobrado.';
const UNSEEN = (name: string) =>
  `A análise ainda não conferiu os dados de ${name}, que entraram ou mudaram no cadastro depois da aprovação. Já pode assinar: Paulo Massa.`;

const read = ({ customer, params }: ApprovedCompany, signer?: string) =>
  customer.send(getContractDraft, { params, query: { signer } });

const askFor = ({ customer, params }: ApprovedCompany, signer?: number) =>
  customer.send(sendSignaturePin, { params, body: { signer } });

const check = async ({ consultant, params }: ApprovedCompany) => {
  const { data } = await consultant.send(getProposal, { params });
  const body = { revision: data.revision };
  return consultant.send(checkPartners, { params, body });
};

describe('a partner who came after the approval', () => {
  it('can not sign: nobody examined them, and the page says who can', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [PAULO, ROSA]);
    const { data } = await read(made);
    expect(data.signers).toEqual([{ position: 1, name: PAULO.name, email: PAULO.email }]);
    expect(data.waiting).toEqual([{ name: 'Rosa Massa', why: 'unexamined' }]);
    expect(data.signer).toBe(1);
    const { revision, textHash } = data;
    const signed = made.customer.send(sendSignature, {
      params: made.params,
      body: { pin: '123456', revision, textHash, signer: 2 },
    });
    const answers = [await read(made, '2'), await askFor(made, 2), await signed];
    for (const { status, body } of answers)
      expect([status, body.reason, body.message]).toEqual([
        409,
        'partners-unexamined',
        UNSEEN('Rosa Massa'),
      ]);
    const pin = await pinOf(api, made.customer, made.proposal.id, { signer: 1 });
    expect((await signAs(made, { pin, signer: 1 })).status).toBe(200);
  });

  it('is not there as the first one, whoever is', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [ROSA, { ...PAULO, share: 66.67 }]);
    expect((await read(made)).data).toMatchObject({
      signers: [{ position: 2, name: PAULO.name }],
      signer: 2,
    });
    expect((await askFor(made)).data.sentTo).toBe('p•••@massa.test');
  });

  it('signs a proposal that was approved later, and still not the earlier one', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [PAULO, ROSA]);
    const later = await sentProposal(made.customer, {
      clientType: 2,
      order: { income: 900_000 },
    });
    const params = { id: later.id };
    const body = { to: 'aprovada' as const, reasons: [], revision: later.revision };
    expect((await made.consultant.send(decideProposal, { params, body })).status).toBe(
      200,
    );
    expect((await read({ ...made, params }, '2')).status).toBe(200);
    expect((await read(made, '2')).status).toBe(409);
  });

  it('is also one who left and came back', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [{ ...PAULO, share: 100 }]);
    await changePartners(api, made, [PAULO, LUCIA]);
    expect((await read(made, '2')).body.message).toBe(UNSEEN('Lúcia Massa'));
  });
});

describe('a partner who stays', () => {
  it('may sign with another share and a better spelling', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [
      { ...LUCIA, name: 'LUCIA  MASSA', share: 50 },
      { ...PAULO, share: 50 },
    ]);
    const { data } = await read(made);
    expect(data.waiting).toBeUndefined();
    expect(data.signers.map(({ name }) => name)).toEqual(['LUCIA MASSA', 'Paulo Massa']);
  });

  it('under another name is somebody whom nobody examined', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [PAULO, { ...LUCIA, name: 'Rosa Massa' }]);
    expect((await read(made, '2')).body.message).toBe(UNSEEN('Rosa Massa'));
  });

  it('with another e-mail is one, too: the code would go to whoever typed it', async () => {
    const made = await approvedCompany(api);
    const pin = await pinOf(api, made.customer, made.proposal.id, { signer: 2 });
    const { revision, textHash } = await made.draft('2');
    await changePartners(api, made, [PAULO, { ...LUCIA, email: 'outra@massa.test' }]);
    expect((await askFor(made, 2)).body.message).toBe(UNSEEN('Lúcia Massa'));
    const body = { pin, revision, textHash, signer: 2 };
    const { params } = made;
    const late = await made.customer.send(sendSignature, { params, body });
    expect(late.status).toBe(409);
    expect(late.body.reason).toBe('partners-unexamined');
    expect((await check(made)).status).toBe(200);
    // The earlier code went to the old address and proves nothing about today's partner.
    const { body: refused } = await signAs(made, { pin, signer: 2 });
    expect(refused.fields).toEqual([
      { key: 'Pin', message: 'Código incorreto ou expirado. Confira ou peça outro.' },
    ]);
    expect((await askFor(made, 2)).data.sentTo).toBe('o•••@massa.test');
  });

  it('without an e-mail can not sign, and does not get the account’s by being left alone', async () => {
    const made = await approvedCompany(api, [PAULO, NO_EMAIL]);
    expect((await read(made)).data.waiting).toEqual([
      { name: 'Lúcia Massa', why: 'no-email' },
    ]);
    expect((await askFor(made, 2)).body.message).toBe(
      'Falta no cadastro o e-mail de Lúcia Massa, para onde vai o código. Já pode assinar: Paulo Massa.',
    );
    await changePartners(api, made, [{ ...NO_EMAIL, share: 100 }]);
    const { status, body } = await askFor(made);
    expect(status).toBe(409);
    expect(body.message).toEqual(NOBODY_LEFT);
  });

  it('of whom nobody has an e-mail is told to name one', async () => {
    const made = await approvedCompany(api, [
      { ...NO_EMAIL, name: 'Paulo Massa', cpf: PAULO.cpf, share: 66.67 },
      NO_EMAIL,
    ]);
    const { body } = await read(made);
    expect(body.reason).toBe('partners-unexamined');
    expect(body.message).toBe(
      'Falta no cadastro o e-mail de quem assina pela empresa: o código vai para lá. Inclua em Sócios. A análise confere e avisa você por e-mail.',
    );
  });
});

describe('where nobody is left who was examined', () => {
  it('the customer reads what comes next, and consultants are told', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [ALONE]);
    for (const { status, body } of [await read(made), await askFor(made)])
      expect([status, body.reason, body.message]).toEqual([
        409,
        'partners-unexamined',
        NOBODY_LEFT,
      ]);
    const { data } = await made.consultant.send(listNotifications, { query: {} });
    expect(data.items.map(({ kind, label }) => [kind, label])).toEqual([
      ['partners-changed', made.proposal.number],
    ]);
    const { params } = made;
    const toCheck = {
      count: 1,
      since: api.clock.now().toISOString(),
      signers: 0,
    };
    const seen = await made.consultant.send(getProposal, { params });
    expect(seen.data.partnersToCheck).toEqual(toCheck);
    const dealer = await api.asRole('DEALER', { dealershipId: 1 });
    const shown = await dealer.send(getProposal, { params });
    expect(shown.status).toBe(200);
    expect(shown.data.partnersToCheck).toBe(undefined);
  });

  it('two changes in a row ring once, and another one after it was read once more', async () => {
    const made = await approvedCompany(api);
    const rings = async () =>
      (await made.consultant.send(listNotifications, { query: {} })).data.items;
    await changePartners(api, made, [ALONE]);
    const [first] = await rings();
    await changePartners(api, made, [{ ...ALONE, email: 'outra@massa.test' }]);
    const [second, ...others] = await rings();
    expect(second?.kind).toBe('partners-changed');
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    const id = second?.id ?? '';
    await made.consultant.send(readNotification, { params: { id } });
    await changePartners(api, made, [ALONE]);
    expect((await rings()).map((one) => one.id === id)).toEqual([false, true]);
  });

  it('a consultant examines them, the customer is told, and they sign', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [ALONE]);
    const { data, status } = await check(made);
    expect(status).toBe(200);
    expect(data.partnersToCheck).toBe(undefined);
    const mail = (await api.mails()).at(-1);
    expect(mail?.recipient).toBe('ana@exemplo.test');
    expect(mail?.subject).toBe(`Proposta ${made.proposal.number}: sócios conferidos`);
    expect(mail?.bodyText).toContain('já pode ser assinado');
    expect((await api.trail()).at(-1)).toMatchObject({
      action: 'partners-checked',
      actorId: made.consultant.userId,
      personId: made.customer.userId,
    });
    const pin = await pinOf(api, made.customer, made.proposal.id);
    expect((await signAs(made, { pin, signer: 1 })).status).toBe(200);
  });

  it('a check of partners who changed since they were read is refused', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [ALONE]);
    const { params } = made;
    const { data } = await made.consultant.send(getProposal, { params });
    await changePartners(api, made, [{ ...ALONE, email: 'outra@massa.test' }]);
    const { status, body } = await made.consultant.send(checkPartners, {
      params,
      body: { revision: data.revision },
    });
    expect(status).toBe(409);
    expect(body.reason).toBe('proposal-moved');
    expect((await read(made)).status).toBe(409);
  });

  it('who comes after the check is examined no more than before', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [{ ...ROSA, share: 66.67 }, LUCIA]);
    await check(made);
    await changePartners(api, made, [
      { ...ROSA, share: 66.67 },
      { name: 'Davi Massa', cpf: '52998224725', share: 33.33, email: 'd@massa.test' },
    ]);
    expect((await read(made)).data).toMatchObject({
      signers: [{ name: 'Rosa Massa' }],
      waiting: [{ name: 'Davi Massa' }],
    });
  });

  it('a second check of the same partners sends no second mail', async () => {
    const made = await approvedCompany(api);
    await changePartners(api, made, [ALONE]);
    await check(made);
    const before = (await api.mails()).length;
    expect((await check(made)).status).toBe(200);
    expect((await api.mails()).length).toBe(before);
  });
});

describe('partners who change during the analysis', () => {
  it('refuse the decision of whoever read the others', async () => {
    const made = await approvedCompany(api);
    const { id, revision } = await sentProposal(made.customer, {
      clientType: 2,
      order: { income: 900_000 },
    });
    await changePartners(api, made, [PAULO, ROSA]);
    const decide = (seen: number) =>
      made.consultant.send(decideProposal, {
        params: { id },
        body: { to: 'aprovada', reasons: [], revision: seen },
      });
    const { status, body } = await decide(revision);
    expect(status).toBe(409);
    expect(body.reason).toBe('proposal-moved');
    expect(body.message).toMatch(/^O cliente mudou os sócios da empresa em /);
    expect((await decide(revision + 1)).status).toBe(200);
  });

  it('and are saved as they were leave it as it is', async () => {
    const made = await approvedCompany(api);
    const { params } = made;
    const before = await made.consultant.send(getProposal, { params });
    await changePartners(api, made, [PAULO, LUCIA]);
    const after = await made.consultant.send(getProposal, { params });
    expect(after.data.revision).toBe(before.data.revision);
  });
});
