import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { GalleryStage } from './stage-gallery';

const gallery = {
  label: 'Vistas do carro',
  views: [
    { view: 'front', name: 'Frente' },
    { view: 'rear', name: 'Traseira' },
    { view: 'side', name: 'Lateral' },
  ],
} as const;

const stage = (paint = 'azul-fiorde') => (
  <GalleryStage model="aroeira" paint={paint} alt="Aroeira" gallery={gallery} eager />
);
const name = (text: string) => screen.getByRole('tab', { name: text });
const shown = () => screen.getByRole('tabpanel').getAttribute('data-view');
const strip = () => {
  const element = screen.getByRole('tabpanel').parentElement as HTMLElement;
  Object.defineProperty(element, 'clientWidth', { value: 390, configurable: true });
  return element;
};
const scrollTo = (element: HTMLElement, left: number) => {
  element.scrollLeft = left;
  fireEvent.scroll(element);
};
const loaded = () =>
  [...document.querySelectorAll('.gallery img:not(.car-mask)')].map((image) =>
    image.getAttribute('src')?.replace(/[?].*/, ''),
  );

describe('the gallery of a car', () => {
  it('loads the first view alone on arrival', () => {
    render(stage());
    expect(loaded()).toEqual(['/media/cars/aroeira/front-800.webp']);
  });

  it('loads the other views once the pointer or the focus comes near', () => {
    render(stage());
    fireEvent.pointerEnter(screen.getByRole('tabpanel'));
    expect(loaded()).toEqual([
      '/media/cars/aroeira/front-800.webp',
      '/media/cars/aroeira/rear-800.webp',
      '/media/cars/aroeira/side-800.webp',
    ]);
  });

  it('shows the view whose name is pressed, and tells screen readers of that one alone', async () => {
    render(stage());
    await userEvent.click(name('Traseira'));
    expect(name('Traseira').getAttribute('aria-selected')).toBe('true');
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Aroeira, traseira',
    ]);
  });

  it('is one stop of the Tab key for its names, and the arrow keys go on from there', async () => {
    render(stage());
    await userEvent.tab();
    expect(document.activeElement).toBe(name('Frente'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(name('Lateral'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(shown()).toBe('rear');
  });

  it('takes the arrow keys on the picture, too', async () => {
    render(stage());
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('side');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('names the view to which a swipe has come', () => {
    render(stage());
    fireEvent.pointerDown(strip());
    scrollTo(strip(), 780);
    expect(name('Lateral').getAttribute('aria-selected')).toBe('true');
  });

  it('takes the focus along with a swipe', () => {
    render(stage());
    act(() => screen.getByRole('tabpanel').focus());
    fireEvent.wheel(strip());
    scrollTo(strip(), 390);
    expect(shown()).toBe('rear');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('leaves the focus alone that a swipe finds elsewhere', () => {
    render(stage());
    act(() => name('Frente').focus());
    fireEvent.wheel(strip());
    scrollTo(strip(), 390);
    expect(document.activeElement).toBe(name('Frente'));
  });

  it('stays on the chosen name while it glides past the views between', async () => {
    render(stage());
    const views = strip();
    await userEvent.click(name('Lateral'));
    scrollTo(views, 400);
    expect(shown()).toBe('side');
  });

  it.each(['Lateral', 'Frente'])(
    'follows a scroll that no hand began, after the arrival at %s',
    async (chosen) => {
      render(stage());
      const views = strip();
      await userEvent.click(name(chosen));
      fireEvent.scroll(views);
      scrollTo(views, 390);
      expect(shown()).toBe('rear');
    },
  );

  it('has every view in a new paint', async () => {
    const { rerender } = render(stage());
    await userEvent.click(name('Traseira'));
    rerender(stage('vermelho-ipe'));
    const paints = [...document.querySelectorAll('.car-paint')].map((car) =>
      car.getAttribute('data-paint'),
    );
    expect(paints).toEqual(['vermelho-ipe', 'vermelho-ipe', 'vermelho-ipe']);
  });

  it('is the drawing alone, without names, with saved data', () => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
    render(stage());
    expect(loaded()).toEqual(['/media/cars/aroeira-azul-fiorde.svg']);
    expect(screen.queryByRole('tab')).toBeNull();
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('axe finds nothing wrong with it', async () => {
    const { container } = render(stage());
    await userEvent.click(name('Traseira'));
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
