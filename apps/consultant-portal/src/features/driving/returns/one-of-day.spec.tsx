import { screen } from '@testing-library/react';
import { getReturn } from '@site/api-contract';
import { portalForSpecs } from '@site/shell/testing';
import { answer, aViewer, guardConsole, refuse } from '@site/testing';
import { routes } from '../../../app/routes';
import { aContest } from '../../../shared/testing/decisions';

guardConsole();

const { open } = portalForSpecs('consultant-portal', routes);
const viewer = aViewer('consultant');
const PAGE = `/consultor/danos?devolucao=${aContest.id}&fila=hoje`;

describe('a contested return that is opened from the day', () => {
  it('says that it was answered, whether or not others wait', async () => {
    const answered = { ...aContest, damageState: 'retirados' as const };
    open(PAGE, { viewer, answers: [answer(getReturn, answered)] });
    await screen.findByRole('heading', { name: 'Esta contestação já foi respondida.' });
  });

  it('says that it does not exist, and offers no other try', async () => {
    const none = refuse(getReturn, 404, { message: 'Não encontramos.' });
    open(PAGE, { viewer, answers: [none] });
    await screen.findByRole('heading', { name: 'Não encontramos essa contestação.' });
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });
});
