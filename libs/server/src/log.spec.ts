import { describeError, maskText, maskUrl } from './log';

describe('what a log line may show (security-requirements I1)', () => {
  it.each([
    ['/api/v1/users/document/52998224725', '/api/v1/users/document/***'],
    ['/api/v1/users/document/529.982.247-25', '/api/v1/users/document/***'],
    [
      '/api/v1/authentications/dealerships/tokens/abc',
      '/api/v1/authentications/dealerships/tokens/***',
    ],
    ['/simulador?ana.marcada2@exemplo.com.br', '/simulador?***=***'],
    ['/simulador?cpf52998224725=x&529.982.247-25', '/simulador?***=***&***=***'],
    ['/simulador?Ana=1&ana%40x=2&dealerid=5', '/simulador?***=***&***=***&dealerid=***'],
    ['/conta/recuperar?token=abc&x=1', '/conta/recuperar?token=***&x=***'],
    [
      '/api/v1/vehicles/vehicleClass/client-type/1/latitude/-25.4/longitude/-49.2',
      '/api/v1/vehicles/vehicleClass/client-type/1/latitude/***/longitude/***',
    ],
    ['/x/maria@exemplo.com.br', '/x/***'],
    ['/x/12ABC34501DE35', '/x/***'],
    ['/x/Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6', '/x/***'],
    [
      '/api/v1/simulations/3f0c1f0e-8a5e-4c0e-9a53-0b9d9d9c1e11',
      '/api/v1/simulations/3f0c1f0e-8a5e-4c0e-9a53-0b9d9d9c1e11',
    ],
    [
      '/institucional/aluguel-de-carros-para-empresas',
      '/institucional/aluguel-de-carros-para-empresas',
    ],
    ['/', '/'],
  ])('logs %s as %s', (url, masked) => {
    expect(maskUrl(url)).toBe(masked);
  });

  it('keeps e-mails, documents and query parameters out of error texts', () => {
    expect(maskText('Failed query: insert\nparams: maria,1')).toBe(
      'Failed query: insert\nparams: ***',
    );
    expect(maskText('Key (email)=(maria@exemplo.com.br) exists')).toBe(
      'Key (email)=(***) exists',
    );
    expect(maskText('cpf 529.982.247-25 e 52998224725')).toBe('cpf *** e ***');
  });

  it.each([
    'moro na Rua Marcada 77\nligue\n    at casa.ts:1:1',
    'PIN 037587\r\n\r\nadeus',
  ])(
    'keeps every line of a query parameter out, and the place in the code in (%j)',
    (parameter) => {
      const cause = new Error('no table "outbox", telefone (11) 91234-5678');
      const error = new Error(
        `Failed query: insert into outbox\nparams: 1,${parameter},2`,
        {
          cause,
        },
      );
      const line = describeError(error);
      expect(line.message).toBe('Failed query: insert into outbox\nparams: ***');
      expect(line.stack).toMatch(
        /^Error: Failed query: insert into outbox\nparams: \*\*\*\n {4}at .*log\.spec\.ts/,
      );
      expect(JSON.stringify(line)).not.toMatch(/Marcada|casa|037587|adeus|91234/);
      expect(line['cause']).toMatchObject({ message: 'no table "outbox", telefone ***' });
    },
  );
});
