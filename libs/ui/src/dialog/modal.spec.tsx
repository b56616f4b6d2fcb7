import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Modal } from './modal';

const PX_PER_REM = 16;
const css = readFileSync(join(__dirname, 'dialog.css'), 'utf8').replace(/\s+/g, ' ');

/** Largest width of a dialog with this class, in pixels. */
function widest(className: string): number {
  const [, rem] =
    new RegExp(`\\.${className} \\{ inline-size: min\\([^;]*, ([\\d.]+)rem\\)`).exec(
      css,
    ) ?? [];
  return Number(rem) * PX_PER_REM;
}

it('a modal has a maximum width of 840px, the large variant of 1140px', () => {
  const { rerender } = render(
    <Modal open title="Desconto para Assinar" onClose={() => undefined}>
      Texto
    </Modal>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Desconto para Assinar' });
  expect([...dialog.classList]).toEqual(['modal']);
  expect(widest('modal')).toBe(840);
  rerender(
    <Modal open large title="Desconto para Assinar" onClose={() => undefined}>
      Texto
    </Modal>,
  );
  expect([...dialog.classList]).toEqual(['modal', 'modal--large']);
  expect(widest('modal--large')).toBe(1140);
});
