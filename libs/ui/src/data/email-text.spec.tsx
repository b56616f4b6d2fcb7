import { render } from '@testing-library/react';
import { EmailText } from './email-text';

it.each([
  ['breaks before its @', 'ana.maria@exemplo.test', 'ana.maria<wbr>@exemplo.test'],
  ['with two breaks before the last', '"a@b"@exemplo.test', '"a@b"<wbr>@exemplo.test'],
  ['without one stays as it is', 'ana.maria', 'ana.maria'],
])('an address %s and keeps its text', (_, address, html) => {
  const { container } = render(<EmailText>{address}</EmailText>);
  expect(container.innerHTML).toBe(html);
  expect(container.textContent).toBe(address);
});
