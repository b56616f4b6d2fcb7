import { listPromptDelivery } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { importFile, type ImportRequest } from './import-file';
import { importFiles } from './testing/import-files';

const api = testApi();
const { fileWith, refusal } = importFiles(api);

describe('stock from a file', () => {
  const inStock = async () =>
    (
      await api.asAnyone().send(listPromptDelivery, {
        body: { latitude: -25.4284, longitude: -49.2733, clientType: 1 },
      })
    ).data.filter(({ dealershipId }) => dealershipId === '1');
  const stockOf = (
    lines: readonly string[],
    header = 'loja;carro;cor;quantidade',
  ): ImportRequest => ({ kind: 'stock', file: fileWith(header, lines) });

  it('replaces the stock of the dealerships that it names, and the very next answer knows', async () => {
    expect(await inStock()).not.toHaveLength(1);
    await importFile(
      api.ports,
      stockOf(['1;ipe-conforto;prata-lua;4', '1;lira-trilha;preto-noite;0']),
    );
    expect(
      (await inStock()).map(({ versionSlug, paint, quantity }) => [
        versionSlug,
        paint,
        quantity,
      ]),
    ).toEqual([['ipe-conforto', 'prata-lua', 4]]);
  });

  it('takes columns by their names of before, in any order', async () => {
    const header = 'quantity;dealership;version;paint';
    await importFile(api.ports, stockOf(['2;1;ipe-conforto;preto-noite'], header));
    expect((await inStock()).map(({ paint, quantity }) => [paint, quantity])).toEqual([
      ['preto-noite', 2],
    ]);
  });

  it('takes versions and colors by name, however it is written', async () => {
    await importFile(
      api.ports,
      stockOf([
        '1;IPE CONFORTO 1.0 turbo at;Prata Lua;3',
        '1;tropeiro-lida;branco  nuvem;2',
      ]),
    );
    expect(
      (await inStock()).map(({ versionSlug, paint, quantity }) => [
        versionSlug,
        paint,
        quantity,
      ]),
    ).toEqual([
      ['ipe-conforto', 'prata-lua', 3],
      ['tropeiro-lida', 'branco-nuvem', 2],
    ]);
  });

  it('takes no empty cell for zero, and no 1.000 for one', async () => {
    expect(
      await refusal(
        stockOf(['1;ipe-conforto;prata-lua;', '1;ipe-conforto;preto-noite;1.000']),
      ),
    ).toEqual([
      'linha 2, campo quantidade: deve ser um número inteiro, sem ponto nem vírgula; está vazio',
      'linha 3, campo quantidade: deve ser um número inteiro, sem ponto nem vírgula; está "1.000"',
    ]);
  });

  it('names in one round a quantity that is none and a color that nobody knows', async () => {
    expect(
      await refusal(stockOf(['1;ipe-conforto;prata-lua;dois', '1;ipe-conforto;rosa;1'])),
    ).toEqual([
      'linha 2, campo quantidade: deve ser um número inteiro, sem ponto nem vírgula; está "dois"',
      'linha 3, campo cor: não existe a cor "rosa"',
    ]);
  });

  it('refuses what nobody knows', async () => {
    expect(await refusal(stockOf(['77;fusca;rosa;-1']))).toEqual([
      'linha 2, campo quantidade: deve ser um número inteiro, sem ponto nem vírgula; está "-1"',
    ]);
    expect(await refusal(stockOf(['77;fusca;rosa;1']))).toEqual([
      'linha 2, campo loja: não existe a concessionária 77',
      'linha 2, campo carro: não existe a versão "fusca"',
      'linha 2, campo cor: não existe a cor "rosa"',
    ]);
  });
});
