import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import { Carousel } from './index';

const slides = ['Aroeira', 'Lira', 'Lume'].map((name) => ({
  key: name,
  content: <a href={`/${name}`}>{name}</a>,
}));

describe('the carousel', () => {
  it('stands whole in the HTML of the server: slides, and bullets that are links to them', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <Carousel id="destaque" label="Destaques" slides={slides} />,
    );
    expect(
      [...page.querySelectorAll('.crs-bullets a')].map((bullet) =>
        bullet.getAttribute('href'),
      ),
    ).toEqual(['#destaque-1', '#destaque-2', '#destaque-3']);
    expect(page.querySelector('#destaque-2')?.textContent).toBe('Lira');
    expect(page.innerHTML).not.toContain('style=');
  });

  it('has no bullets for a single slide', () => {
    render(<Carousel id="um" label="Destaques" slides={slides.slice(0, 1)} />);
    expect(screen.queryByRole('link', { name: 'Ir para o destaque 1 de 1' })).toBeNull();
  });

  it('shows a pause only where it moves by itself', () => {
    const { rerender } = render(<Carousel id="d" label="Destaques" slides={slides} />);
    expect(screen.queryByRole('button')).toBeNull();
    rerender(<Carousel id="d" label="Destaques" slides={slides} autoplay />);
    screen.getByRole('button');
  });

  it('axe finds nothing wrong with it', async () => {
    const { container } = render(
      <Carousel id="d" label="Destaques" slides={slides} autoplay />,
    );
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations).toEqual([]);
  });
});
