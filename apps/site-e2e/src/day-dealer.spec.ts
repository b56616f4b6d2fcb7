import { expect, test } from '@playwright/test';
import { getProposal, noteProposal } from '@site/contracts';
import { addDays, formatDate } from '@site/contracts/brazil';
import { PHONE } from '../playwright.config';
import { aSentProposal } from './by-api/customer';
import { ApiVisitor } from './by-api/visitor';
import { expectToBeAccessible } from './judge-page';
import { goTo, press, signInByKeys, tabTo } from './keyboard';
import { settled } from './settled';
import { signInAtPortal } from './sign-in';
import { watchPage } from './watch-page';
import { withoutLive } from './without-live';

/** Some of them are free already: one more changes nothing that other journeys choose by. */
const CAR = { name: 'Lira Essencial 1.0 MT', color: 'Branco Nuvem' };

// Beside the list there is a keyboard.
test(
  'a dealer works a day by keyboard while a seller notes on the same proposal',
  { tag: '@desktop' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const seller = new ApiVisitor();
    const link = `sellerid=${await seller.signIn('vendedor@rodar.test')}`;
    const { person, number, proposalId } = await aSentProposal({}, link);
    const complaints = watchPage(page);
    // What the seller does meanwhile is found out by acting.
    await withoutLive(page);
    await signInByKeys(page, '/concessionarias/login', 'dealer@rodar.test');
    await expect(page).toHaveURL(/\/concessionarias$/);
    await settled(page);
    const form = page.getByRole('form', { name: 'Acompanhamento' });
    const note = form.getByLabel(/^Anotação/);

    await test.step('J opens the newest, the palette the one of a number', async () => {
      await goTo(page, 'Minhas propostas', 'Minhas propostas');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await page.keyboard.press('j');
      await expect(page).toHaveURL(/propostas\/[\da-f-]{36}$/);
      await goTo(page, number, person.name);
      await expect(page.getByRole('heading', { name: person.name })).toBeVisible();
    });

    await test.step('a seller notes first, is named, and nothing typed is lost', async () => {
      await expect(form).toBeVisible();
      await page.keyboard.press('n');
      await expect(note).toBeFocused();
      await page.keyboard.type('Vem ver o carro no sábado.');
      await tabTo(page, form.getByLabel(/^Próximo passo/));
      await page.keyboard.type('Confirmar a visita');
      await tabTo(page, form.getByLabel(/^Dia/));
      await page.keyboard.type(formatDate(addDays(seller.today(), 2)));
      const params = { id: proposalId };
      const { followUp } = await seller.send(getProposal, { params });
      await seller.send(noteProposal, {
        params,
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
      await expect(
        page.getByText(/^Próximo passo em .+: Confirmar a visita$/),
      ).toBeVisible();
    });

    await test.step('the list is downloaded', async () => {
      await goTo(page, 'Minhas propostas', 'Minhas propostas');
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      const download = page.waitForEvent('download');
      await press(page, 'Baixar planilha');
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    });

    await test.step('what is filtered gets a name, and is there on a phone, too', async () => {
      const name = `Paradas ${number}`;
      await tabTo(page, page.getByLabel('Ordem'));
      await page.keyboard.type('Abertas');
      await press(page, 'Salvar visão');
      await tabTo(page, page.getByLabel('Nome da visão'));
      await page.keyboard.type(`${name}\n`);
      await expect(page.getByRole('button', { name: 'Editar visão' })).toBeFocused();
      const other = await browser.newContext({ ...PHONE, storageState: undefined });
      const phone = await other.newPage();
      await signInAtPortal(phone, 'dealer@rodar.test');
      await phone.goto('/concessionarias/propostas');
      await phone.getByRole('link', { name }).click();
      await expect(phone).toHaveURL(/\?ordem=paradas$/);
      await expect(phone.getByRole('link', { name })).toHaveAttribute('aria-current');
      await expectToBeAccessible(phone);
      await other.close();
      await press(page, 'Editar visão');
      await press(page, 'Remover visão');
      await expect(page.getByRole('button', { name: 'Salvar visão' })).toBeFocused();
    });

    await test.step('a car comes into the stock', async () => {
      await goTo(page, 'Estoque', 'Estoque');
      await settled(page);
      await press(page, 'Incluir carro');
      const dialog = page.getByRole('dialog');
      await tabTo(page, dialog.getByLabel('Carro', { exact: true }));
      await page.keyboard.type(CAR.name);
      await tabTo(page, dialog.getByLabel('Cor'));
      await page.keyboard.type(CAR.color);
      await tabTo(page, dialog.getByRole('button', { name: 'Incluir no estoque' }));
      await page.keyboard.press('Enter');
      const said = `${CAR.name}, ${CAR.color}: agora há`;
      await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
    });

    await test.step('the results of the month, and who works here', async () => {
      await goTo(page, 'Resultados', 'Resultados');
      await expect(page.getByRole('table').first()).toBeVisible();
      await goTo(page, 'Equipe', 'Equipe');
      await expect(page.getByRole('rowheader', { name: /Diego Ramos/ })).toBeVisible();
    });
    expect(complaints()).toEqual([]);
  },
);
