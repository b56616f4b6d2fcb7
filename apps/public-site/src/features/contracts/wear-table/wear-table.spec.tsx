import { screen, within } from '@testing-library/react';
import { guardConsole } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { wearTableRoutes } from './wear-table.routes';

guardConsole();

function openTable(search = '') {
  const { wire } = siteScene();
  return renderRoute(
    amongOthers(wearTableRoutes),
    `/contratos/tabela-de-danos${search}`,
    {
      wire,
      answers: [],
    },
  );
}

const wordsOf = (element: HTMLElement | null) =>
  element?.textContent.replaceAll('\u00a0', ' ');

it('anybody reads what costs nothing, and the highest price for each size of car', async () => {
  openTable();
  const wheels = within(await screen.findByRole('region', { name: 'Rodas e pneus' }));
  const row = wheels.getByText('Roda raspada').closest('li');
  expect(wordsOf(row)).toContain('Sem custo: Raspão de até 5 cm na borda');
  expect(wordsOf(row)).toContain(
    'No máximo, cadaCompactoR$ 290,00MédioR$ 340,00GrandeR$ 420,00',
  );
});

it('keeps a size on one line with its unit', async () => {
  openTable();
  const scratch = await screen.findByText('Para-choque raspado');
  expect(scratch.closest('li')?.textContent).toContain(
    'Sem custo: Raspão de até 10\u00A0cm na quina',
  );
});

it('says that a price is the highest one', async () => {
  openTable();
  await screen.findByText(
    'Veja, antes de assinar, quanto a devolução do carro pode custar. Cada preço é o máximo: o orçamento pode ser menor, nunca maior.',
  );
});

it('a contract’s version is shown, and the newest for one that does not exist', async () => {
  openTable('?versao=1999-01');
  await screen.findByText('Versão 1');
  const sizes = within(screen.getByRole('region', { name: 'Tamanhos nesta tabela' }));
  sizes.getByText('Aroeira, Cerrado');
});
