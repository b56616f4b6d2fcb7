import { eq } from 'drizzle-orm';
import { listDealerships } from '@site/contracts';
import { dealerships } from '../tables';
import { testApi } from '../testing/api';
import { importFile, type ImportRequest } from './import-file';
import { importFiles } from './testing/import-files';

const api = testApi();
const { fileWith, refusal } = importFiles(api);

describe('dealerships from a file', () => {
  const HEADER = 'id,group,name,cnpj,city,state,address,phone,latitude,longitude,active';
  const NEW =
    '99,Cerrado,Rodar Goiânia,DEMO99990001DV,Goiânia,GO,"Avenida 85, 100",(62) 3200-0000,-16.6869,-49.2648,yes';
  const dealers = (lines: readonly string[]): ImportRequest => ({
    kind: 'dealerships',
    file: fileWith(HEADER, lines),
  });
  const withCnpj = (line: string) => line.replace('DEMO99990001DV', '12.ABC.345/01DE-35');
  afterEach(async () => {
    await api.db.delete(dealerships).where(eq(dealerships.id, 99));
  });

  it('adds new ones, which the very next answer lists', async () => {
    expect(
      (await api.asAnyone().send(listDealerships, {})).data.some(({ id }) => id === '99'),
    ).toBe(false);
    await importFile(api.ports, dealers([withCnpj(NEW)]));
    const { data } = await api.asAnyone().send(listDealerships, {});
    expect(data.find(({ id }) => id === '99')).toMatchObject({
      name: 'Rodar Goiânia',
      group: 'Cerrado',
      state: 'GO',
      address: 'Avenida 85, 100',
      cnpj: '12ABC34501DE35',
    });
  });

  it('refuses what is not valid, line by line', async () => {
    expect(
      await refusal(
        dealers([
          NEW,
          withCnpj(NEW).replace(',GO,', ',XX,').replace('-16.6869', 'norte'),
        ]),
      ),
    ).toEqual([
      'linha 2, campo cnpj: não é um CNPJ válido; está "DEMO99990001DV"',
      'linha 3, campo state: deve ser uma das 27 UFs; está "XX"',
      'linha 3, campo latitude: deve ser em graus, como -25.4284; está "norte"',
    ]);
    expect(
      await refusal(dealers([withCnpj(NEW).replace('Rodar Goiânia', 'Rodar Batel')])),
    ).toEqual(['linha 2: o nome ou o CNPJ já é da concessionária 1, Rodar Batel']);
  });
});
