import { screen, waitFor, within } from '@testing-library/react';
import {
  contestTrafficFine,
  downloadDriverIndication,
  listContracts,
  listTrafficFines,
  nameFineDriver,
  sendTrafficFineFile,
  type TrafficFine,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  aTrafficFine,
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

function openFines(items: TrafficFine[], answers: Answer[] = []) {
  const { wire, saved } = siteScene();
  const view = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${ID}/multas`,
    {
      wire,
      viewer: aViewer('customer'),
      answers: [
        answer(listContracts, []),
        answer(listTrafficFines, { items }),
        ...answers,
      ],
    },
  );
  return { ...view, saved };
}

const named = () =>
  aTrafficFine({
    revision: 3,
    state: 'condutor_indicado',
    driver: { name: 'Célia Prates', cpf: '123.456.789-09', cnh: '10019005600' },
  });

beforeEach(() => stopClock(Date.UTC(2026, 11, 8, 15)));

describe('the traffic fines of a contract', () => {
  it('say that none came', async () => {
    openFines([]);
    await screen.findByRole('heading', {
      level: 2,
      name: 'Nenhuma multa chegou para este carro.',
    });
    screen.getByText(/^Quando chega uma multa/);
  });

  it('say how many days are left, and what happens without an answer', async () => {
    openFines([aTrafficFine()]);
    const fine = await screen.findByRole('article', {
      name: 'Excesso de velocidade, até 20% acima',
    });
    within(fine).getByText(
      'Na notificação: Transitar até 20% acima da velocidade máxima',
    );
    within(fine).getByText('Esperando você');
    within(fine).getByText('Faltam 2 dias para dizer quem dirigia: até 10/12/2026.');
    // The amount stands below the name and nowhere else; how fines work comes after them.
    const sum = within(fine).getByText(/^R\$\s130,16, média, 4 pontos$/);
    expect(within(fine).getByText('Quando').compareDocumentPosition(sum)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
    expect(
      [...fine.querySelectorAll('dt')].map(({ textContent }) => textContent),
    ).toEqual(['Quando', 'Onde', 'Auto de infração', 'Órgão', 'Carro']);
    expect(
      screen.getByText(/^Quando chega uma multa/).compareDocumentPosition(fine),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    within(fine).getByRole('button', { name: 'Baixar a notificação' });
    expect(within(fine).queryByText(/Baixar a indicação/)).toBeNull();
  });

  it('take the holder with a click', async () => {
    const { user, transport } = openFines(
      [aTrafficFine()],
      [answer(nameFineDriver, named())],
    );
    await user.click(await screen.findByRole('button', { name: 'Dizer quem dirigia' }));
    await user.click(await screen.findByLabelText('Ana Souza'));
    await user.click(screen.getByRole('button', { name: 'Indicar' }));
    await screen.findByText(/^Indicação salva: Célia Prates\./);
    expect(transport.requestsOf(nameFineDriver)[0]?.body).toEqual({
      revision: 2,
      who: 'titular',
    });
  });

  it('ask for name, CPF and CNH of another person, at their fields', async () => {
    const { user, transport } = openFines(
      [aTrafficFine()],
      [answer(nameFineDriver, named())],
    );
    await user.click(await screen.findByRole('button', { name: 'Dizer quem dirigia' }));
    const form = await screen.findByRole('form', { name: 'Quem dirigia?' });
    await user.click(within(form).getByLabelText(/^Outra pessoa/));
    await user.type(within(form).getByLabelText('Nome, como na CNH'), 'Célia Prates');
    await user.type(within(form).getByLabelText('CPF'), '12345678909');
    await user.type(
      within(form).getByLabelText('Número de registro da CNH'),
      '10019005601',
    );
    await user.click(within(form).getByRole('button', { name: 'Indicar' }));
    await within(form).findByText(
      'Esse número não é de uma CNH. Confira os 11 números do registro.',
    );
    await user.clear(within(form).getByLabelText('Número de registro da CNH'));
    await user.type(
      within(form).getByLabelText('Número de registro da CNH'),
      '10019005600',
    );
    await user.click(within(form).getByRole('button', { name: 'Indicar' }));
    await waitFor(() =>
      expect(transport.requestsOf(nameFineDriver)[0]?.body).toEqual({
        revision: 2,
        who: 'outra-pessoa',
        name: 'Célia Prates',
        cpf: '12345678909',
        cnh: '10019005600',
      }),
    );
  });

  it('say what happened when somebody else was first', async () => {
    const message = 'Há novidade nesta multa. Confira antes de continuar.';
    const { user } = openFines(
      [aTrafficFine()],
      [refuse(nameFineDriver, 409, { message, reason: 'changed-meanwhile' })],
    );
    await user.click(await screen.findByRole('button', { name: 'Dizer quem dirigia' }));
    await user.click(await screen.findByLabelText('Ana Souza'));
    await user.click(screen.getByRole('button', { name: 'Indicar' }));
    await screen.findByText(message);
  });

  it('give the sheet to sign and take it back signed', async () => {
    const file = {
      name: 'indicacao-de-condutor.pdf',
      type: 'application/pdf',
      bytes: Uint8Array.from([1, 2, 3]),
    };
    const { user, saved, transport } = openFines(
      [named()],
      [
        answer(downloadDriverIndication, file),
        answer(sendTrafficFineFile, {
          ...named(),
          files: ['indicacao-assinada', 'notificacao'],
        }),
      ],
    );
    await screen.findByText(/^Falta assinar: baixe a indicação/);
    await user.click(
      screen.getByRole('button', { name: 'Baixar a indicação de condutor' }),
    );
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([file.name]));
    await user.upload(
      screen.getByLabelText(/^Enviar a indicação assinada/),
      new File(['x'], 'assinada.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText('Indicação assinada enviada.');
    expect(transport.requestsOf(sendTrafficFineFile)).toHaveLength(1);
  });

  it('hear that the customer contests it', async () => {
    const { user, transport } = openFines(
      [aTrafficFine()],
      [answer(contestTrafficFine, aTrafficFine({ revision: 3 }))],
    );
    await user.click(
      await screen.findByRole('button', { name: 'Vou recorrer da multa' }),
    );
    await user.type(await screen.findByLabelText('Por que você vai recorrer?'), 'Radar.');
    await user.click(screen.getByRole('button', { name: 'Avisar' }));
    await screen.findByText('Anotamos que você vai recorrer.');
    expect(transport.requestsOf(contestTrafficFine)[0]?.body).toEqual({
      revision: 2,
      note: 'Radar.',
    });
  });

  it('lead to the payments once the amount was passed on', async () => {
    openFines([
      aTrafficFine({
        state: 'cobrada',
        canName: false,
        charge: { amount: 78.1, dueOn: '2026-12-18', state: 'a_vencer' },
      }),
    ]);
    const link = await screen.findByRole('link', { name: 'Ver pagamentos' });
    expect(link.getAttribute('href')).toBe(
      `/area-logada/contratos/${ID}/pagar?vencimento=2026-12-18`,
    );
    screen.getByText(/vencimento 18\/12\/2026 \(a vencer\)/);
    expect(screen.queryByRole('button', { name: 'Dizer quem dirigia' })).toBeNull();
  });
});
