import { expect, test } from '@playwright/test';

/**
 * Tells which sides of a car its banner cuts off, in the browser. The transparent margins
 * of the picture are not the car.
 * @returns sides of the drawn car outside of its slide, and whether the picture is cut by
 * its own frame
 */
function hiddenSidesOfCar(image: HTMLImageElement) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  const slide = image.closest('.hero-slide')?.getBoundingClientRect();
  if (!context || !slide) throw new Error('No picture in a banner');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isDrawn = (x: number, y: number) => (data[(y * width + x) * 4 + 3] ?? 0) > 40;
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => y).some((y) => isDrawn(x, y)),
  );
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) =>
    Array.from({ length: width }, (_, x) => x).some((x) => isDrawn(x, y)),
  );
  const box = image.getBoundingClientRect();
  const xOf = (column = 0) => box.x + (column / width) * box.width;
  const yOf = (row = 0) => box.y + (row / height) * box.height;
  const sides = {
    left: xOf(columns[0]) < slide.left,
    right: xOf((columns.at(-1) ?? width) + 1) > slide.right,
    top: yOf(rows[0]) < slide.top,
    bottom: yOf((rows.at(-1) ?? height) + 1) > slide.bottom,
  };
  return {
    sides: Object.entries(sides).flatMap(([side, isHidden]) => (isHidden ? [side] : [])),
    isCut: Math.abs(box.width / box.height - width / height) > 0.01,
  };
}

test('the layout of the home page @desktop', async ({ page }) => {
  test.slow(); // seven loads, four of them with each car of the banners
  await test.step('follows the widths of the specification: modal 840 px or 1140 px, steps without line breaks under 992 px, a menu under 1100 px', async () => {
    await page.goto('/desconto-assinar');
    const lead = page.getByRole('dialog', { name: 'Desconto para Assinar' });
    const shown = async (width: number) => {
      await page.setViewportSize({ width, height: 900 });
      return {
        modals: await lead.evaluate((one) =>
          [false, true].map((isLarge) => {
            one.classList.toggle('modal--large', isLarge);
            return one.getBoundingClientRect().width;
          }),
        ),
        breaks: await page
          .locator('.steps h3 br')
          .first()
          .evaluate((one) => getComputedStyle(one).display !== 'none'),
        menu: await page
          .locator('details.hd-menu')
          .evaluate((one) => getComputedStyle(one).display !== 'none'),
      };
    };
    await expect(lead).toBeVisible();
    const modals = [840, 1140];
    // The rule for large dialogs is in the full style sheets, which load after the
    // critical styles.
    await expect.poll(() => shown(1440)).toEqual({ modals, breaks: true, menu: false });
    expect(await shown(1100)).toMatchObject({ breaks: true, menu: false });
    expect(await shown(1099)).toMatchObject({ breaks: true, menu: true });
    expect(await shown(991)).toMatchObject({ breaks: false, menu: true });
  });

  await page.setViewportSize({ width: 1280, height: 800 });
  await test.step('sets its cards in two columns, moves nothing but the arrows of its steps, and marks the last step', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const columns = () =>
      page
        .locator('.lanes')
        .evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
    await expect.poll(columns).toBe(2);
    const sides = await page
      .locator('.fc')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).textAlign));
    expect(sides.flatMap((side, at) => (side === 'end' ? [at] : []))).toEqual([0, 2]);
    const moving = () =>
      page.locator('.steps *').evaluateAll((all) =>
        all
          .filter((one) => {
            const { animationName, transitionDuration } = getComputedStyle(one);
            return animationName !== 'none' || /[1-9]/.test(transitionDuration);
          })
          .map((one) => one.getAttribute('class')),
      );
    await expect.poll(moving).toEqual(['steps-arrow', 'steps-arrow', 'steps-arrow']);
    const [first, second, third, last] = await page
      .locator('.steps-n')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(last).not.toBe(first);
  });

  await test.step('shows the third picture of a banner to desktops alone', async () => {
    // No banner of the demo has a third picture.
    await page
      .locator('.hero-slide')
      .first()
      .evaluate((slide) => {
        const third = document.createElement('picture');
        third.className = 'hero-third';
        third.append(new Image(200, 100));
        slide.append(third);
      });
    await page.setViewportSize({ width: 992, height: 800 });
    await expect(page.locator('.hero-third')).toBeVisible();
    await page.setViewportSize({ width: 991, height: 800 });
    await expect(page.locator('.hero-third')).toBeHidden();
  });

  for (const width of [390, 768, 1280, 1440])
    await test.step(`shows the whole car of each banner at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      const cars = page.locator('.hero-car picture > img');
      await expect(cars).toHaveCount(3);
      for (const car of await cars.all()) {
        await car.scrollIntoViewIfNeeded();
        await expect
          .poll(() => car.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
        // The first car rolls in.
        await expect
          .poll(() => car.evaluate(hiddenSidesOfCar))
          .toEqual({ sides: [], isCut: false });
      }
    });
  await page.setViewportSize({ width: 1280, height: 800 });

  await test.step('ends the overlay of the banners after half a minute, where no picture comes', async () => {
    const [delay, duration, count] = await page
      .locator('.hero-loading')
      .evaluate((one) => {
        const style = getComputedStyle(one);
        const { animationDelay, animationDuration, animationIterationCount } = style;
        return [animationDelay, animationDuration, animationIterationCount];
      });
    expect([delay, duration, count]).toEqual(['0.2s', '1.2s', '25']);
  });

  await test.step('names account, cart and phone in the open menu of a narrow window, where the header of a wide one has neither menu nor phone', async () => {
    await page.goto('/');
    await expect(page.locator('.hd-tel')).toBeHidden();
    await page.setViewportSize({ width: 1099, height: 900 });
    await page.locator('.hd-menu > summary').click();
    await expect(page.locator('.hd-tel')).toBeVisible();
    const words = await page
      .locator('.hd-actions > .icb')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    expect(words).toEqual(['"Entrar ou cadastrar"', '"Carrinho, nenhuma simulação"']);
  });
});
