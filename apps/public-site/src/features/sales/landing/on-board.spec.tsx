import { act, screen } from '@testing-library/react';
import { sendLandingLead } from '@site/api-contract';
import { guardConsole } from '@site/testing';
import { ACCEPTED, openLanding, PERSON } from './testing/open-landing';

guardConsole();
afterEach(() => jest.useRealTimers());

describe('/abordo', () => {
  it('has an index that leads to each topic, and the phone for the worst', async () => {
    await openLanding('/abordo');
    expect(screen.getByRole('link', { name: 'Pneus' }).getAttribute('href')).toBe(
      '#pneus',
    );
    expect(document.getElementById('pneus')?.textContent).toContain('Passo de Pneus');
    expect(
      screen.getByRole('link', { name: 'Ligar para 0800 000 0000' }).getAttribute('href'),
    ).toBe('tel:08000000000');
  });

  it('is searched without minding accents, and says so when nothing fits', async () => {
    const { user } = await openLanding('/abordo');
    const search = screen.getByLabelText('Busque no guia');
    await user.type(search, 'PRESSAO{Enter}');
    await screen.findByText('1 assunto');
    expect(screen.queryByRole('heading', { name: 'Multas' })).toBeNull();
    await user.clear(search);
    await user.type(search, 'foguete{Enter}');
    await screen.findByText(
      'Nada com essa palavra. Tente outra, ou peça uma ligação no fim da página.',
    );
    await user.click(screen.getByRole('button', { name: 'Ver todos os assuntos' }));
    await screen.findByRole('heading', { name: 'Multas' });
    expect(search).toHaveProperty('value', '');
  });

  it('is searched a second after the last key', async () => {
    const { user } = await openLanding('/abordo');
    jest.useFakeTimers();
    const others = () => screen.queryByRole('heading', { name: 'Multas' });
    await user.type(screen.getByLabelText('Busque no guia'), 'PRESSAO');
    await act(() => jest.advanceTimersByTimeAsync(999));
    expect(others()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(others()).toBeNull();
  });

  it('stays whole when all topics are asked for within a second of a search', async () => {
    const { user } = await openLanding('/abordo');
    jest.useFakeTimers();
    await user.type(screen.getByLabelText('Busque no guia'), 'foguete{Enter}');
    await user.click(
      await screen.findByRole('button', { name: 'Ver todos os assuntos' }),
    );
    await act(() => jest.advanceTimersByTimeAsync(1000));
    screen.getByRole('heading', { name: 'Multas' });
  });

  it('takes the wish to be called, about one of its topics', async () => {
    const { fill, press, transport } = await openLanding('/abordo', [ACCEPTED]);
    await fill({ 'Sobre o quê?': 'Pneus', ...PERSON });
    await press('Pedir ligação');
    await screen.findByRole('heading', { name: 'Prefere que a gente ligue?: feito' });
    expect(transport.requestsOf(sendLandingLead)[0]).toMatchObject({
      params: { page: 'abordo' },
      body: { interest: 'Pneus', email: null },
    });
  });
});
