import { render } from '@testing-library/react';
import { Price } from './price';

const read = (element: HTMLElement) => element.querySelector('.vh')?.textContent;
const seen = (element: HTMLElement) =>
  [...element.querySelectorAll('[aria-hidden]')].map((part) => part.textContent);

describe('a price', () => {
  it("is read as 'R$ 2.249,00 por mês'", () => {
    const { container } = render(<Price reais={2249} per="month" />);
    expect(read(container)).toBe('R$ 2.249,00 por mês');
    expect(seen(container)).toEqual(['R$', '2.249', ',00', '/mês']);
  });

  it.each([
    [0, 'R$ 0,00'],
    [1589.9, 'R$ 1.589,90'],
    [94932, 'R$ 94.932,00'],
    [-39, '-R$ 39,00'],
  ])('%d reais are %s', (reais, text) => {
    const { container } = render(<Price reais={reais} />);
    expect(read(container)).toBe(text);
    expect(seen(container).join('')).toBe(text.replace('R$ ', 'R$'));
  });
});
