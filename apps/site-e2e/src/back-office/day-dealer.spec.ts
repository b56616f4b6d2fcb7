import { expect, type Page, test } from '@playwright/test';
import { getProposal, noteProposal } from '@site/api-contract';
import { addDays, formatDate } from '@site/api-contract/brazil';
import { aSentProposal, payByPix, type Sent, sign } from '../by-api/customer';
import { approved, chooseFirstSlot, prepareByApi } from '../by-api/staff';
import { ApiVisitor } from '../by-api/visitor';
import { HAND_OVER_TODAY, isAskedEarly } from '../steps/hand-over';
import {
  enter,
  goTo,
  press,
  readKeys,
  tabTo,
  typeInto,
  watchHands,
} from '../steps/keyboard';
import {
  downloadList,
  openView,
  removeView,
  saveView,
  walkList,
} from '../steps/list-steps';
import { withoutLive } from '../steps/live-news';
import { mailTo } from '../steps/mailbox';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env['MAILBOX_URL'] ?? 'http://localhost:1080';
/**
 * A car of which several are in stock, so that one more does not affect other journeys.
 */
const CAR = { name: 'Lira Essencial 1.0 MT', color: 'Branco Nuvem' };

// The list with keyboard shortcuts exists on desktops only.
test(
  'a dealer works a day by keyboard while a seller notes on the same proposal',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const seller = new ApiVisitor();
    const link = `sellerid=${await seller.signIn('vendedor@rodar.test')}`;
    const sent = await aSentProposal({}, link);
    const { person, number } = sent;
    const complaints = watchPage(page);
    const hands = await watchHands(page);
    // The page learns of the seller's changes by its own requests, not by live news.
    await withoutLive(page);
    await openAs(page, 'dealer@rodar.test', '/concessionarias');
    await waitForLoaded(page);

    await test.step('J and K walk the list, the palette finds a number', async () => {
      await goTo(page, 'Minhas propostas', 'Minhas propostas');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await walkList(page, /propostas\/[\da-f-]{36}$/);
      await goTo(page, number, person.name);
      await readKeys(page, 'Anotar o que foi feito');
    });

    await test.step('a seller notes first, is named, and nothing typed is lost', () =>
      noteWhileSellerDoes(page, seller, sent.proposalId));

    await test.step('the list is downloaded', async () => {
      await goTo(page, 'Minhas propostas', 'Minhas propostas');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await downloadList(page);
    });

    await test.step('what is filtered gets a name, by which it is opened', async () => {
      const view = {
        filter: 'Ordem',
        choice: 'Abertas',
        name: `Paradas ${number}`,
        address: /\?ordem=paradas$/,
      };
      await saveView(page, view);
      await goTo(page, 'Minhas propostas', 'Minhas propostas');
      await openView(page, view);
      await removeView(page);
    });

    await test.step('a car comes into the stock; one that leaves by mistake is back by Z', async () => {
      await goTo(page, 'Estoque', 'Estoque');
      await waitForLoaded(page);
      await addCar(page);
      const name = `Mudar: ${CAR.name}, ${CAR.color}`;
      const change = page.getByRole('button', { name });
      await enter(page, change);
      await enter(page, page.getByRole('button', { name: 'Retirar do estoque' }));
      const bar = page.getByRole('region', { name: 'A enviar' });
      await expect(bar.getByText(/livres? sa(i|em) do estoque em \d+ s/)).toBeVisible();
      await page.keyboard.press('z');
      await expect(bar).toBeHidden();
      await expect(change).toBeFocused();
    });

    await test.step('the week shows who comes, and the keys go with their code', async () => {
      const contract = await onItsWayToKeys(sent);
      await goTo(page, 'Entregas', 'Entregas');
      await enter(page, page.getByRole('link', { name: 'Semana' }));
      const visit = page.getByRole('listitem').getByRole('link', { name: person.name });
      await expect(page.getByRole('link', { name: 'Próxima semana' })).toBeVisible();
      await waitForLoaded(page);
      if (!(await visit.isVisible()))
        await enter(page, page.getByRole('link', { name: 'Próxima semana' }));
      await enter(page, visit);
      await expect(page.getByText(contract).first()).toBeVisible();
      await handOverByKeys(page, person.email);
    });

    await test.step('the results of the month, and who works here', async () => {
      await goTo(page, 'Resultados', 'Resultados');
      await expect(page.getByRole('table').first()).toBeVisible();
      await goTo(page, 'Equipe', 'Equipe');
      await expect(page.getByRole('rowheader', { name: /Diego Ramos/ })).toBeVisible();
    });
    expect(complaints()).toEqual([]);
    expect(hands()).toEqual([]);
  },
);

/** N starts a note; the seller saves one first. */
async function noteWhileSellerDoes(
  page: Page,
  seller: ApiVisitor,
  id: string,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Acompanhamento' });
  const note = form.getByLabel(/^Anotação/);
  await expect(form).toBeVisible();
  await page.keyboard.press('n');
  await expect(note).toBeFocused();
  await page.keyboard.type('Vem ver o carro no sábado.');
  await tabTo(page, form.getByLabel(/^Próximo passo/));
  await page.keyboard.type('Confirmar a visita');
  await tabTo(page, form.getByLabel(/^Dia/));
  await page.keyboard.type(formatDate(addDays(seller.today(), 2)));
  const { followUp } = await seller.send(getProposal, { params: { id } });
  await seller.send(noteProposal, {
    params: { id },
    body: { revision: followUp?.revision ?? 0, note: 'Liguei, pediu fotos.' },
  });
  await press(page, 'Registrar');
  await expect(form.getByRole('alert')).toContainText(
    /^Diego Ramos anotou nesta proposta em \d\d\/\d\d\/\d{4}, \d\d:\d\d\. Leia antes de registrar\.$/,
  );
  await expect(page.getByText('Liguei, pediu fotos.')).toBeVisible();
  await expect(note).toHaveValue('Vem ver o carro no sábado.');
  await press(page, 'Registrar');
  await expect(form.getByText('Registrado.')).toBeVisible();
  await expect(page.getByText(/^Próximo passo em .+: Confirmar a visita$/)).toBeVisible();
}

async function addCar(page: Page): Promise<void> {
  await press(page, 'Incluir carro');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByLabel('Carro', { exact: true }));
  await page.keyboard.type(CAR.name);
  await tabTo(page, dialog.getByLabel('Cor'));
  await page.keyboard.type(CAR.color);
  await enter(page, dialog.getByRole('button', { name: 'Incluir no estoque' }));
  const said = `${CAR.name}, ${CAR.color}: agora há`;
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
}

/**
 * The customer signs and pays, the car is prepared, and an appointment is booked. Returns
 * the id of the contract.
 */
async function onItsWayToKeys(sent: Sent): Promise<string> {
  const signed = await sign(await approved(sent));
  await payByPix(signed);
  await prepareByApi(signed);
  await chooseFirstSlot(signed);
  return signed.contract.number;
}

async function handOverByKeys(page: Page, email: string): Promise<void> {
  if (await isAskedEarly(page)) await press(page, HAND_OVER_TODAY);
  await press(page, 'Enviar código ao cliente');
  await expect(page.getByText(/Código enviado ao e-mail do cliente/)).toBeVisible();
  const [, pin = ''] = await mailTo(
    MAILBOX,
    email,
    /^(\d{6}): Código para receber o seu carro$/m,
  );
  await typeInto(page, 'Km no painel', '14');
  await typeInto(page, 'Código do cliente', pin);
  await press(page, 'Entregar o carro');
  await expect(page.getByText(/Carro entregue em /)).toBeVisible();
}
