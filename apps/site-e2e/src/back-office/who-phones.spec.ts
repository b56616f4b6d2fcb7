import { expect, type Page, test } from '@playwright/test';
import {
  aPaidContract,
  chooseFirstSlot,
  handOverByApi,
  prepareByApi,
} from '../by-api/staff';
import { expectToBeAccessible } from '../steps/expect-accessible';
import { chooseLastHour } from '../steps/hand-over';
import { mailTo } from '../steps/mailbox';
import { type Person } from '../steps/people';
import { openAs, WITH_APP } from '../steps/sign-in';
import { watchPage } from '../steps/watch-page';

const MAILBOX = process.env.MAILBOX_URL ?? 'http://localhost:1080';
/** Clicks, Enters and choices of one call; typing and Tab are not counted. */
const MOST_PRESSES = 8;
const by = (name: string) => `Feito por ${name} a seu pedido.`;
const BY = by('Otávio Reis');

/** A consultant's hands on the panel, which count their presses. */
function handsOn(page: Page) {
  let presses = 0;
  const panel = page.getByRole('region', { name: 'Cliente na linha' });
  const click = async (name: string) => {
    presses += 1;
    await panel.getByRole('button', { name, exact: true }).click();
  };
  const choose = async (label: string, option: string | { index: number }) => {
    presses += 1;
    await panel.getByLabel(label, { exact: true }).selectOption(option);
  };
  const enter = async () => {
    presses += 1;
    await page.keyboard.press('Enter');
  };
  const type = (label: string, text: string) =>
    panel.getByLabel(label, { exact: true }).fill(text);
  const pick = async (name: string) => {
    presses += 1;
    await panel.getByRole('radio', { name }).check();
  };
  const begin = async () => {
    presses += 1;
    await page.getByRole('button', { name: 'Cliente na linha' }).click();
  };
  const count = () => presses;
  return { panel, click, choose, enter, type, pick, begin, count };
}

type Hands = ReturnType<typeof handsOn>;

/** Makes sure by facts who phones. */
async function ask({ type, enter }: Hands, { document }: Person): Promise<void> {
  await type('CPF ou CNPJ', document.slice(-4));
  await type('Nascimento', '9/2/92');
  await type('CEP de casa', '01001-000');
  await enter();
}

/** One call from its first press to the last; the panel is closed before and after. */
async function phoneCall(
  page: Page,
  { script, caller, know = ask }: { script: string; caller: Person; know?: typeof ask },
  act: (hands: Hands) => Promise<void>,
): Promise<void> {
  await test.step(script, async () => {
    const hands = handsOn(page);
    await hands.begin();
    await know(hands, caller);
    await expect(hands.panel.getByText(/^Confirmado até/)).toBeVisible();
    await act(hands);
    await expect(hands.panel.getByRole('status')).toHaveText(/o e-mail|e-mail do/);
    await hands.click('Encerrar ligação');
    await expect(
      hands.panel.getByRole('heading', { name: 'Quem está falando?' }),
    ).toBeVisible();
    expect(hands.count()).toBeLessThanOrEqual(MOST_PRESSES);
    await hands.panel.getByRole('button', { name: 'Fechar' }).click();
  });
}

async function openCustomer(page: Page, { email, name }: Person): Promise<void> {
  await page.goto('/consultor/clientes');
  await page.getByLabel('CPF, CNPJ, e-mail ou nome').fill(email);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** The code of the mail, in the place of facts. */
async function askForCode(hands: Hands, { email }: Person): Promise<void> {
  await hands.click('Mandar código por e-mail');
  const code = /^(\d{6}): Código para o atendimento por telefone$/m;
  const [, pin = ''] = await mailTo(MAILBOX, email, code);
  await hands.type('Código que a pessoa disse', pin);
  await hands.enter();
}

async function moveHouse(page: Page, hands: Hands): Promise<void> {
  await hands.click('Mudar endereço');
  await hands.type('CEP', '80420-090');
  await page.keyboard.press('Tab');
  await expect(hands.panel.getByLabel('Rua')).toHaveValue('Avenida do Batel');
  await hands.type('Número', '10');
  await hands.enter();
}

/** Customers who phone (docs/product/back-office.md), in ten calls. */
test('a consultant does for ten callers what they ask, in at most eight presses each @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const [driver, waiting] = await Promise.all([aPaidContract(), aPaidContract()]);
  await prepareByApi(driver);
  await chooseFirstSlot(driver);
  await handOverByApi(driver);
  await prepareByApi(waiting);
  const complaints = watchPage(page);
  await openAs(page, 'consultor@rodar.test', '/consultor');
  const open = async (hands: Hands, kind: string) => {
    await hands.click('Abrir atendimento');
    await hands.choose('Assunto', kind);
  };

  const { person } = driver;
  await openCustomer(page, person);
  await phoneCall(
    page,
    { script: '1: the car stands still', caller: person },
    async (hands) => {
      await open(hands, 'Assistência 24 horas');
      await hands.type('O que a pessoa pede', 'Pane na Rua Augusta.');
      await hands.click('Abrir');
    },
  );
  await phoneCall(
    page,
    { script: '2: a service is due', caller: person },
    async (hands) => {
      await open(hands, 'Revisão');
      await hands.choose('Dia', { index: 3 });
      await hands.choose('Horário', { index: 1 });
      await hands.click('Marcar visita');
    },
  );
  await phoneCall(page, { script: '3: a crash', caller: person }, async (hands) => {
    await open(hands, 'Batida ou outro acidente');
    const today = new Date().toLocaleDateString('pt-BR', {
      timeZone: 'America/Sao_Paulo',
    });
    await hands.type('Dia', today);
    await hands.type('Onde foi', 'Rua Augusta, 1500');
    await hands.pick('Não');
    await hands.type('O que a pessoa pede', 'Bateram na porta.');
    await hands.click('Abrir');
  });
  await phoneCall(page, { script: '4: a question', caller: person }, async (hands) => {
    await open(hands, 'Outro assunto');
    await hands.type('O que a pessoa pede', 'Posso viajar para o Uruguai?');
    await hands.click('Abrir');
  });
  await phoneCall(page, { script: '5: the odometer', caller: person }, async (hands) => {
    await hands.click('Anotar km');
    await hands.type('Km no painel hoje', '25');
    await hands.enter();
  });
  await phoneCall(
    page,
    { script: '6: a receipt is missing', caller: person },
    async (hands) => {
      await hands.click('Segunda via');
      await hands.click('Último recibo');
    },
  );
  await phoneCall(
    page,
    { script: '7: the contract is missing', caller: person },
    async (hands) => {
      await hands.click('Segunda via');
      await hands.click('Contrato assinado');
    },
  );
  await phoneCall(
    page,
    { script: '8: somebody moves, and says a code', caller: person, know: askForCode },
    (hands) => moveHouse(page, hands),
  );

  await openCustomer(page, waiting.person);
  await phoneCall(
    page,
    { script: '9: the day of the delivery', caller: waiting.person },
    async (hands) => {
      await hands.click('Marcar entrega');
      await hands.choose('Dia', { index: 3 });
      await hands.choose('Hora', { index: 1 });
      await hands.click('Marcar');
    },
  );
  await phoneCall(
    page,
    { script: '10: another day', caller: waiting.person },
    async (hands) => {
      await hands.click('Mudar entrega');
      await hands.choose('Dia', { index: 4 });
      await hands.choose('Hora', { index: 1 });
      await hands.click('Marcar');
    },
  );
  await page.getByRole('button', { name: 'Cliente na linha' }).click();
  await expectToBeAccessible(page);
  expect(complaints()).toEqual([]);

  await test.step('the customers read who did it, and take back what can be', async () => {
    await mailTo(MAILBOX, waiting.person.email, new RegExp(BY));
    const own = await (await browser.newContext()).newPage();
    const { email, password } = waiting.person;
    await openAs(own, email, '/area-logada', password);
    await own.getByRole('link', { name: 'Ver a entrega' }).first().click();
    await expect(own.getByText(BY)).toBeVisible();
    await own.getByRole('button', { name: 'Trocar o dia' }).click();
    await chooseLastHour(own);
    await own.getByRole('button', { name: 'Remarcar entrega' }).click();
    await expect(own.getByText(/^Entrega marcada\./)).toBeVisible();
    await expect(own.getByText(BY)).toHaveCount(0);
  });
});

test('a consultant on a phone sends a caller the missing receipt, and notes the new address of one who says a code @phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const { person } = await aPaidContract();
  // A consultant has one call at a time, and the other one makes the ten.
  await openAs(page, WITH_APP, '/consultor');
  await openCustomer(page, person);
  await phoneCall(
    page,
    { script: 'a receipt is missing', caller: person },
    async (hands) => {
      await hands.click('Segunda via');
      await expectToBeAccessible(page);
      await hands.click('Último recibo');
    },
  );
  await phoneCall(
    page,
    { script: 'somebody moves, and says a code', caller: person, know: askForCode },
    (hands) => moveHouse(page, hands),
  );
  await mailTo(MAILBOX, person.email, new RegExp(by('Lívia Sampaio')));
});
