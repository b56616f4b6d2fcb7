import { screen, waitFor, within } from '@testing-library/react';
import { addDriver, listContracts, listDrivers } from '@site/api-contract';
import { aDriver, answer, aViewer, guardConsole, refuse, stopClock } from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { memberAreaRoutes } from '../member-area.routes';

guardConsole();

const ID = 'c0ffee00-5d47-4a6e-9b0f-1c2d3e4f5a6b';
const FIELDS = {
  name: 'Nome, como na CNH',
  cpf: 'CPF',
  birthdate: 'Data de nascimento',
  cnh: 'Número de registro da CNH',
  cnhFirstLicenseDate: 'Data da 1ª habilitação',
  cnhExpirationDate: 'Validade',
} as const;
type Typed = Record<keyof typeof FIELDS, string>;

beforeEach(() => stopClock(Date.UTC(2026, 10, 23, 15)));

const refused = () =>
  refuse(addDriver, 409, { message: 'Agora não.', reason: 'changed-meanwhile' });

/** Opens the form; by default the API refuses every driver, so that the form stays open. */
async function openForm(answered = refused()) {
  const view = renderRoute(
    amongOthers(memberAreaRoutes),
    `/area-logada/contratos/${ID}/motoristas`,
    {
      wire: siteScene().wire,
      viewer: aViewer('customer'),
      answers: [
        answer(listContracts, []),
        answer(listDrivers, { items: [], canAdd: true }),
        answered,
      ],
    },
  );
  const { user } = view;
  await user.click(await screen.findByRole('button', { name: 'Cadastrar motorista' }));
  const form = within(await screen.findByRole('form', { name: 'Novo motorista' }));
  await user.selectOptions(form.getByLabelText('Categoria'), 'AB');
  const write = async (typed: Typed) => {
    for (const [name, label] of Object.entries(FIELDS)) {
      await user.clear(form.getByLabelText(label));
      await user.click(form.getByLabelText(label));
      await user.paste(typed[name as keyof Typed]);
    }
    await user.click(form.getByRole('button', { name: 'Cadastrar' }));
  };
  return { ...view, form, write };
}

const SENT = {
  name: 'Otávio Lacerda',
  cpf: '11144477735',
  birthdate: '1990-04-12',
  cnh: '12294923308',
  cnhCategory: 'AB',
  cnhFirstLicenseDate: '2011-03-14',
  cnhExpirationDate: '2033-08-22',
};

const WRITTEN: Typed[] = [
  {
    name: 'OTÁVIO  LACERDA ',
    cpf: '111.444.777-35',
    birthdate: '12/04/1990',
    cnh: '12294923308',
    cnhFirstLicenseDate: '14/3/2011',
    cnhExpirationDate: '22/08/2033',
  },
  {
    name: ' otávio lacerda',
    cpf: '111 444 777 35',
    birthdate: '12.4.90',
    cnh: '122.949.233-08',
    cnhFirstLicenseDate: '14-03-11',
    cnhExpirationDate: '22/8/33',
  },
  {
    name: 'Otávio Lacerda',
    cpf: '11144477735',
    birthdate: '12041990',
    cnh: ' 1229 4923 308 ',
    cnhFirstLicenseDate: '2011-03-14',
    cnhExpirationDate: '220833',
  },
];

it('accepts a driver in any notation of names, numbers and days', async () => {
  const { transport, write } = await openForm();
  for (const [index, typed] of WRITTEN.entries()) {
    await write(typed);
    await waitFor(() => expect(transport.requestsOf(addDriver)).toHaveLength(index + 1));
  }
  expect(transport.requestsOf(addDriver).map(({ body }) => body)).toEqual(
    WRITTEN.map(() => SENT),
  );
});

const WRONG: [Typed, string[]][] = [
  [
    {
      name: '100',
      cpf: '111.444.777-36',
      birthdate: '31/02/1990',
      cnh: '1229492330',
      cnhFirstLicenseDate: '25/11/2026',
      cnhExpirationDate: '09/12/2025',
    },
    [
      'Informe o nome, como está na CNH.',
      'Esse CPF não existe. Confira os 11 números.',
      'Confira a data de nascimento: esse dia não existe. Escreva dia, mês e ano, como 09/02/1992.',
      'A CNH tem 11 números e aqui há 10. Confira.',
      'A primeira habilitação não pode estar no futuro.',
      'Esta CNH está vencida. Cadastre quando ela for renovada.',
    ],
  ],
  [
    {
      name: '   ',
      cpf: '111.444.777',
      birthdate: '12/04',
      cnh: '12294923309',
      cnhFirstLicenseDate: 'não lembro',
      cnhExpirationDate: '23/11',
    },
    [
      'Informe o nome, como está na CNH.',
      'O CPF tem 11 números e aqui há 9. Confira.',
      'Confira a data de nascimento: falta o ano. Escreva dia, mês e ano, como 09/02/1992.',
      'Esse número não é de uma CNH. Confira os 11 números do registro.',
      'Confira a data da primeira habilitação: esse dia não existe. Escreva dia, mês e ano, como 09/02/1992.',
      'Confira a validade da CNH: falta o ano. Escreva dia, mês e ano, como 09/02/1992.',
    ],
  ],
  [
    {
      name: '',
      cpf: '',
      birthdate: '',
      cnh: '',
      cnhFirstLicenseDate: '',
      cnhExpirationDate: '',
    },
    [
      'Informe o nome, como está na CNH.',
      'Informe o CPF.',
      'Informe a data de nascimento.',
      'Informe o número de registro da CNH.',
      'Informe a data da primeira habilitação.',
      'Informe a validade da CNH.',
    ],
  ],
];

it('says at each field what is wrong with it', async () => {
  const { transport, form, write } = await openForm();
  const messages = () =>
    Object.values(FIELDS).map((label) => {
      const field = form.getByLabelText(label).closest('.field');
      return field?.querySelector('.error')?.textContent?.trim();
    });
  for (const [typed, expected] of WRONG) {
    await write(typed);
    await waitFor(() => expect(messages()).toEqual(expected));
  }
  expect(transport.requestsOf(addDriver)).toEqual([]);
});

it('takes a printed date that has passed, and asks for the digital license', async () => {
  const waiting = aDriver({ state: 'sem-foto', startsOn: null });
  const { transport, form, write } = await openForm(answer(addDriver, waiting));
  await write({ ...WRITTEN[2], cnhExpirationDate: '22/11/2026' } as Typed);
  form.getByText(
    'Essa validade passou em 22/11/2026. Se a CNH foi renovada automaticamente, digite a data que está na CNH digital ou siga com a impressa: depois pedimos o PDF da CNH digital.',
  );
  await waitFor(() => expect(transport.requestsOf(addDriver)).toHaveLength(1));
  await screen.findByText(
    'Otávio Lacerda está na lista. Agora envie o PDF da CNH digital: só depois dele a pessoa pode dirigir.',
  );
});
