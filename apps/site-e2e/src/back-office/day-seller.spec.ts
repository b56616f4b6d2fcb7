import { expect, type Page, test } from '@playwright/test';
import {
  decideSharing,
  listSimulations,
  SHARED_CART_TEXT,
  updateBasket,
} from '@site/api-contract';
import { aSentProposal } from '../by-api/customer';
import { ApiVisitor } from '../by-api/visitor';
import { enter, goTo, press, readKeys, tabTo, watchHands } from '../steps/keyboard';
import { walkList } from '../steps/list-steps';
import { IN_TIME } from '../steps/live-news';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/** The customer accepts the invitation to a cart that the seller prepared. */
async function accept(customer: ApiVisitor, code: string): Promise<void> {
  await customer.send(decideSharing, {
    body: {
      code,
      accepted: true,
      customerName: 'Ana',
      textVersion: SHARED_CART_TEXT,
      page: '/simulador/atendimento',
    },
  });
}

/** The customer changes the only car of the cart to 24 months. */
async function takeShorterTerm(customer: ApiVisitor): Promise<void> {
  const [car] = await customer.send(listSimulations, {});
  const basket = car?.basket;
  if (!car || !basket) throw new Error('The cart is empty');
  await customer.send(updateBasket, {
    params: { id: car.id, basketId: basket.id },
    body: {
      versionSlug: basket.versionSlug,
      paint: basket.paint,
      term: 24,
      km: 1000,
      addOns: [],
      dealershipId: basket.dealershipId,
      revision: basket.revision,
    },
  });
}

// The list with keyboard shortcuts exists on desktops only.
test(
  'a seller works a day by keyboard while the customer changes the same car',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = watchPage(page);
    const hands = await watchHands(page);
    const customer = new ApiVisitor();
    const sellerId = await new ApiVisitor().signIn('vendedor@rodar.test');
    const sent = await aSentProposal({}, `sellerid=${sellerId}`);
    const dialog = page.getByRole('dialog');
    await openAs(page, 'vendedor@rodar.test', '/concessionarias/seller');
    await waitForLoaded(page);

    await test.step('a simulation for Ana, with a car', async () => {
      await tabTo(page, page.getByLabel('Como você chama o cliente'));
      await page.keyboard.type('Ana');
      await page.keyboard.press('Enter');
      await expect(
        page.getByRole('heading', { name: 'Atendimento de Ana' }),
      ).toBeVisible();
      await press(page, 'Incluir um carro');
      await tabTo(page, dialog.getByRole('combobox', { name: 'Carro' }));
      await page.keyboard.type('Aroeira');
      await expect(dialog.getByText(/^R\$ [\d.,]+ por mês$/)).toBeAttached();
      await press(page, 'Incluir no carrinho');
      await expect(page.getByRole('article', { name: /Aroeira/ })).toBeVisible();
    });

    await test.step('the invitation by link, which the customer accepts', async () => {
      await press(page, 'Convidar o cliente');
      await press(page, 'Mostrar o código QR');
      await expect(dialog.getByText(/^O convite está pronto/)).toBeFocused();
      await accept(customer, await codeIn(page));
      await page.keyboard.press('Escape');
      await expect(page.getByText('Em atendimento')).toBeVisible(IN_TIME);
    });

    await test.step('the customer is faster, is named, and nothing chosen is lost', async () => {
      await enter(page, page.getByRole('button', { name: /^Mudar o Aroeira/ }));
      const longer = dialog.getByRole('radio', { name: /^48/ });
      await tabTo(page, dialog.getByRole('radio', { name: /^36/ }));
      await page.keyboard.press('ArrowRight');
      await expect(longer).toBeChecked();
      await takeShorterTerm(customer);
      await press(page, 'Salvar alteração');
      await expect(dialog.getByRole('alert').first()).toContainText(
        /^Ana mudou esta simulação em \d\d\/\d\d\/\d{4}, \d\d:\d\d\. Agora ela está assim: .+, 24 meses/,
      );
      await expect(longer).toBeChecked();
      await press(page, 'Salvar alteração');
      await expect(dialog).toBeHidden();
      await expect(page.getByText('48 meses, 1.000 km por mês')).toBeVisible();
      await expect(page.getByText('de 24 meses para 48 meses')).toBeVisible();
    });

    await test.step('J and K, a note with what is next, and keys that `?` names', async () => {
      await goTo(page, 'Minhas propostas', 'Minhas propostas');
      await expect(page.getByRole('row').nth(2)).toBeVisible();
      await walkList(page, /propostas\/[\da-f-]{36}/);
      // Journeys at the same time note on the newest proposals.
      await goTo(page, sent.number, sent.person.name);
      const form = page.getByRole('form', { name: 'Acompanhamento' });
      await expect(form).toBeVisible();
      await readKeys(page, 'Anotar o que foi feito');
      const said = `Mandei a simulação de novo, ${Date.now()}.`;
      await page.keyboard.press('n');
      await expect(form.getByLabel(/^Anotação/)).toBeFocused();
      await page.keyboard.type(said);
      await press(page, 'Registrar');
      await expect(page.getByText(said)).toBeVisible();
    });

    await test.step('the week of deliveries, and own results', async () => {
      await goTo(page, 'Entregas', 'Entregas');
      await enter(page, page.getByRole('link', { name: 'Semana' }));
      await enter(page, page.getByRole('link', { name: 'Próxima semana' }));
      await expect(page).toHaveURL(/ver=semana&dia=\d{4}-\d\d-\d\d$/);
      await goTo(page, 'Resultados', 'Resultados');
      await expect(page.getByRole('table').first()).toBeVisible();
    });
    expect(complaints()).toEqual([]);
    expect(hands()).toEqual([]);
  },
);

/** The code at the end of the link in the dialog. */
async function codeIn(page: Page): Promise<string> {
  const link = await page.getByLabel('Link do convite').inputValue();
  return link.slice(link.indexOf('#') + 1);
}
