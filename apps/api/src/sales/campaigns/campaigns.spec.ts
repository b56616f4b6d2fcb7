import {
  cancelProposal,
  decideProposal,
  endCampaign,
  listCampaigns,
  listCampaignUses,
  makeCampaign,
} from '@site/api-contract';
import { testApi } from '../../testing/api';
import { readyCustomer } from '../proposals/testing/ready-customer';
import { aCampaign, cartWithCode, sendCart, VERAO } from './testing/campaigns';

const api = testApi();
const deskOf = () => api.asRole('CONSULTANT', { name: 'Dora Mesa', rights: ['desk'] });

describe('a campaign at the desk', () => {
  it('is made with its benefit, its days and its number of uses', async () => {
    const desk = await deskOf();
    const { status, data } = await desk.send(makeCampaign, {
      body: { ...VERAO, code: ' verao26 ', models: ['aroeira'], minTerm: 24 },
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({
      code: 'VERAO26',
      state: 'em-curso',
      monthlyOff: 150,
      months: 6,
      km: 0,
      models: [{ slug: 'aroeira', name: 'Aroeira' }],
      minTerm: 24,
      uses: 10,
      used: 0,
      madeBy: 'Dora Mesa',
      endedAt: null,
    });
    expect((await desk.send(listCampaigns, {})).data.items).toEqual([data]);
    expect(await api.trail('campaign-made')).toMatchObject([
      { actorId: desk.userId, detail: 'VERAO26' },
    ]);
  });

  it.each([
    [{ endsOn: '2026-11-19' }, 'EndsOn', 'O último dia não pode vir antes do primeiro.'],
    [
      { startsOn: '2026-11-01', endsOn: '2026-11-22' },
      'EndsOn',
      'O último dia já passou.',
    ],
    [{ monthlyOff: undefined }, 'MonthlyOff', 'Informe o valor.'],
    [{ kind: 'km' as const }, 'Km', 'Informe os km.'],
    [
      { code: 'VERÃO 26' },
      'Code',
      'Use de 4 a 20 letras sem acento e números, sem espaços.',
    ],
    [{ models: ['gol'] }, 'Models', 'Um dos carros não existe. Escolha de novo.'],
    [{ uses: 0 }, 'Uses', 'Escreva de 1 a 10.000.'],
  ])('with %j is refused at %s', async (change, key, message) => {
    const desk = await deskOf();
    const { status, body } = await desk.send(makeCampaign, {
      body: { ...VERAO, ...change },
    });
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ key, message }]);
  });

  it('has a code of its own', async () => {
    await aCampaign(api);
    const desk = await deskOf();
    const { body } = await desk.send(makeCampaign, { body: VERAO });
    expect(body.fields).toEqual([
      { key: 'Code', message: 'Já existe uma campanha VERAO26. Escolha outro código.' },
    ]);
  });

  it('is ended once, with the name of who did it', async () => {
    const { id } = await aCampaign(api);
    const desk = await deskOf();
    const { data } = await desk.send(endCampaign, { params: { id } });
    expect(data).toMatchObject({ state: 'encerrada', endedBy: 'Dora Mesa' });
    const again = await desk.send(endCampaign, { params: { id } });
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      reason: 'campaign-over',
      message: 'Dora Mesa encerrou esta campanha em 23/11/2026, 12:00.',
    });
    expect(await api.trail('campaign-ended')).toHaveLength(1);
  });
});

describe('the uses of a campaign', () => {
  /** A proposal that was sent with the code. */
  const sent = async () => {
    const customer = await readyCustomer(api);
    const { data } = await sendCart(customer, await cartWithCode(customer));
    return { customer, proposal: data };
  };
  const stateNow = async () => {
    const desk = await deskOf();
    const [one] = (await desk.send(listCampaigns, {})).data.items;
    return { used: one?.used, state: one?.state };
  };

  it('are counted when a proposal is sent, and listed with its number', async () => {
    const { id } = await aCampaign(api, { uses: 1 });
    const { proposal } = await sent();
    expect(await stateNow()).toEqual({ used: 1, state: 'esgotada' });
    const desk = await deskOf();
    expect((await desk.send(listCampaignUses, { params: { id } })).data.items).toEqual([
      {
        proposalId: proposal.id,
        number: proposal.number,
        state: 'em_analise',
        sentAt: proposal.createdAt,
        isGivenBack: false,
      },
    ]);
  });

  it('of one moment are listed in the same order at every reading', async () => {
    const { id } = await aCampaign(api);
    const many = [await sent(), await sent(), await sent(), await sent()];
    const desk = await deskOf();
    const { items } = (await desk.send(listCampaignUses, { params: { id } })).data;
    expect(items.map(({ proposalId }) => proposalId)).toEqual(
      many
        .map(({ proposal }) => proposal.id)
        .toSorted()
        .toReversed(),
    );
  });

  it('come back when the proposal is refused', async () => {
    await aCampaign(api, { uses: 1 });
    const { proposal } = await sent();
    const analyst = await api.asRole('CONSULTANT');
    await analyst.send(decideProposal, {
      params: { id: proposal.id },
      body: { to: 'reprovada', reasons: ['renda-insuficiente'], revision: 1 },
    });
    expect(await stateNow()).toEqual({ used: 0, state: 'em-curso' });
  });

  it('come back when the customer cancels the proposal', async () => {
    await aCampaign(api, { uses: 1 });
    const { customer, proposal } = await sent();
    await customer.send(cancelProposal, {
      params: { id: proposal.id },
      body: { revision: 1 },
    });
    expect(await stateNow()).toEqual({ used: 0, state: 'em-curso' });
  });
});
