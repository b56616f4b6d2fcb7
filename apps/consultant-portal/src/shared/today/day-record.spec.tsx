import { screen, waitFor } from '@testing-library/react';
import {
  comparePriceTable,
  getTrafficFine,
  listDrivers,
  sendTrafficFineFile,
} from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import {
  A_UUID,
  type Answer,
  answer,
  aTrafficFine,
  guardConsole,
  heldBack,
  neverAnswer,
} from '@site/testing';
import { routes } from '../../app/routes';
import { BRUNO, details, viewer } from '../../features/sales/proposals/testing/queue';
import { aDispute } from '../testing/decisions';
import {
  approve,
  day,
  DISPUTE,
  dispute,
  FROM,
  heading,
  item,
  NEXT,
  PROPOSAL,
  theDispute,
  type User,
  walker,
} from '../testing/walked-day';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const walk = walker(open);

async function sendNotice(user: User) {
  await user.upload(
    await screen.findByLabelText(/notificação/i, { selector: 'input' }),
    new File(['%PDF'], 'notificacao.pdf', { type: 'application/pdf' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Enviar ao cliente' }));
}

describe('the notice of a fine', () => {
  const fine = aTrafficFine({ id: A_UUID, state: 'sem_notificacao', files: [] });
  const first = item({ queue: 'fines', act: 'add-notice', id: A_UUID });

  it('lets the day go on once it is there', async () => {
    const { location, user } = walk(`/consultor/multas/${A_UUID}`, first, [
      answer(getTrafficFine, fine),
      answer(sendTrafficFineFile, fine),
    ]);
    await sendNotice(user);
    await waitFor(() => expect(location()).toBe(PROPOSAL));
    await screen.findByText('Notificação enviada.');
  });

  it('moves nobody who went on while it was on its way', async () => {
    const { held, arrive } = heldBack(answer(sendTrafficFineFile, fine));
    const { location, user, allAnswered } = open(`/consultor/multas/${A_UUID}?${FROM}`, {
      viewer,
      answers: [
        ...[answer(getTrafficFine, fine), dispute, details],
        ...[day(first, theDispute, item({})), held],
      ],
    });
    await screen.findByText('1 de 3');
    await sendNotice(user);
    await screen.findByRole('button', { name: 'Enviando...' });
    await user.keyboard('j');
    await heading(aDispute.label);
    await user.keyboard('j');
    await waitFor(() => expect(location()).toBe(PROPOSAL));
    arrive();
    await allAnswered();
    expect(location()).toBe(PROPOSAL);
  });
});

describe('a page that is still being opened', () => {
  /** Opens the portal, where the page of a route waits to be loaded. */
  const openSlowly = (route: { path: string; index?: true }, answers: Answer[]) => {
    let load = (): void => undefined;
    const loaded = new Promise<null>((resolve) => (load = () => resolve(null)));
    const slow = { ...route, loader: () => loaded, Component: () => <h1>Aberta</h1> };
    const portal = portalForSpecs('consultant-portal', [slow, ...routes]);
    return {
      open: (path: string) => portal.open(path, { viewer, answers }),
      load: () => load(),
    };
  };

  it('is opened though the answer to an act comes meanwhile', async () => {
    const fine = aTrafficFine({ id: A_UUID, state: 'sem_notificacao', files: [] });
    const first = item({ queue: 'fines', act: 'add-notice', id: A_UUID });
    const { held, arrive } = heldBack(answer(sendTrafficFineFile, fine));
    const slow = openSlowly({ path: `/contestacoes/${NEXT}` }, [
      ...[answer(getTrafficFine, fine), details, held],
      day(theDispute, first, item({})),
    ]);
    const { location, user, allAnswered } = slow.open(
      `/consultor/multas/${A_UUID}?${FROM}`,
    );
    await screen.findByText('2 de 3');
    await sendNotice(user);
    await screen.findByRole('button', { name: 'Enviando...' });
    await user.keyboard('k');
    arrive();
    await screen.findByRole('button', { name: 'Escolher a notificação' });
    slow.load();
    await heading('Aberta');
    await allAnswered();
    expect(location()).toBe(DISPUTE);
  });

  it('is opened though the list of the day comes meanwhile', async () => {
    const { held, arrive } = heldBack(day(item({}), item({ id: BRUNO })));
    const slow = openSlowly({ path: '/', index: true }, [details, held]);
    const { location, user, allAnswered } = slow.open(PROPOSAL);
    await approve(user);
    await screen.findByRole('region', { name: 'A enviar' });
    await user.click(screen.getByRole('link', { name: 'Voltar para Hoje' }));
    arrive();
    await screen.findByText('1 de 2');
    slow.load();
    await heading('Aberta');
    await allAnswered();
    expect(location()).toBe('/consultor');
  });
});

describe('D on an item of the day', () => {
  it('leads to the notice that a fine waits for', async () => {
    const fine = aTrafficFine({ id: A_UUID, state: 'sem_notificacao', files: [] });
    const first = item({ queue: 'fines', act: 'add-notice', id: A_UUID });
    const { user } = walk(`/consultor/multas/${A_UUID}`, first, [
      answer(getTrafficFine, fine),
    ]);
    const button = await screen.findByRole('button', { name: /notificação/i });
    await user.click(screen.getByRole('button', { name: 'Cancelar a multa' }));
    screen.getByLabelText('Motivo').blur();
    await user.keyboard('d');
    expect(document.activeElement).toBe(button);
    await screen.findByText(/D leva à decisão\.$/);
  });

  it('leads past the notice that is there to the charge', async () => {
    const fine = aTrafficFine({
      ...{ id: A_UUID, state: 'titular_informado', files: ['notificacao'] },
    });
    const first = item({ queue: 'fines', act: 'hand-in', id: A_UUID });
    const { user } = walk(`/consultor/multas/${A_UUID}`, first, [
      answer(getTrafficFine, fine),
      neverAnswer(listDrivers),
    ]);
    const amount = await screen.findByLabelText('O órgão cobrou');
    await screen.findByText('Documentos');
    await user.keyboard('d');
    expect(document.activeElement).toBe(amount);
  });

  it('is not promised for what is only checked', async () => {
    const first = item({ queue: 'prices', act: 'check', id: '7', who: null });
    walk('/consultor/precos/7', first, [neverAnswer(comparePriceTable)]);
    await screen.findByText('1 de 2');
    expect(screen.getByText(/mudam de item\.$/).textContent).not.toContain('D leva');
  });
});
