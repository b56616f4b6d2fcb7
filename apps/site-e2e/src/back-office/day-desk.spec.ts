import { expect, type Page, test } from '@playwright/test';
import {
  getCmsPage,
  listCmsPages,
  listPrices,
  listVehicleClasses,
  saveCmsPage,
} from '@site/api-contract';
import { addDays, formatDate, saoPauloDay } from '@site/api-contract/brazil';
import { TERMS_PATH } from '@site/api-contract/site-paths';
import { ApiVisitor } from '../by-api/visitor';
import {
  chooseFile,
  enter,
  goTo,
  press,
  tabTo,
  typeInto,
  watchHands,
} from '../steps/keyboard';
import { openAs } from '../steps/sign-in';
import { waitForLoaded } from '../steps/wait-for-hydration';
import { watchPage } from '../steps/watch-page';

/** The car of which one price is raised. */
const CAR = { slug: 'sabia-drive', name: 'Sabiá Drive 1.0 MT' };
/** A page that no other journey edits. */
const PAGE = 'Termos de uso';
const PLAN = { term: 36, km: 1000 };
const MORE = 10;

test(
  'the price desk imports, compares, schedules and withdraws a table by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const complaints = watchPage(page);
    const hands = await watchHands(page);
    const name = `Tabela da mesa ${Date.now()}`;
    // No journey moves the clock as far as this.
    const day = formatDate(addDays(saoPauloDay(new Date()), 40));
    const lines = await currentLines();
    const prices = () => new ApiVisitor().send(listPrices, {});
    const before = await prices();
    await openAs(page, 'consultor@rodar.test', '/consultor');
    await waitForLoaded(page);
    await goTo(page, 'Preços', 'Tabelas de preços');
    await enter(page, page.getByRole('link', { name: 'Importar tabela' }));

    await test.step('a file with a wrong line is refused whole, and says which', async () => {
      await choose(
        page,
        'Escolher arquivo CSV',
        lines.join('\n').replace(/;36;/, ';35;'),
      );
      await typeInto(page, 'Nome da tabela', name);
      await typeInto(page, 'Primeiro dia', day);
      await press(page, 'Conferir');
      await expect(page.getByText(/^linha \d+, campo prazo: /).first()).toBeVisible();
    });

    await test.step('what a good one changes is shown before anything is stored', async () => {
      await choose(page, 'Escolher outro arquivo', dearer(lines));
      await press(page, 'Conferir');
      await expect(page.getByText('Sem erros. Nada foi gravado ainda.')).toBeVisible();
      await expectOneDearer(page);
    });

    await test.step('scheduled, it waits for its day', async () => {
      await press(page, 'Agendar tabela');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      const head = page.getByRole('main').locator('header');
      await expect(head).toContainText('Agendada');
      await expect(head).toContainText(`a partir de ${day}`);
      await expectOneDearer(page);
      expect(await prices()).toEqual(before);
    });

    await test.step('withdrawn, which waits for some seconds, it stays in the list', async () => {
      await press(page, 'Retirar esta tabela');
      await page.keyboard.press('z');
      const withdraw = page.getByRole('button', { name: 'Retirar esta tabela' });
      await expect(withdraw).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(
        page.getByText(`${name} não vai mais passar a valer em ${day}.`),
      ).toBeVisible();
      await press(page, 'Retirar agora');
      const bar = page.getByRole('region', { name: 'A enviar' });
      await expect(
        bar.getByText('Tabela retirada. Ela não vai passar a valer.'),
      ).toBeVisible();
      await enter(page, page.getByRole('link', { name: 'Todas as tabelas' }));
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText('Retirada');
    });
    expect(await prices()).toEqual(before);
    expect(complaints()).toEqual([]);
    expect(hands()).toEqual([]);
  },
);

async function choose(page: Page, button: string, csv: string): Promise<void> {
  const buffer = Buffer.from(csv);
  await chooseFile(page, button, { name: 'precos.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText('Arquivo: precos.csv')).toBeVisible();
}

/** The prices that the site shows, as lines of an import file. */
async function currentLines(): Promise<string[]> {
  const lines = ['carro;cliente;prazo;km;mensalidade'];
  for (const [type, client] of [
    ['1', 'PF'],
    ['2', 'PJ'],
  ] as const) {
    const classes = await new ApiVisitor().send(listVehicleClasses, {
      params: { type, lat: '-23.5505', lng: '-46.6333' },
    });
    for (const { slug, prices } of classes
      .flatMap(({ vehicleModels }) => vehicleModels)
      .flatMap(({ versions }) => versions))
      for (const { term, km, monthly } of prices)
        lines.push([slug, client, term, km, written(monthly)].join(';'));
  }
  return lines;
}

const written = (price: number) => price.toFixed(2).replace('.', ',');
const OF_PLAN = `${CAR.slug};PF;${PLAN.term};${PLAN.km};`;

function dearer(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line.startsWith(OF_PLAN)
        ? OF_PLAN + written(Number(line.slice(OF_PLAN.length).replace(',', '.')) + MORE)
        : line,
    )
    .join('\n');
}

/** Exactly one price has changed, that of this car, and it went up. */
async function expectOneDearer(page: Page): Promise<void> {
  const changes = page.getByRole('region', { name: 'O que muda' });
  const figure = (label: string) =>
    changes.locator('dl > div').filter({ hasText: label });
  await expect(figure('Sobem').getByRole('definition')).toHaveText('1');
  await expect(figure('Descem').getByRole('definition')).toHaveText('0');
  const table = changes.getByRole('table', {
    name: `Preços por mês de ${CAR.name}, pessoa física`,
  });
  await expect(table.getByRole('row').filter({ hasText: '+R$' })).toHaveCount(1);
}

test(
  'the desk edits a page by keyboard while a colleague does, publishes it and takes it back',
  { tag: '@desktop' },
  async ({ page, context, request }) => {
    test.setTimeout(180_000);
    const complaints = watchPage(page);
    const hands = await watchHands(page);
    const colleague = new ApiVisitor();
    await colleague.signIn('consultor2@rodar.test');
    const day = formatDate(addDays(saoPauloDay(new Date()), 40));
    const added = `Mesa ${Date.now()}.`;
    const onTheSite = async () => (await request.get(TERMS_PATH)).text();
    await openAs(page, 'consultor@rodar.test', '/consultor');
    await waitForLoaded(page);

    await test.step('a colleague saves the page first: both versions, none lost', async () => {
      await goTo(page, 'Páginas', 'Páginas do site');
      await enter(page, page.getByRole('link', { name: new RegExp(`^${PAGE}`) }));
      const field = page.getByRole('form', { name: 'Conteúdo da página' });
      const text = field.getByRole('textbox').first();
      await tabTo(page, text);
      await page.keyboard.press('End');
      await page.keyboard.type(` ${added}`);
      const mine = await text.inputValue();
      await saveAs(colleague);
      await press(page, 'Salvar rascunho');
      const conflict = page.getByRole('region', { name: /enquanto você editava$/ });
      await expect(conflict.getByRole('heading')).toBeFocused();
      await expect(conflict.getByRole('heading')).toContainText(/^Lívia Sampaio/);
      await expect(text).toHaveValue(mine);
      await press(page, 'Salvar o meu como versão nova');
      await expect(page.getByText(/^Salvo como versão/)).toBeVisible();
    });

    await test.step('shown as the site would show it', async () => {
      await press(page, 'Preparar prévia');
      const preview = context.waitForEvent('page');
      await enter(page, page.getByRole('link', { name: /^Abrir a prévia/ }));
      const tab = await preview;
      await expect(tab.getByText(added).first()).toBeAttached();
      await tab.close();
      expect(await onTheSite()).not.toContain(added);
    });

    await test.step('published later, which is taken back before its day', async () => {
      await typeInto(page, 'Dia', day);
      await typeInto(page, 'Hora', '14h30');
      await press(page, 'Agendar publicação');
      const waits = page.getByText(/^A versão \d+ vai ao ar em /);
      await expect(waits).toContainText(`${day}, 14:30`);
      const [, version = ''] =
        /versão (\d+)/.exec((await waits.textContent()) ?? '') ?? [];
      const name = `Versão ${version}`;
      await enter(page, page.getByRole('link', { name, exact: true }));
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await press(page, 'Retirar do agendamento');
      await expect(
        page.getByText('Versão retirada. O site continua como está.'),
      ).toBeVisible();
    });

    await test.step('published after all, it is on the site', async () => {
      await press(page, 'Voltar a esta versão');
      await press(page, 'Publicar agora');
      await expect.poll(onTheSite).toContain(added);
    });

    await test.step('back to the first version, which the site shows again', async () => {
      await goTo(page, 'Páginas', 'Páginas do site');
      await enter(page, page.getByRole('link', { name: new RegExp(`^${PAGE}`) }));
      await enter(page, page.getByRole('link', { name: 'Versão 1', exact: true }));
      await press(page, 'Voltar a esta versão');
      await expect(page.getByText('Igual à versão 1').first()).toBeVisible();
      await press(page, 'Publicar agora');
      await expect.poll(onTheSite).not.toContain(added);
    });
    expect(complaints()).toEqual([]);
    expect(hands()).toEqual([]);
  },
);

/** The colleague saves the page with another title and does not publish it. */
async function saveAs(colleague: ApiVisitor): Promise<void> {
  const { items } = await colleague.send(listCmsPages, {});
  const id = items.find(({ title }) => title.startsWith(PAGE))?.id;
  if (id === undefined) throw new Error(`No page ${PAGE}`);
  const params = { id: String(id) };
  const { newest } = await colleague.send(getCmsPage, { params });
  const { number: base, seo } = newest;
  const content = { ...newest.content, title: `Termos ${Date.now()}` };
  await colleague.send(saveCmsPage, { params, body: { base, content, seo } });
}
