import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  askPurchase,
  contestCharge,
  type DueItem,
  getContractPayments,
  getToday,
  keepHold,
  listCustomerContracts,
  registerTrafficFine,
} from '@site/api-contract';
import { type HeldQueue } from '@site/api-contract/activity';
import { addDays, formatDate, type IsoDate } from '@site/api-contract/brazil';
import { aPhotoFile } from '../by-api/customer';
import { ApiVisitor } from '../by-api/visitor';
import { chooseFile, enter, press, tabTo, typeInto, watchHands } from '../steps/keyboard';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

const WORDS = 'Combinado assim.';
/** A customer whose contract ends soon, so that the car can be bought. */
const BUYER = 'fim@rodar.test';

// The list with keyboard shortcuts exists on desktops only. Contested damages need a car
// that came back, which takes months: the walk from them is in `day-walk.spec`.
test('a consultant works off the whole day by keys from one list, in the order of its deadlines, and nothing that a colleague has @desktop', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const staff = await signedIn('consultor@rodar.test');
  await fillQueues(staff);
  const { items } = await staff.send(getToday, {});
  expect(new Set(items.map(({ queue }) => queue)).size).toBe(7);
  const colleague = await signedIn('consultor2@rodar.test');
  // An answered loss stays in the day until it is decided, so that one would meet it again.
  const losses = items.filter(({ subject }) => subject === 'roubo-ou-perda-total');
  expect(losses).toHaveLength(1);
  const theirs = [
    ...lastOf(items, 'leads', 6),
    ...lastOf(items, 'proposals', 1),
    ...losses,
  ];
  const own = items.filter((one) => !theirs.includes(one));
  // Pages of an earlier journey, closed without a word, may still have one of them.
  for (const { queue, id } of theirs)
    await colleague.send(keepHold, {
      params: { queue: queue as HeldQueue, id },
      body: { takeOver: true },
    });
  const complaints = watchPage(page);
  const hands = await watchHands(page);

  await openAs(page, 'consultor@rodar.test', '/consultor');
  await waitForLoaded(page);
  const first = page.getByRole('main').locator(`a[href*="${own[0]?.id}"]`);
  await toBeFocusedBy(page, 'j', first);
  await page.keyboard.press('Enter');
  const place = page.locator('.day-strip b');
  let placeBefore = '';
  for (const item of own)
    await test.step(`${item.queue} of ${item.until}`, async () => {
      await expect(page).toHaveURL(new RegExp(`${item.id}.*fila=hoje$`));
      // The address changes first, while the decided item is still shown.
      await expect(place).not.toHaveText(placeBefore);
      await waitForLoaded(page);
      placeBefore = (await place.textContent()) ?? '';
      await ACTS[item.queue as HeldQueue](page, staff.today());
    });

  await test.step('the day has what the colleague decides, and nothing twice', async () => {
    await expect(page).toHaveURL(/\/consultor$/);
    await expect(page.getByRole('region', { name: 'A enviar' })).toHaveCount(0, {
      timeout: 30_000,
    });
    // The late contract waits for the agreed day.
    const left = async () =>
      (await staff.send(getToday, {})).items.filter(({ queue }) => queue !== 'overdue');
    await expect.poll(left).toEqual(items.filter((one) => theirs.includes(one)));
    await expect(page.getByText('Lívia Sampaio está vendo')).toHaveCount(theirs.length);
  });
  expect(complaints()).toEqual([]);
  expect(hands()).toEqual([]);
});

/** The last items of a queue in the day. */
const lastOf = (items: readonly DueItem[], of: HeldQueue, count: number) =>
  items.filter(({ queue }) => queue === of).slice(-count);

/** The act of each queue, by keys. */
const ACTS: Record<HeldQueue, (page: Page, today: IsoDate) => Promise<void>> = {
  async proposals(page) {
    await toBeFocusedBy(page, 'd', page.getByRole('radio', { name: 'Aprovar' }));
    await page.keyboard.press('Space');
    await press(page, 'Aprovar a proposta');
  },
  async leads(page) {
    const claim = page.getByRole('button', { name: /^(Assumir|Passar para mim)$/ });
    if ((await claim.count()) > 0) await enter(page, claim);
    await tabTo(page, page.getByLabel('Situação'));
    await page.keyboard.type('Sem interesse');
    await tabTo(page, page.getByLabel('Motivo'));
    await page.keyboard.press('ArrowDown');
    await press(page, 'Salvar');
  },
  async services(page) {
    const claim = page.getByRole('button', { name: /^(Assumir|Passar para mim)$/ });
    if ((await claim.count()) > 0) await enter(page, claim);
    await typeInto(page, 'Mensagem ao cliente', WORDS);
    await press(page, 'Responder');
  },
  async overdue(page, today) {
    await toBeFocusedBy(page, 'd', page.getByRole('radio', { name: /^Combinar/ }));
    await page.keyboard.press('Space');
    await typeInto(page, 'Pagar até', formatDate(addDays(today, 3)));
    await typeInto(page, 'Mensagem ao cliente', WORDS);
    await press(page, 'Combinar');
  },
  async purchases(page, today) {
    await toBeFocusedBy(page, 'd', page.getByLabel('Preço do carro'));
    await page.keyboard.type('78.500,00');
    await typeInto(page, 'Vale até', formatDate(addDays(today, 10)));
    await typeInto(page, 'Mensagem ao cliente', WORDS);
    await press(page, 'Enviar a oferta');
  },
  async disputes(page) {
    await toBeFocusedBy(page, 'd', page.getByRole('radio', { name: /^Aceitar/ }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByLabel(/^Resposta ao cliente/));
    await page.keyboard.type(WORDS);
    await press(page, 'Responder');
  },
  async fines(page) {
    const file = await aPhotoFile('notificacao.jpg');
    await chooseFile(page, 'Escolher a notificação', file);
    await press(page, 'Enviar ao cliente');
  },
  damages: () => Promise.reject(new Error('The demo has no contested damages')),
};

/** A purchase, a contested charge and a fine, which the demo's day does not have. */
async function fillQueues(staff: ApiVisitor): Promise<void> {
  const contractOf = async (email: string) => {
    const { items } = await staff.send(listCustomerContracts, {
      query: { search: email },
    });
    const [contract] = items;
    if (!contract?.plate) throw new Error(`No car of ${email}`);
    return { params: { id: contract.id }, plate: contract.plate };
  };
  const { params, plate } = await contractOf(BUYER);
  const customer = await signedIn(BUYER);
  await customer.send(askPurchase, { params, body: {} });
  const { payments } = await customer.send(getContractPayments, { params });
  const items = payments.flatMap((payment) => payment.items);
  const item = items.find(({ contestable }) => contestable)?.item;
  if (!item) throw new Error('Nothing can be contested');
  await customer.send(contestCharge, {
    params,
    body: { item, reason: 'Esse valor não é o do contrato.' },
  });
  await staff.send(registerTrafficFine, {
    body: {
      plate,
      noticeNumber: 'E100200300',
      issuingBody: 'Detran-PR',
      infractionOn: addDays(staff.today(), -10),
      infractionTime: '10:00',
      place: 'Curitiba',
      description: 'Estacionar em local proibido',
      amount: 195.23,
      points: 5,
      answerUntil: addDays(staff.today(), 25),
    },
  });
}

async function signedIn(email: string): Promise<ApiVisitor> {
  const visitor = new ApiVisitor();
  await visitor.signIn(email);
  return visitor;
}

/**
 * Presses a key until it leads to this control: its part may still load or be quiet. Once
 * there it is not pressed again, since J would lead on, and D be typed into the field.
 */
async function toBeFocusedBy(page: Page, key: string, control: Locator): Promise<void> {
  const isFocused = () => control.evaluate((one) => one === document.activeElement);
  await expect(async () => {
    if (!(await isFocused())) await page.keyboard.press(key);
    expect(await isFocused()).toBe(true);
  }).toPass();
}
