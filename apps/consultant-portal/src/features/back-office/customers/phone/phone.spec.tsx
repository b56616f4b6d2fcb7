import { screen, waitFor, within } from '@testing-library/react';
import {
  endPhoneCall,
  getCepAddress,
  getCustomer,
  getDraft,
  knowCallerByFacts,
  knowCallerByPin,
  listDealerships,
  openRequestByPhone,
  type PhoneCall,
  readOdometerByPhone,
  saveDraft,
  sendCallerPin,
  sendCopyByPhone,
  startAddressByPhone,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { aDealership, answer, guardConsole, heldBack, refuse } from '@site/testing';
import { routes } from '../../../../app/routes';
import { file, ID, PAGE, viewer } from '../testing/a-customer';
import { AROEIRA, KNOWN, panelBy, params, UNKNOWN } from '../testing/phone-panel';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const panel = panelBy(open);
const AGAIN = 'Confirme de novo quem está na linha.';

describe('who phones', () => {
  it('is asked for the facts that we have, by the keyboard alone', async () => {
    const { user, region, transport } = await panel(UNKNOWN, [
      answer(knowCallerByFacts, KNOWN),
    ]);
    const form = within(await region.findByRole('form', { name: 'Quem está falando?' }));
    expect(document.activeElement).toBe(form.getByLabelText('CPF ou CNPJ'));
    expect(form.queryByLabelText('Placa do carro')).toBeNull();
    await user.keyboard('4725{Tab}1/2/90{Tab}01310-100{Enter}');
    expect(transport.requestsOf(knowCallerByFacts)).toMatchObject([
      {
        params: { id: ID },
        body: { document: '4725', birthdate: '1/2/90', cep: '01310-100' },
      },
    ]);
  });

  it('stays at the form with the sentence of the server when something is wrong', async () => {
    const message =
      'Os dados não conferem. Pergunte de novo, ou mande o código por e-mail.';
    const { user, region } = await panel(UNKNOWN, [
      refuse(knowCallerByFacts, 400, { message }),
    ]);
    await region.findByLabelText('CPF ou CNPJ');
    await user.keyboard('1{Tab}2{Tab}3{Enter}');
    expect((await region.findByRole('alert')).textContent).toBe(message);
  });

  it('is asked for three', async () => {
    const { user, region, transport } = await panel(UNKNOWN);
    await region.findByLabelText('CPF ou CNPJ');
    await user.keyboard('{Tab}{Tab}01310-100{Enter}');
    await region.findByText('Digite 3 dados que a pessoa disser.');
    expect(transport.requestsOf(knowCallerByFacts)).toEqual([]);
  });

  it('says the code of a mail, where we have too little to compare', async () => {
    const { user, region, transport } = await panel({ ...UNKNOWN, facts: ['document'] }, [
      answer(sendCallerPin, { ok: true }),
      refuse(knowCallerByPin, 400, {
        message: 'Confira os campos indicados.',
        fields: [{ key: 'Pin', message: 'Código incorreto ou expirado.' }],
      }),
    ]);
    await region.findByText(
      'Não temos três dados deste cliente para comparar. Confirme pelo código.',
    );
    await user.click(region.getByRole('button', { name: 'Mandar código por e-mail' }));
    await region.findByText(
      'Código enviado para r•••@exemplo.test. Vale por poucos minutos.',
    );
    await user.type(region.getByLabelText('Código que a pessoa disse'), '123456{Enter}');
    await region.findByText('Código incorreto ou expirado.');
    expect(transport.requestsOf(knowCallerByPin)).toMatchObject([
      { body: { pin: '123456' } },
    ]);
  });
});

describe('what is done for who phones', () => {
  it('opens a request and names its number', async () => {
    const { user, region, transport } = await panel(KNOWN, [
      answer(openRequestByPhone, { id: ID, number: 'S-2611-0007' }),
    ]);
    await region.findByText('Confirmado até 12:30');
    await user.keyboard('{Enter}');
    const form = within(await region.findByRole('form', { name: 'Novo atendimento' }));
    expect(document.activeElement).toBe(form.getByLabelText('Assunto'));
    await user.selectOptions(form.getByLabelText('Assunto'), 'assistencia');
    await user.type(form.getByLabelText(/^Onde o carro está/), 'Rua XV, 100');
    await user.type(form.getByLabelText('O que a pessoa pede'), 'Pane.');
    await user.click(form.getByRole('button', { name: 'Abrir' }));
    await region.findByText('Atendimento S-2611-0007 aberto. O cliente recebe o e-mail.');
    expect(transport.requestsOf(openRequestByPhone)).toMatchObject([
      { params, body: { kind: 'assistencia', place: 'Rua XV, 100', text: 'Pane.' } },
    ]);
    expect(region.queryByRole('form')).toBeNull();
    expect(transport.requestsOf(getDraft)).toEqual([]);
    expect(transport.requestsOf(saveDraft)).toEqual([]);
  });

  it('asks for a service what the customer’s own form asks, the dealership included', async () => {
    const { user, region, transport } = await panel(KNOWN, [
      answer(listDealerships, [aDealership({ name: 'Loja Batel' })]),
      answer(openRequestByPhone, { id: ID, number: 'S-2611-0008' }),
    ]);
    await user.click(await region.findByRole('button', { name: 'Abrir atendimento' }));
    await user.selectOptions(region.getByLabelText('Assunto'), 'revisao');
    await user.type(region.getByLabelText(/^Km do painel/), '9800');
    const store = await region.findByRole('option', { name: /^Loja Batel/ });
    await user.selectOptions(region.getByLabelText(/^Loja preferida/), store);
    await user.type(region.getByLabelText('O que a pessoa pede'), 'Revisão.');
    await user.click(region.getByRole('button', { name: 'Abrir' }));
    await region.findByText('Atendimento S-2611-0008 aberto. O cliente recebe o e-mail.');
    expect(transport.requestsOf(openRequestByPhone)).toMatchObject([
      { body: { kind: 'revisao', km: 9800, dealership: store.textContent } },
    ]);
  });

  it('notes the odometer, and asks again about a number that is unlikely', async () => {
    const message =
      'São 95.000 km desde 01/11/2026, mais de 400 km por dia. Confira o painel.';
    const { user, region, transport } = await panel(KNOWN, [
      refuse(readOdometerByPhone, 409, { message, reason: 'reading-unlikely' }),
    ]);
    await user.click(await region.findByRole('button', { name: 'Anotar km' }));
    await region.findByText('Última leitura: 4.100 km, em 01/11/2026');
    await user.keyboard('99.100{Enter}');
    expect((await region.findByRole('alert')).textContent).toBe(message);
    await user.click(region.getByRole('button', { name: 'Está certo, anotar' }));
    expect(transport.requestsOf(readOdometerByPhone)).toMatchObject([
      { params, body: { km: 99_100 } },
      { params, body: { km: 99_100, confirmed: true } },
    ]);
  });

  it('chooses the contract where there are several, with the acts of that one', async () => {
    const waits = { id: ID, number: 'C-2611-0002', plate: null, odometer: null };
    const contracts = [AROEIRA, { ...AROEIRA, ...waits }];
    const { user, region } = await panel({ ...KNOWN, contracts });
    await region.findByRole('button', { name: 'Anotar km' });
    await user.selectOptions(region.getByLabelText('Contrato'), ID);
    expect(region.queryByRole('button', { name: 'Anotar km' })).toBeNull();
    region.getByRole('option', { name: 'C-2611-0002, Aroeira Evolução' });
  });

  it('has nothing to do without a contract, and ends the call', async () => {
    let call: PhoneCall = { ...KNOWN, contracts: [] };
    const { user, region, transport } = await panel(
      () => call,
      [answer(endPhoneCall, () => ((call = UNKNOWN), { ok: true as const }))],
    );
    await region.findByText(
      'Este cliente não tem contrato: não há o que fazer por ele aqui.',
    );
    await user.click(region.getByRole('button', { name: 'Encerrar ligação' }));
    expect(transport.requestsOf(endPhoneCall)).toMatchObject([{ params: { id: ID } }]);
    await region.findByRole('form', { name: 'Quem está falando?' });
    expect(region.queryByText(AGAIN)).toBeNull();
  });

  it('says so when the call is over, and asks again who phones', async () => {
    let call = KNOWN;
    const { user, region } = await panel(
      () => call,
      [refuse(readOdometerByPhone, 409, { message: AGAIN, reason: 'call-over' })],
    );
    await user.click(await region.findByRole('button', { name: 'Anotar km' }));
    call = UNKNOWN;
    await user.keyboard('4200{Enter}');
    await region.findByRole('form', { name: 'Quem está falando?' });
    expect(region.getByRole('alert').textContent).toBe(AGAIN);
  });
});

describe('the other acts for who phones', () => {
  it('sends a second copy by one press, and says why it could not', async () => {
    const { user, region, transport } = await panel(
      { ...KNOWN, contracts: [{ ...AROEIRA, copies: ['pix', 'contract'] }] },
      [refuse(sendCopyByPhone, 503, { message: 'O banco não respondeu agora.' })],
    );
    await user.click(await region.findByRole('button', { name: 'Segunda via' }));
    expect(region.queryByRole('button', { name: 'Último recibo' })).toBeNull();
    await user.click(region.getByRole('button', { name: 'Conta por Pix' }));
    await region.findByText('O banco não respondeu agora.');
    expect(transport.requestsOf(sendCopyByPhone)).toMatchObject([
      { params, body: { copy: 'pix' } },
    ]);
  });

  it('fills a new address in by its CEP, and sends it for the customer to save', async () => {
    const { user, region, transport } = await panel(KNOWN, [
      answer(getCepAddress, {
        ...{ cep: '80420090', street: 'Avenida do Batel', neighborhood: 'Batel' },
        ...{ city: 'Curitiba', state: 'PR', stateId: 41 },
        ...{ latitude: -25.4, longitude: -49.3 },
      }),
      answer(startAddressByPhone, { ok: true }),
    ]);
    await user.click(await region.findByRole('button', { name: 'Mudar endereço' }));
    await user.keyboard('80420090{Tab}');
    await region.findByDisplayValue('Avenida do Batel');
    await user.type(region.getByLabelText('Número'), '10{Enter}');
    await region.findByText(
      'Endereço preenchido. O cliente recebe o e-mail para conferir e salvar.',
    );
    expect(transport.requestsOf(startAddressByPhone)).toMatchObject([
      { params: { id: ID }, body: { cep: '80420090', number: '10', state: 41 } },
    ]);
    expect(transport.requestsOf(getDraft)).toEqual([]);
    expect(transport.requestsOf(saveDraft)).toEqual([]);
  });
});

it('keeps what was typed into an act while another one is open', async () => {
  const { user, region } = await panel(KNOWN);
  const press = async (name: string) =>
    user.click(await region.findByRole('button', { name }));
  await press('Mudar endereço');
  await user.type(await region.findByLabelText('Rua'), 'Avenida do Batel');
  await press('Anotar km');
  expect(region.queryByRole('form', { name: 'Novo endereço' })).toBeNull();
  await press('Mudar endereço');
  region.getByDisplayValue('Avenida do Batel');
});

it('leaves the act alone into which one types while another one is being sent', async () => {
  const { held, arrive } = heldBack(answer(readOdometerByPhone, { ok: true }));
  const { user, region, transport } = await panel(KNOWN, [held]);
  await user.click(await region.findByRole('button', { name: 'Anotar km' }));
  await user.keyboard('4200{Enter}');
  await waitFor(() => expect(transport.requestsOf(readOdometerByPhone)).toHaveLength(1));
  await user.click(region.getByRole('button', { name: 'Mudar endereço' }));
  const street = region.getByLabelText('Rua');
  await user.type(street, 'Avenida do Batel');
  arrive();
  await region.findByText('Anotado: 4.200 km. O cliente recebe o e-mail.');
  expect(region.getByDisplayValue('Avenida do Batel')).toBe(street);
  region.getByRole('form', { name: 'Novo endereço' });
  expect(document.activeElement).toBe(street);
});

it('is there for consultants of contracts alone', async () => {
  open(PAGE, {
    viewer,
    answers: [answer(getCustomer, { ...file, hasAnalysis: false })],
  });
  await screen.findByRole('heading', { level: 1, name: 'Rita Lemos' });
  expect(screen.queryByRole('button', { name: 'Cliente na linha' })).toBeNull();
});
