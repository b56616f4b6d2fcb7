import { screen, waitFor, within } from '@testing-library/react';
import { getAreaSupport, listVehicleClasses } from '@site/api-contract';
import {
  aDealership,
  answer,
  aViewer,
  CLASSES,
  CLASSES_FAR_AWAY,
  guardConsole,
  refuse,
} from '@site/testing';
import { openSimulation } from '../testing/open-simulation';

guardConsole();

/** A company in Campinas with its exact position, as older versions stored it. */
const simulation = JSON.stringify({
  place: { city: 'Campinas', state: 'SP', latitude: -22.9056, longitude: -47.0608 },
  clientType: 2,
});

describe('for whom and for which place the list speaks', () => {
  const PATH = '/simulador/assinatura-de-veiculos-mensal';

  it('says to people which car is for companies alone, and leads to the prices of companies', async () => {
    const { user, location } = openSimulation(PATH);
    expect(await screen.findByText('Mascate é só para empresas.')).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: 'Ver com preço de pessoa jurídica' }),
    );
    await waitFor(() => expect(location()).toBe(`${PATH}?tipo=pj`));
  });

  it('says that nobody delivers to the place, and goes on with the nearest one that is served', async () => {
    const nearest = {
      ...aDealership({
        city: 'Brasília',
        state: 'DF',
        latitude: -15.7939,
        longitude: -47.8828,
      }),
      distanceKm: 1936.7,
    };
    const { user, location } = openSimulation(`${PATH}?lugar=Manaus,AM,-3.119,-60.0217`, [
      answer(listVehicleClasses, CLASSES_FAR_AWAY),
      answer(getAreaSupport, { supported: false, nearest }),
    ]);
    expect(
      await screen.findByText(
        'Ainda não entregamos em Manaus. A loja mais próxima fica a 1.937 km, em Brasília.',
      ),
    ).toBeTruthy();
    await user.click(
      screen.getByRole('button', { name: 'Ver preços para retirar em Brasília' }),
    );
    await waitFor(() =>
      expect(decodeURIComponent(location())).toBe(
        `${PATH}?lugar=Brasília,DF,-15.79,-47.88`,
      ),
    );
  });

  it('promises no day where nobody delivers', async () => {
    openSimulation(`${PATH}?lugar=Manaus,AM,-3.119,-60.0217`, [
      answer(listVehicleClasses, CLASSES_FAR_AWAY),
      answer(getAreaSupport, { supported: false, nearest: null }),
    ]);
    const cards = await screen.findAllByRole('heading', {
      level: 2,
      name: /Lira|Aroeira/,
    });
    const lira = within(cards[0]?.closest('li') as HTMLElement);
    expect(lira.getByText('Ainda não entregamos aqui')).toBeTruthy();
    expect(screen.queryByText(/com você até/)).toBeNull();
  });

  it('asks for the prices of companies when PJ is chosen, and remembers it', async () => {
    const { user, transport, scene } = openSimulation(PATH);
    await screen.findByText('3 modelos');
    await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
    await waitFor(() =>
      expect(transport.requestsOf(listVehicleClasses).at(-1)?.params).toMatchObject({
        type: '2',
      }),
    );
    expect(scene.stored('simulation')).toContain('"clientType":2');
  });

  it('never shows prices of people as those of companies, not even when theirs fail', async () => {
    const people = answer(listVehicleClasses, CLASSES).reply;
    const refused = refuse(listVehicleClasses, 503).reply;
    const { user } = openSimulation(PATH, [
      {
        call: listVehicleClasses,
        reply: (request) =>
          (request.params?.['type'] === '2' ? refused : people)(request),
      },
    ]);
    await screen.findAllByText('PF, 36 meses, 1.000 km por mês');
    await user.click(screen.getByRole('radio', { name: 'Pessoa jurídica' }));
    await screen.findByText('Não conseguimos carregar os carros agora.');
    expect(screen.queryByText('PJ, 36 meses, 1.000 km por mês')).toBeNull();
    expect(screen.queryByText('0 modelos')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Pessoa física' }));
    await screen.findAllByText('PF, 36 meses, 1.000 km por mês');
  });

  it('asks no price of people where the URL or the memory says company', async () => {
    const types = ({ transport }: ReturnType<typeof openSimulation>) =>
      transport.requestsOf(listVehicleClasses).map(({ params }) => params);
    const byUrl = openSimulation(`${PATH}?tipo=pj`);
    await screen.findByText('3 modelos');
    expect(types(byUrl)).toEqual([{ type: '2', lat: '-23.55', lng: '-46.63' }]);
    byUrl.unmount();
    const byMemory = openSimulation(PATH, [], { remembered: { simulation } });
    await screen.findByText('3 modelos');
    expect(types(byMemory)).toEqual([{ type: '2', lat: '-22.91', lng: '-47.06' }]);
  });

  it('shows the price of the link for whom the link says, at the remembered place', async () => {
    const { location } = openSimulation(
      `${PATH}?modelo=aroeira&prazo=48&km=500&tipo=pf`,
      [],
      { remembered: { simulation } },
    );
    expect(await screen.findByText('Campinas, SP')).toBeTruthy();
    expect(screen.getAllByText('PF, 48 meses, 500 km por mês')).toHaveLength(3);
    expect(screen.getByText('R$ 2.249,00 por mês')).toBeTruthy();
    await waitFor(() => expect(location()).toContain('tipo=pf'));
  });

  it('takes the remembered place and person when the URL names none', async () => {
    const { location } = openSimulation(`${PATH}?prazo=48`, [], {
      remembered: { simulation },
    });
    expect(await screen.findByText('Campinas, SP')).toBeTruthy();
    await waitFor(() =>
      expect(location()).toBe(
        `${PATH}?prazo=48&lugar=Campinas%2CSP%2C-22.91%2C-47.06&tipo=pj`,
      ),
    );
  });

  it.each([
    'nada',
    '{"place":{"city":7,"state":null,"latitude":"x"},"clientType":2}',
    '{"place":{"city":"Campinas","state":"SP","latitude":-22.9,"longitude":-47},"clientType":3}',
  ])('takes %s, which another page or version left there, for nothing', async (left) => {
    openSimulation(PATH, [], { remembered: { simulation: left } });
    expect(await screen.findByText('São Paulo, SP')).toBeTruthy();
    expect(screen.getAllByText('PF, 36 meses, 1.000 km por mês')).toHaveLength(3);
  });

  it('shows a company that is signed in its own prices, until it says otherwise', async () => {
    const company = { viewer: aViewer('customer', { isCompany: true }) };
    const own = openSimulation(PATH, [], company);
    await waitFor(() => expect(own.location()).toBe(`${PATH}?tipo=pj`));
    expect(
      own.transport.requestsOf(listVehicleClasses).map(({ params }) => params.type),
    ).toEqual(['2']);
    own.unmount();
    const person = JSON.stringify({ ...JSON.parse(simulation), clientType: 1 });
    openSimulation(PATH, [], { ...company, remembered: { simulation: person } });
    await screen.findByText('Campinas, SP');
    expect(screen.getAllByText('PF, 36 meses, 1.000 km por mês')).toHaveLength(3);
  });

  it('follows the URL, not the memory, when the URL names a place', async () => {
    openSimulation(`${PATH}?lugar=Santos,SP,-23.96,-46.33`, [], {
      remembered: { simulation },
    });
    expect(await screen.findByText('Santos, SP')).toBeTruthy();
  });
});
