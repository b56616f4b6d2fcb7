import { screen, waitFor, within } from '@testing-library/react';
import {
  downloadServiceFile,
  getServiceRequest,
  listContracts,
  listServiceRequests,
  listWorkshopVisits,
  openServiceRequest,
  sendServiceFile,
  sendServiceMessage,
  type ServiceItem,
  type ServiceRequest,
} from '@site/api-contract';
import {
  type Answer,
  answer,
  aServiceItem,
  aServiceRequest,
  aViewer,
  guardConsole,
  heldBack,
  neverAnswer,
  refuse,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';
import { STORES_NEAR } from '../testing/stores-near';

guardConsole();

const { contractId, id } = aServiceItem();

function openAt(path: string, answers: Answer[]) {
  const scene = siteScene();
  const view = renderRoute(amongOthers(memberAreaRoutes), path, {
    wire: scene.wire,
    viewer: aViewer('customer'),
    answers: [answer(listContracts, []), ...STORES_NEAR, ...answers],
  });
  return { ...view, ...scene };
}
const openList = (items: ServiceItem[], answers: Answer[] = [], canOpen = true) =>
  openAt(`/area-logada/contratos/${contractId}/atendimentos`, [
    answer(listServiceRequests, { items, phone: '0800 000 0000', canOpen }),
    ...answers,
  ]);
const openDetail = (request: Partial<ServiceRequest>, answers: Answer[] = []) =>
  openAt(`/area-logada/atendimentos/${id}`, [
    answer(getServiceRequest, aServiceRequest(request)),
    answer(listServiceRequests, { items: [], phone: '0800 000 0000', canOpen: true }),
    ...answers,
  ]);

describe('the requests of a contract', () => {
  it('stand below the phone for what can’t wait, with the day of the answer', async () => {
    openList([aServiceItem({ waitingSince: '2126-11-22T14:00:00.000Z' })]);
    const phone = await screen.findByRole('link', { name: '0800 000 0000' });
    expect(phone.getAttribute('href')).toBe('tel:08000000000');
    const list = screen.getByRole('list', { name: 'Seus atendimentos' });
    expect(
      phone.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    within(list).getByRole('link', { name: 'Pneu, S-2611-0001' });
    within(list).getByText('Respondemos em até 1 dia útil: até 25/11/2126.');
  });

  it('own up when the answer is late, in the list and on the page', async () => {
    const waitingSince = '2025-11-20T14:00:00.000Z';
    const { unmount } = openList([aServiceItem({ waitingSince })]);
    const late =
      'Prometemos responder até 21/11/2025 e atrasamos: a resposta vem por e-mail e aparece aqui.';
    await screen.findByText(late);
    unmount();
    openDetail({ waitingSince });
    await screen.findByText(late);
  });

  it('of a contract that is over are about a fine alone, without the phone of the assistance', async () => {
    const { user } = openAt(`/area-logada/contratos/${contractId}/atendimentos`, [
      answer(listServiceRequests, {
        items: [aServiceItem()],
        phone: '0800 000 0000',
        canOpen: true,
        kinds: ['multa'],
      }),
    ]);
    await screen.findByText(
      'Este contrato terminou. Chegou uma multa dos dias com o carro? Fale com a gente aqui.',
    );
    expect(screen.queryByText(/A assistência atende 24 horas/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Abrir atendimento' }));
    const form = await screen.findByRole('form', { name: 'Novo atendimento' });
    const subjects = within(form.querySelector('select') as HTMLElement)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(subjects.slice(1)).toEqual(['Multa de trânsito']);
  });

  it('are opened by a form that asks what the subject needs', async () => {
    const { user, transport } = openList(
      [],
      [answer(openServiceRequest, aServiceRequest({ kind: 'sinistro' }))],
    );
    await user.click(await screen.findByRole('button', { name: 'Abrir atendimento' }));
    const form = await screen.findByRole('form', { name: 'Novo atendimento' });
    const field = (name: string) => within(form).getByLabelText(name);
    expect(within(form).queryByLabelText('Onde foi')).toBeNull();
    await user.selectOptions(field('Assunto'), 'sinistro');
    await user.type(field('O que você precisa?'), 'Bateram na traseira.');
    const submit = within(form).getByRole('button', { name: 'Abrir atendimento' });
    await user.click(submit);
    await within(form).findAllByText('Diga se alguém se feriu.');
    await user.type(field('Dia'), '20/11/2026');
    await user.type(field('Onde foi'), 'Rua XV, Curitiba');
    await user.click(field('Não'));
    await user.click(submit);
    await screen.findByText(/^Abrimos o atendimento S-2611-0001\./);
    const opened = screen.getByRole('link', { name: 'Ver o atendimento' });
    expect(opened.getAttribute('href')).toBe(`/area-logada/atendimentos/${id}`);
    expect(transport.requestsOf(openServiceRequest)[0]?.body).toEqual({
      kind: 'sinistro',
      text: 'Bateram na traseira.',
      happenedOn: '2026-11-20',
      place: 'Rua XV, Curitiba',
      anyoneHurt: 'nao',
    });
  });

  it('about a service ask again for km that are hard to believe', async () => {
    const { user, transport } = openList(
      [],
      [
        answer(listWorkshopVisits, {
          ...{ items: [], canBook: false },
          ...{ workshops: [], dealershipId: '1' },
        }),
        refuse(openServiceRequest, 409, {
          message: 'São 9.988 km desde 20/11/2026.',
          reason: 'reading-unlikely',
        }),
      ],
    );
    await user.click(await screen.findByRole('button', { name: 'Abrir atendimento' }));
    await user.selectOptions(await screen.findByLabelText('Assunto'), 'revisao');
    await user.type(await screen.findByLabelText('Km do painel'), '10000');
    await user.type(screen.getByLabelText('O que você precisa?'), 'Revisão.');
    const form = screen.getByRole('form', { name: 'Novo atendimento' });
    await user.click(within(form).getByRole('button', { name: 'Abrir atendimento' }));
    await screen.findByRole('button', { name: 'A quilometragem está certa, abrir' });
    await user.type(screen.getByLabelText('Km do painel'), '0');
    expect(
      screen.queryByRole('button', { name: 'A quilometragem está certa, abrir' }),
    ).toBeNull();
    expect(screen.queryByText('São 9.988 km desde 20/11/2026.')).toBeNull();
    await user.type(screen.getByLabelText('Km do painel'), '{Backspace}');
    await user.type(screen.getByLabelText('O que você precisa?'), ' Urgente.');
    await user.click(
      screen.getByRole('button', { name: 'A quilometragem está certa, abrir' }),
    );
    await waitFor(() =>
      expect(
        transport.requestsOf(openServiceRequest).map(({ body }) => body),
      ).toMatchObject([
        { km: 10_000, text: 'Revisão.' },
        { km: 10_000, text: 'Revisão. Urgente.', confirmed: true },
      ]),
    );
  });

  it('of a contract that is over are read and no more opened', async () => {
    openList([], [], false);
    await screen.findByText('Nenhum atendimento por enquanto.');
    screen.getByRole('heading', { level: 2, name: 'Seus atendimentos' });
    expect(screen.queryByRole('button', { name: 'Abrir atendimento' })).toBeNull();
  });
});

describe('one request', () => {
  it('shows the conversation and takes an answer', async () => {
    const { user, transport } = openDetail({ revision: 3 }, [
      answer(sendServiceMessage, aServiceRequest({ revision: 4 })),
    ]);
    const thread = await screen.findByRole('list', { name: 'Mensagens' });
    within(thread).getByText('Furou o pneu da frente.');
    await user.type(screen.getByLabelText('Mensagem'), 'Estou na rua XV.');
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await screen.findByText('Mensagem enviada.');
    expect(transport.requestsOf(sendServiceMessage)[0]?.body).toEqual({
      revision: 3,
      text: 'Estou na rua XV.',
    });
  });

  it('keeps the next message that is typed while the first is being sent', async () => {
    const { held, arrive } = heldBack(
      answer(sendServiceMessage, aServiceRequest({ revision: 4 })),
    );
    const { user, transport } = openDetail({ revision: 3 }, [held]);
    const words = await screen.findByLabelText('Mensagem');
    await user.type(words, 'Estou na rua XV.');
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await waitFor(() => expect(transport.requestsOf(sendServiceMessage)).toHaveLength(1));
    await user.clear(words);
    await user.type(words, 'Perto do posto.');
    arrive();
    await screen.findByText('Mensagem enviada.');
    expect(words).toHaveProperty('value', 'Perto do posto.');
  });

  it('that changed meanwhile is shown anew, and what was typed stays', async () => {
    const { user, transport } = openDetail({}, [
      refuse(sendServiceMessage, 409, {
        message: 'Há novidade neste atendimento. Confira antes de continuar.',
        reason: 'changed-meanwhile',
      }),
    ]);
    const field = await screen.findByLabelText('Mensagem');
    await user.type(field, 'Alô?');
    await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }));
    await screen.findByText('Há novidade neste atendimento. Confira antes de continuar.');
    expect(field).toHaveProperty('value', 'Alô?');
    expect(transport.requestsOf(getServiceRequest).length).toBeGreaterThan(1);
  });

  it('takes files and gives them back', async () => {
    const file = {
      id: 'f11e0000-5d47-4a6e-9b0f-1c2d3e4f5a6b',
      name: 'pneu.jpg',
      mediaType: 'image/jpeg' as const,
      side: 'customer' as const,
      sentAt: '2026-11-22T15:00:00.000Z',
    };
    const given = {
      name: 'pneu.jpg',
      type: 'image/jpeg',
      bytes: Uint8Array.from([1]),
    };
    const { user, transport, saved } = openDetail({ files: [file] }, [
      answer(sendServiceFile, aServiceRequest({ files: [file, file] })),
      answer(downloadServiceFile, given),
    ]);
    await user.upload(
      await screen.findByLabelText(/^Enviar arquivo/),
      new File(['x'], 'roda.jpg', { type: 'image/jpeg' }),
    );
    await screen.findByText('Arquivo enviado.');
    expect(transport.requestsOf(sendServiceFile)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Baixar: pneu.jpg' }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['pneu.jpg']));
  });

  it('of a car that stands still has the phone for what can’t wait', async () => {
    const { unmount } = openDetail({ kind: 'assistencia' });
    const phone = await screen.findByRole('link', { name: '0800 000 0000' });
    expect(phone.getAttribute('href')).toBe('tel:08000000000');
    unmount();
    openDetail({ kind: 'assistencia', state: 'resolvida', waitingSince: null });
    await screen.findByText('Este atendimento foi resolvido.');
    expect(screen.queryByText(/A assistência atende 24 horas/)).toBeNull();
  });

  it('of a car that stands still has no link to call before the number is known', async () => {
    openDetail({ kind: 'assistencia' }, [neverAnswer(listServiceRequests)]);
    await screen.findByText(/A assistência atende 24 horas/);
    const phones = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.startsWith('tel:'));
    expect(phones).toEqual([]);
  });

  it('of an accident says what is paid of the deductible, and where', async () => {
    openDetail({
      kind: 'sinistro',
      deductible: { amount: 3000, reason: null, dueOn: '2026-12-03' },
    });
    await screen.findByText('03/12/2026');
    expect(
      screen.getByRole('link', { name: 'Ver pagamentos' }).getAttribute('href'),
    ).toBe(`/area-logada/contratos/${contractId}/pagar?vencimento=2026-12-03`);
  });

  it.each([
    [true, 'Se algo ficou faltando, abra outro.'],
    [false, 'Se algo ficou faltando, fale com a gente: 0800 000 0000.'],
  ])(
    'that is resolved offers only what its contract takes: %s',
    async (canOpen, says) => {
      const wayOn = { canOpen, reach: '0800 000 0000' };
      openDetail({ state: 'resolvida', waitingSince: null, wayOn });
      await screen.findByText(`Este atendimento foi resolvido. ${says}`);
    },
  );

  it('that is resolved says so and takes nothing more', async () => {
    openDetail({ state: 'resolvida', waitingSince: null });
    await screen.findByText('Este atendimento foi resolvido.');
    expect(screen.queryByLabelText('Mensagem')).toBeNull();
    expect(screen.queryByLabelText(/^Enviar arquivo/)).toBeNull();
  });
});
