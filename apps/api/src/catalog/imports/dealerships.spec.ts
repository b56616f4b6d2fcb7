import { readFileSync, writeFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { listDealerships } from '@site/api-contract';
import { testApi } from '../../testing/api';
import { dealerships } from '../dealerships/dealerships.table';
import { importFile, type ImportRequest } from './import-file';
import { importFiles } from './testing/import-files';

const api = testApi();
const { fileWith, refusal } = importFiles(api);

describe('dealerships from a file', () => {
  const HEADER =
    'id,grupo,nome,cnpj,cidade,uf,endereco,telefone,latitude,longitude,ativa';
  const NEW =
    '99,Cerrado,Rodar Goiânia,DEMO99990001DV,Goiânia,GO,"Avenida 85, 100",(62) 3200-0000,-16.6869,-49.2648,sim';
  const dealers = (lines: readonly string[], header = HEADER): ImportRequest => ({
    kind: 'dealerships',
    file: fileWith(header, lines),
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

  it.each([
    [
      'their names of before',
      'id,group,name,cnpj,city,state,address,phone,latitude,longitude,active',
      'yes',
    ],
    [
      'names that people write with accents and capitals',
      'Id,Grupo,Nome,CNPJ,Cidade,UF,Endereço,Telefone,Latitude,Longitude,Ativa',
      'Sim',
    ],
  ])('takes columns by %s', async (_what, header, yes) => {
    const line = withCnpj(NEW).replace(/sim$/, yes);
    await importFile(api.ports, dealers([line], header));
    const { data } = await api.asAnyone().send(listDealerships, {});
    expect(data.find(({ id }) => id === '99')).toMatchObject({ state: 'GO' });
  });

  it('reads a file as Excel saves it in Brazil, in Windows-1252', async () => {
    const request = dealers([withCnpj(NEW)]);
    const text = readFileSync(request.file, 'utf8');
    writeFileSync(request.file, Buffer.from(text, 'latin1'));
    await importFile(api.ports, request);
    const { data } = await api.asAnyone().send(listDealerships, {});
    expect(data.find(({ id }) => id === '99')).toMatchObject({
      name: 'Rodar Goiânia',
      city: 'Goiânia',
    });
  });

  it.each(['não', 'nao', 'no'])('takes "%s" for one that no longer sells', async (no) => {
    await importFile(api.ports, dealers([withCnpj(NEW).replace(/sim$/, no)]));
    const [stored] = await api.db
      .select({ active: dealerships.active })
      .from(dealerships)
      .where(eq(dealerships.id, 99));
    expect(stored).toEqual({ active: false });
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
      'linha 3, campo uf: deve ser uma das 27 UFs; está "XX"',
      'linha 3, campo latitude: deve ser em graus, como -25.4284; está "norte"',
    ]);
    expect(await refusal(dealers([withCnpj(NEW).replace(/sim$/, 'talvez')]))).toEqual([
      'linha 2, campo ativa: deve ser sim ou não; está "talvez"',
    ]);
    const twice = withCnpj(NEW).replace('99,', '98,').replace('01DE-35', '01DE35');
    expect(await refusal(dealers([withCnpj(NEW), twice]))).toEqual([
      'linha 3: repete o nome da linha 2',
      'linha 3: repete o cnpj da linha 2',
    ]);
    expect(await refusal(dealers([NEW], 'id,nome'))).toEqual([
      'linha 1: as colunas devem ser id;grupo;nome;cnpj;cidade;uf;endereco;telefone;latitude;longitude;ativa; o arquivo tem "id;nome"',
    ]);
    expect(
      await refusal(dealers([withCnpj(NEW).replace('Rodar Goiânia', 'Rodar Batel')])),
    ).toEqual(['linha 2: o nome ou o CNPJ já é da concessionária 1, Rodar Batel']);
  });
});
