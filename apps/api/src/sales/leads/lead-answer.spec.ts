import { endCampaign, sendLead } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { aCampaign } from '../campaigns/testing/campaigns';

const api = testApi();
const ask = async () => {
  await api.asAnyone().send(sendLead, {
    params: { product: 'carro-por-assinatura' },
    body: {
      name: 'Bia Souza',
      email: 'bia@exemplo.test',
      cellphone: '(41) 99876-5432',
      interest: 'quero para uso pessoal',
      cpf: null,
      state: null,
      months: null,
      hasAcceptedNewsletter: null,
    },
  });
  const mail = (await api.mails()).find(
    ({ recipient }) => recipient === 'bia@exemplo.test',
  );
  return (mail?.bodyText ?? '').replaceAll('\u00a0', ' ');
};
const PROMISE = 'Até 24/11/2026, um consultor liga para o telefone que você deixou.';

describe('the mail to who asks for special conditions', () => {
  it('promises the call and nothing else while no campaign runs', async () => {
    await aCampaign(api, { isTold: true, startsOn: '2026-11-24' });
    const { id } = await aCampaign(api, { code: 'ENDED', isTold: true });
    const desk = await api.asRole('CONSULTANT');
    await desk.send(endCampaign, { params: { id } });
    const text = await ask();
    expect(text).toContain(PROMISE);
    expect(text).not.toContain('código');
  });

  it('tells of a running campaign with its rule and its end', async () => {
    await aCampaign(api, { isTold: true, models: ['aroeira'], minTerm: 24 });
    const text = await ask();
    expect(text).toContain(PROMISE);
    expect(text).toContain(
      'Com o código VERAO26: R$ 150,00 a menos em cada uma das 6 primeiras mensalidades. Vale para Aroeira, contratos de 24 meses ou mais. Válido até 31/12/2026 ou até acabarem os usos.',
    );
    expect(text).toContain('“Tenho um código”');
  });

  it('tells of the three campaigns that end first', async () => {
    for (const day of ['31', '28', '30', '29'])
      await aCampaign(api, {
        code: `ATE${day}DEZ`,
        endsOn: `2026-12-${day}`,
        isTold: true,
      });
    expect((await ask()).match(/ATE\d\dDEZ/g)).toEqual([
      'ATE28DEZ',
      'ATE29DEZ',
      'ATE30DEZ',
    ]);
  });

  it('keeps silent about a campaign that is not for everybody', async () => {
    await aCampaign(api);
    expect(await ask()).not.toContain('VERAO26');
  });
});
