import { screen, waitFor, within } from '@testing-library/react';
import { verifyContract } from '@site/api-contract';
import { type Answer, answer, guardConsole, refuse } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../../testing/site-scene';
import { contractRoutes } from '../contract.routes';

guardConsole();

/** The text that a screen reader reads after a field's name. */
const descriptionOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

const FILE = new File(['%PDF'], 'contrato.pdf', { type: 'application/pdf' });

function openCheck(...answers: Answer[]) {
  const scene = siteScene();
  return renderRoute(amongOthers(contractRoutes), '/contratos/verificar', {
    wire: scene.wire,
    answers,
  });
}

const check = async ({ user }: ReturnType<typeof openCheck>) => {
  await user.upload(await screen.findByLabelText('PDF do contrato'), FILE);
  await user.click(screen.getByRole('button', { name: 'Conferir' }));
};

it('a genuine contract is told by its number and day', async () => {
  await check(
    openCheck(
      answer(verifyContract, {
        genuine: true,
        number: 'C-2611-0001',
        signedOn: '2026-11-22',
      }),
    ),
  );
  const said = (await screen.findByText('Contrato verdadeiro.')).closest('.notice');
  expect(said?.textContent).toMatch(
    /É o contrato C-2611-0001, assinado em 22\/11\/2026\./,
  );
});

it('any other file is not one', async () => {
  await check(openCheck(answer(verifyContract, { genuine: false })));
  await screen.findByText('Não é um contrato assinado aqui.');
});

it('without a file says so at the field', async () => {
  const { user } = openCheck();
  await user.click(await screen.findByRole('button', { name: 'Conferir' }));
  const field = screen.getByLabelText('PDF do contrato');
  expect(document.activeElement).toBe(field);
  expect(descriptionOf(field)).toContain('Escolha o PDF do contrato.');
});

it('the field speaks Portuguese, and names the chosen file', async () => {
  const { user } = openCheck();
  const field = await screen.findByLabelText('PDF do contrato');
  const help = 'Até 5 MB. O arquivo é comparado e descartado: nada fica guardado.';
  expect(descriptionOf(field)).toBe(`Escolher arquivo ${help}`);
  await user.upload(field, FILE);
  expect(descriptionOf(field)).toBe(`contrato.pdf ${help}`);
});

it('says how a file is checked, in whole sentences', async () => {
  openCheck();
  const part = await screen.findByRole('region', { name: 'Como funciona' });
  expect(within(part).getAllByRole('listitem')[1]?.textContent).toBe(
    'Calculamos a impressão digital do seu arquivo e procuramos uma igual entre os contratos assinados.',
  );
});

it('a file that is too large is said at the field, which keeps it', async () => {
  const message = 'O arquivo passa de 5 MB: não é um contrato nosso.';
  await check(
    openCheck(
      refuse(verifyContract, 413, { message, fields: [{ key: 'File', message }] }),
    ),
  );
  await waitFor(() =>
    expect(descriptionOf(screen.getByLabelText('PDF do contrato'))).toContain(message),
  );
  expect(screen.getByLabelText<HTMLInputElement>('PDF do contrato').files).toHaveLength(
    1,
  );
});
