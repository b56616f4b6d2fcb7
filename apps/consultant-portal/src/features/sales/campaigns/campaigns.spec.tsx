import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import {
  type Campaign,
  endCampaign,
  listCampaigns,
  listCampaignUses,
  makeCampaign,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { type Answer, answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const PAGE = '/consultor/campanhas';
const desk = { ...aViewer('consultant'), rights: ['desk'] };
const verao: Campaign = {
  id: '11111111-1111-4111-8111-111111111111',
  code: 'VERAO26',
  state: 'em-curso',
  monthlyOff: 150,
  months: 6,
  km: 0,
  models: [],
  clientType: 0,
  minTerm: 0,
  startsOn: '2026-11-20',
  endsOn: '2026-12-31',
  uses: 10,
  used: 3,
  isTold: true,
  madeAt: '2026-11-20T12:00:00.000Z',
  madeBy: 'Dora Mesa',
  endedAt: null,
  endedBy: null,
};
const openWith = (items: Campaign[], ...answers: Answer[]) =>
  open(PAGE, {
    viewer: desk,
    answers: [
      answer(listCampaigns, {
        today: '2026-11-23',
        models: [{ slug: 'ipe', name: 'Ipê' }],
        items,
      }),
      ...answers,
    ],
  });
async function retype(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}
const form = async () =>
  within(await screen.findByRole('form', { name: 'Nova campanha' }));

describe('the campaigns at the desk', () => {
  it('stand with rule, days, uses and state', async () => {
    openWith([verao]);
    const row = within(await screen.findByRole('row', { name: /^VERAO26/ }));
    row.getByText(/R\$\s150,00 a menos em cada uma das 6 primeiras mensalidades\./);
    row.getByText('20/11/2026 a 31/12/2026');
    expect(row.getByText(/^Dora Mesa/).textContent).toBe(
      'Dora Mesa, 20/11/2026,\u00a009:00',
    );
    row.getByText(/^3 de 10/);
    row.getByText('Em curso');
    row.getByText('Vai no e-mail de quem pede condições especiais.');
  });

  it('lead to the proposals that used one', async () => {
    const { user } = openWith(
      [verao],
      answer(listCampaignUses, {
        items: [
          {
            proposalId: '22222222-2222-4222-8222-222222222222',
            number: 'P-2611-0487',
            state: 'reprovada',
            sentAt: '2026-11-22T12:00:00.000Z',
            isGivenBack: true,
          },
        ],
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Ver usos: VERAO26' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Propostas com o código VERAO26' }),
    );
    await dialog.findByText('P-2611-0487');
    dialog.getByText('uso devolvido');
  });

  it('end after one question that says what stays', async () => {
    const { user, transport } = openWith(
      [verao],
      answer(endCampaign, { ...verao, state: 'encerrada' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Encerrar: VERAO26' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Encerrar a campanha VERAO26?' }),
    );
    dialog.getByText(/^O código deixa de valer agora\./);
    await user.click(dialog.getByRole('button', { name: 'Encerrar a campanha' }));
    await screen.findByText('A campanha VERAO26 foi encerrada.');
    expect(transport.requestsOf(endCampaign)[0]?.params).toEqual({ id: verao.id });
  });

  it('say who came first', async () => {
    const message = 'Dora Mesa encerrou esta campanha em 23/11/2026, 12:00.';
    const { user } = openWith(
      [verao],
      refuse(endCampaign, 409, { message, reason: 'campaign-over' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Encerrar: VERAO26' }));
    await user.click(await screen.findByRole('button', { name: 'Encerrar a campanha' }));
    await screen.findByText(message);
  });
});

describe('a new campaign', () => {
  it('opens above the others at the code, and closes when it is made', async () => {
    const { user } = openWith(
      [verao],
      answer(makeCampaign, { ...verao, code: 'NOVA26' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Nova campanha' }));
    const fields = await form();
    await waitFor(() =>
      expect(document.activeElement).toBe(fields.getByLabelText('Código')),
    );
    await user.type(fields.getByLabelText('Código'), 'nova26');
    await user.type(fields.getByLabelText('Valor a menos em cada mensalidade'), '150,00');
    await user.click(fields.getByRole('button', { name: 'Criar campanha' }));
    await screen.findByText('A campanha NOVA26 foi criada.');
    expect(screen.queryByRole('form', { name: 'Nova campanha' })).toBeNull();
  });

  it('says beside its fields what it will do, in the words of the customer', async () => {
    const { user } = openWith([]);
    const fields = await form();
    const rule = () =>
      fields
        .getAllByRole('region')
        .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
        .join();
    expect(rule()).toBe(
      'O que ela vai fazerFalta o benefício.Vale para todos os carros. Válido até 23/12/2026 ou até acabarem os usos.Começa em 23/11/2026 e serve para 100 propostas.Depois de criada, não muda: só pode ser encerrada.',
    );
    await user.type(fields.getByLabelText('Código'), 'verao26');
    await user.type(fields.getByLabelText('Valor a menos em cada mensalidade'), '150,00');
    await user.click(fields.getByText('Limitar a alguns carros, clientes ou prazos'));
    await user.click(fields.getByRole('checkbox', { name: 'Ipê' }));
    await user.click(fields.getByRole('radio', { name: 'Empresas' }));
    expect(rule()).toMatch(
      /^VERAO26R\$ 150,00 a menos em cada uma das 3 primeiras mensalidades\.Vale para Ipê, só empresas\./,
    );
  });

  it('is made with an amount off the first months', async () => {
    const { user, transport } = openWith([], answer(makeCampaign, verao));
    const fields = await form();
    await user.type(fields.getByLabelText('Código'), 'verao26');
    await user.type(fields.getByLabelText('Valor a menos em cada mensalidade'), '150,00');
    await retype(user, fields.getByLabelText('Em quantas mensalidades'), '6');
    await retype(user, fields.getByLabelText('Último dia'), '31/12/2026');
    await retype(user, fields.getByLabelText('Número de usos'), '10');
    await user.click(fields.getByRole('button', { name: 'Criar campanha' }));
    await screen.findByText('A campanha VERAO26 foi criada.');
    expect(transport.requestsOf(makeCampaign)[0]?.body).toEqual({
      code: 'VERAO26',
      kind: 'valor',
      monthlyOff: 150,
      months: 6,
      models: [],
      clientType: 0,
      minTerm: 0,
      startsOn: '2026-11-23',
      endsOn: '2026-12-31',
      uses: 10,
      isTold: false,
    });
  });

  it('gives km in place of an amount', async () => {
    const { user, transport } = openWith([], answer(makeCampaign, verao));
    const fields = await form();
    await user.type(fields.getByLabelText('Código'), 'VERAO26');
    await user.click(fields.getByRole('radio', { name: 'Km a mais no contrato' }));
    await user.type(fields.getByLabelText('Km a mais'), '2000');
    await user.click(fields.getByText('Limitar a alguns carros, clientes ou prazos'));
    await user.click(fields.getByRole('checkbox', { name: 'Ipê' }));
    await user.click(fields.getByRole('button', { name: 'Criar campanha' }));
    await waitFor(() => expect(transport.requestsOf(makeCampaign)).toHaveLength(1));
    const sent = transport.requestsOf(makeCampaign)[0]?.body;
    expect(sent).toMatchObject({ kind: 'km', km: 2000, models: ['ipe'] });
    expect(sent).not.toHaveProperty('months');
  });

  it('opens its limits at the first that was refused', async () => {
    const message = 'Um dos carros não existe. Escolha de novo.';
    const { user } = openWith(
      [],
      refuse(makeCampaign, 400, { message, fields: [{ key: 'Models', message }] }),
    );
    const fields = await form();
    await user.type(fields.getByLabelText('Código'), 'verao26');
    await user.type(fields.getByLabelText('Valor a menos em cada mensalidade'), '150,00');
    const limits = fields.getByText('Limitar a alguns carros, clientes ou prazos');
    expect(limits.closest('details')?.open).toBe(false);
    await user.click(fields.getByRole('button', { name: 'Criar campanha' }));
    await fields.findByText(message);
    await waitFor(() =>
      expect(document.activeElement).toBe(fields.getByRole('checkbox', { name: 'Ipê' })),
    );
    expect(limits.closest('details')?.open).toBe(true);
  });

  it('says at its fields what is missing', async () => {
    const { user, transport } = openWith([]);
    const fields = await form();
    await user.clear(fields.getByLabelText('Último dia'));
    await user.clear(fields.getByLabelText('Número de usos'));
    await user.click(fields.getByRole('button', { name: 'Criar campanha' }));
    await fields.findByText('Escreva o código.');
    fields.getByText('Informe o último dia.');
    fields.getByText('Informe quantos usos.');
    expect(transport.requestsOf(makeCampaign)).toEqual([]);
  });
});
