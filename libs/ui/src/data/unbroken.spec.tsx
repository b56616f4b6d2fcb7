import { render } from '@testing-library/react';
import { Unbroken } from './unbroken';

it.each([
  ['Contrato C-2611-0001 assinado', ['C-2611-0001']],
  ['Proposta P-2611-12345 enviada.', ['P-2611-12345']],
  ['Simulação RD-7K2M-48, da proposta P-2611-0002.', ['RD-7K2M-48', 'P-2611-0002']],
  ['S-2611-0001 · Aberto em 24/11/2026', ['S-2611-0001']],
  ['Confirme seu e-mail', ['e-mail']],
  ['E-mails e cartas, por e-mail.', ['E-mails', 'e-mail']],
  ['Pix, segunda-feira, (11) 3000-0005', []],
])('%s keeps its numbers whole, and its text', (text, numbers) => {
  const { container } = render(<Unbroken>{text}</Unbroken>);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('.unbroken')];
  expect(whole.map(({ textContent }) => textContent)).toEqual(numbers);
});
