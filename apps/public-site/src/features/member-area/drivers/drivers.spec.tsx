import { screen, waitFor, within } from '@testing-library/react';
import {
  addDriver,
  type Driver,
  type DriverList,
  listContracts,
  listDrivers,
  removeDriver,
  sendDriverPhoto,
} from '@site/api-contract';
import {
  aDriver,
  type Answer,
  answer,
  aViewer,
  guardConsole,
  refuse,
  stopClock,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const ID = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b';

function openDrivers(
  items: Driver[],
  canAdd: boolean,
  answers: Answer[] = [],
  rest: Partial<DriverList> = {},
) {
  const { wire } = siteScene();
  return renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${ID}/motoristas`,
    {
      wire,
      viewer: aViewer('customer'),
      answers: [
        answer(listContracts, []),
        answer(listDrivers, { items, canAdd, ...rest }),
        ...answers,
      ],
    },
  );
}

const removal = () =>
  screen.findByRole('button', { name: 'Tirar da lista: Otávio Lacerda' });

/** Removes the driver of a list, which the server then answers without that driver. */
async function removeWhere(before: Driver[], after: Driver[]): Promise<void> {
  let items = before;
  const { user } = openDrivers([], true, [
    answer(listDrivers, () => ({ items, canAdd: true })),
    answer(removeDriver, () => {
      items = after;
      return { ok: true as const };
    }),
  ]);
  await user.click(await removal());
  await user.click(screen.getByRole('button', { name: 'Tirar' }));
}

describe('the drivers of a contract', () => {
  it('of a company are those whom it names, and nobody beside them', async () => {
    openDrivers([], true, [], { isOfCompany: true });
    await screen.findByText(
      'A empresa ainda não indicou ninguém: hoje ninguém pode dirigir.',
    );
    screen.getByText(
      /^Só quem a empresa indicar dirige o carro: até 2 pessoas, sem custo\./,
    );
    expect(document.body.textContent).not.toMatch(/só você|além de você/i);
  });

  it('have the day from which they may drive, which can be before the car comes', async () => {
    openDrivers([aDriver({ startsOn: '2026-11-02' })], true);
    await screen.findByText('Autorização desde 02/11/2026');
  });

  it('are asked for by one form, at the field where something is wrong', async () => {
    stopClock(Date.UTC(2026, 10, 23, 15));
    const { user, transport } = openDrivers([], true, [
      answer(addDriver, aDriver({ state: 'sem-foto', startsOn: null })),
    ]);
    await screen.findByText('Hoje só você dirige.');
    await user.click(screen.getByRole('button', { name: 'Cadastrar motorista' }));
    const form = await screen.findByRole('form', { name: 'Novo motorista' });
    const field = (name: string) => within(form).getByLabelText(name);
    await user.type(field('Nome, como na CNH'), 'Otávio Lacerda');
    await user.type(field('CPF'), '11144477735');
    await user.type(field('Data de nascimento'), '12/04/2006');
    await user.type(field('Número de registro da CNH'), '12294923308');
    await user.selectOptions(field('Categoria'), 'AB');
    await user.type(field('Data da 1ª habilitação'), '20/04/2024');
    await user.type(field('Validade'), '22/08/2033');
    await user.click(within(form).getByRole('button', { name: 'Cadastrar' }));
    await within(form).findAllByText(
      'Quem dirige precisa ter 21 anos. Esta pessoa faz 21 em 12/04/2027.',
    );
    await user.clear(field('Data de nascimento'));
    await user.type(field('Data de nascimento'), '12/04/1990');
    await user.click(within(form).getByRole('button', { name: 'Cadastrar' }));
    await screen.findByText(/^Otávio Lacerda está na lista\. Agora envie a foto da CNH/);
    expect(transport.requestsOf(addDriver)[0]?.body).toEqual({
      name: 'Otávio Lacerda',
      cpf: '11144477735',
      birthdate: '1990-04-12',
      cnh: '12294923308',
      cnhCategory: 'AB',
      cnhFirstLicenseDate: '2024-04-20',
      cnhExpirationDate: '2033-08-22',
    });
  });

  const waiting = () => aDriver({ state: 'sem-foto', startsOn: null });
  const photo = () => new File(['x'], 'cnh.jpg', { type: 'image/jpeg' });

  it('whose printed date has passed sends the digital license, whose date then counts', async () => {
    const expired = { cnhExpirationDate: '2026-01-10' };
    const { user, transport } = openDrivers(
      [aDriver({ ...expired, state: 'sem-foto', startsOn: null })],
      true,
      [answer(sendDriverPhoto, aDriver(expired))],
    );
    const row = within(await screen.findByRole('listitem', { name: 'Otávio Lacerda' }));
    row.getByText('Falta o PDF da CNH digital');
    row.getByText('Ainda não pode dirigir: envie o PDF da CNH digital.');
    row.getByText(/passou em 10\/01\/2026\. .* mostra a validade atual\. /);
    const button = await row.findByLabelText(/^Enviar CNH digital \(PDF\)/);
    const pdf = new File(['x'], 'cnh.pdf', { type: 'application/pdf' });
    await user.upload(button, pdf);
    await row.findByText('Informe a validade da CNH digital.');
    await user.type(row.getByLabelText('Validade na CNH digital'), '20/03/2031');
    await user.upload(button, photo());
    expect(transport.requestsOf(sendDriverPhoto)).toEqual([]);
    await user.upload(button, pdf);
    await screen.findByText(/^Otávio Lacerda já pode dirigir\./);
    expect(transport.requestsOf(sendDriverPhoto).map(({ body }) => body)).toMatchObject([
      { cnhExpirationDate: '2031-03-20' },
    ]);
  });

  it('may drive once the photo of the license was sent', async () => {
    const { user, transport } = openDrivers([waiting()], true, [
      answer(sendDriverPhoto, aDriver()),
    ]);
    const row = await screen.findByRole('listitem', { name: 'Otávio Lacerda' });
    within(row).getByText('Falta a foto da CNH');
    await user.upload(within(row).getByLabelText(/^Enviar foto da CNH/), photo());
    await screen.findByText(
      'Otávio Lacerda já pode dirigir. A mudança do contrato foi para o seu e-mail.',
    );
    expect(transport.requestsOf(sendDriverPhoto)).toHaveLength(1);
  });

  it('show at their row what was wrong with a photo', async () => {
    const message = 'Não conseguimos abrir essa imagem.';
    const { user } = openDrivers([waiting()], true, [
      refuse(sendDriverPhoto, 400, { message: 'x', fields: [{ key: 'File', message }] }),
    ]);
    await user.upload(await screen.findByLabelText(/^Enviar foto da CNH/), photo());
    await screen.findByText(message);
  });

  it('are removed after one question', async () => {
    const { user, transport } = openDrivers([aDriver()], true, [
      answer(removeDriver, { ok: true }),
    ]);
    await user.click(
      await screen.findByRole('button', { name: 'Tirar da lista: Otávio Lacerda' }),
    );
    expect(transport.requestsOf(removeDriver)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Tirar' }));
    await waitFor(() => expect(transport.requestsOf(removeDriver)).toHaveLength(1));
    await screen.findByText('Otávio Lacerda não está mais na lista.');
  });

  it('have the focus on the question, and on the button again when they stay', async () => {
    const { user } = openDrivers([aDriver()], true);
    await user.click(await removal());
    expect(document.activeElement).toBe(
      screen.getByRole('group', { name: 'Tirar Otávio Lacerda?' }),
    );
    await user.click(screen.getByRole('button', { name: 'Deixar' }));
    expect(document.activeElement).toBe(await removal());
  });

  it('keep the focus on the button when they could not be removed', async () => {
    const message = 'Tente de novo em instantes.';
    const { user } = openDrivers([aDriver()], true, [
      refuse(removeDriver, 503, { message }),
    ]);
    await user.click(await removal());
    await user.click(screen.getByRole('button', { name: 'Tirar' }));
    await screen.findByText(message);
    expect(document.activeElement).toBe(await removal());
  });

  it('leave the focus on their row when they have driven, since it stays', async () => {
    await removeWhere([aDriver()], [aDriver({ state: 'saiu', endsOn: '2026-11-23' })]);
    const row = await screen.findByRole('listitem', { name: 'Otávio Lacerda' });
    await within(row).findByText('Não dirige mais');
    expect(document.activeElement).toBe(row);
  });

  it('leave the focus on the heading when their row goes with them', async () => {
    await removeWhere([waiting()], []);
    await screen.findByText('Hoje só você dirige.');
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { level: 1, name: 'Motoristas' }),
    );
  });

  it('say when a license ends soon or has ended, and offer no third one', async () => {
    stopClock(Date.UTC(2026, 10, 23, 15));
    openDrivers(
      [
        aDriver({ cnhExpirationDate: '2026-12-20' }),
        aDriver({
          id: 'd2',
          name: 'Célia Prates',
          state: 'vencida',
          cnhExpirationDate: '2026-11-20',
        }),
      ],
      false,
    );
    await screen.findByText(
      'A CNH vence em 20/12/2026. Renove para continuar dirigindo.',
    );
    screen.getByText('CNH vencida');
    screen.getByText('Já há 2 motoristas. Tire um para cadastrar outro.');
    expect(screen.queryByRole('button', { name: 'Cadastrar motorista' })).toBeNull();
  });

  it('are closed for new people and photos when the contract has ended', async () => {
    openDrivers([waiting()], false, [], { isClosed: true });
    await screen.findByText(
      'Este contrato já terminou: não dá mais para cadastrar motoristas nem enviar CNH.',
    );
    expect(screen.queryByText(/^Além de você, até/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cadastrar motorista' })).toBeNull();
    expect(screen.queryByLabelText(/^Enviar foto da CNH/)).toBeNull();
  });
});
