import { fireEvent, screen, waitFor } from '@testing-library/react';
import {
  checkDocument,
  getCepAddress,
  getLoggedUser,
  getRegistration,
  listSimulations,
  type RegistrationDraft,
} from '@site/api-contract';
import { formatDate, isIsoDate } from '@site/api-contract/brazil';
import {
  A_UUID,
  answer,
  aUser,
  aViewer,
  guardConsole,
  refuse,
  REGISTRATION_CASES,
  stopClock,
} from '@site/testing';
import { renderRoute } from '@site/testing/screen';
import { amongOthers, siteScene } from '../../../testing/site-scene';
import { registrationRoutes } from './registration.routes';

guardConsole();

const BASE = '/cadastro-de-carro-por-assinatura-mensal';
const NOTHING: RegistrationDraft = {
  document: '52998224725',
  personalData: null,
  companyData: null,
  partners: null,
  address: null,
  documents: { wanted: [], missing: [] },
};
const TODAY = Date.UTC(2026, 10, 23, 15);

/** The path of each form, and the labels of its fields. */
const FORMS = {
  quick: {
    path: `${BASE}/rapido`,
    labels: {
      document: 'CPF ou CNPJ',
      name: /^(Nome Completo|Razão Social)$/,
      email: /^E-mail/,
      emailConfirmation: 'Repita o e-mail',
      cellphone: /^Celular/,
      password: 'Senha',
      passwordConfirmation: 'Repita a senha',
      hasAcceptedPrivacyPolicy: /^Li e aceito/,
    },
  },
  otherEmail: {
    path: `${BASE}/rapido/finalizar`,
    labels: {
      email: 'Novo e-mail',
      emailConfirmation: 'Repita o novo e-mail',
      password: 'Senha do cadastro',
    },
  },
  person: {
    path: `${BASE}/dados`,
    labels: {
      birthdate: 'Data de nascimento',
      nationality: 'Nacionalidade',
      rne: 'RNM (antigo RNE)',
      rneExpirationDate: 'Validade da CRNM',
      profession: 'Profissão',
      cnh: 'Número de registro da CNH',
      cnhCategory: 'Categoria',
      cnhFirstLicenseDate: 'Data da 1ª habilitação',
      cnhExpirationDate: 'Validade',
    },
  },
  company: {
    path: `${BASE}/empresa/dados`,
    labels: {
      companyType: 'Tipo de empresa',
      companyPhone: 'Telefone da empresa',
      financialContactName: 'Nome',
      financialContactEmail: 'E-mail',
      financialContactEmailConfirmation: 'Repita o e-mail',
      financialContactCopy: /^Mandar cópia/,
    },
  },
  partners: {
    path: `${BASE}/empresa/socios`,
    labels: {
      name: 'Nome Completo',
      cpf: 'CPF',
      share: 'Participação (%)',
      email: 'E-mail',
    },
  },
  address: {
    path: `${BASE}/endereco`,
    labels: {
      cep: 'CEP',
      street: 'Rua',
      number: 'Número',
      complement: /^Complemento/,
      neighborhood: 'Bairro',
      city: 'Cidade',
      state: 'Estado',
    },
  },
} satisfies Record<
  keyof typeof REGISTRATION_CASES,
  { path: string; labels: Record<string, string | RegExp> }
>;
type Name = keyof typeof FORMS;

const DRAFTS: Record<Name, Partial<RegistrationDraft>> = {
  quick: {},
  otherEmail: {},
  person: { personalData: REGISTRATION_CASES.person.good },
  company: { companyData: REGISTRATION_CASES.company.good },
  partners: { partners: REGISTRATION_CASES.partners.good.partners },
  address: { address: REGISTRATION_CASES.address.good },
};

async function open(name: Name) {
  const scene = siteScene(
    name === 'otherEmail'
      ? { pendingEmail: 'ana@example.com', pendingUserId: A_UUID }
      : {},
  );
  const user = aUser({
    registrationFinished: false,
    personType: FORMS[name].path.includes('empresa') ? 'PJ' : 'PF',
  });
  const isStep = !['quick', 'otherEmail'].includes(name);
  const answers = isStep
    ? [
        answer(getLoggedUser, user),
        answer(getRegistration, { ...NOTHING, ...DRAFTS[name] }),
        answer(listSimulations, []),
        refuse(getCepAddress, 404),
      ]
    : [answer(checkDocument, { exists: false })];
  const view = renderRoute(amongOthers(registrationRoutes), FORMS[name].path, {
    wire: scene.wire,
    answers,
    ...(isStep && { viewer: aViewer('customer') }),
  });
  if (name === 'otherEmail')
    await view.user.click(
      await screen.findByRole('button', { name: 'Usar outro e-mail' }),
    );
  await screen.findAllByLabelText(Object.values(FORMS[name].labels)[0] ?? '');
  if (!isStep)
    for (const [field, value] of Object.entries(REGISTRATION_CASES[name].good))
      fill(name, field, value);
  return view;
}

/** The input of a field such as `cep` or `partners.1.cpf`. */
function inputOf(name: Name, field: string): HTMLInputElement {
  const [, row, column] = /^\w+\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const labels: Record<string, string | RegExp> = FORMS[name].labels;
  const found = screen.getAllByLabelText<HTMLInputElement>(
    labels[column ?? field] ?? field,
  )[Number(row ?? 0)];
  if (!found) throw new Error(`${name} has no field ${field}`);
  return found;
}

function fill(name: Name, field: string, value: unknown): void {
  const input = inputOf(name, field);
  if (typeof value === 'boolean') {
    if (input.checked !== value) fireEvent.click(input);
  } else {
    const text =
      value === null
        ? ''
        : isIsoDate(String(value))
          ? formatDate(String(value))
          : typeof value === 'number' && name === 'partners'
            ? String(value).replace('.', ',')
            : String(value);
    fireEvent[input.tagName === 'SELECT' ? 'change' : 'input'](input, {
      target: {
        value: /^\d{4}-\d{2}-\d{2}$/.test(text)
          ? text.split('-').reverse().join('/')
          : text,
      },
    });
  }
  fireEvent.blur(input);
}

function valueAt(name: Name, field: string): unknown {
  return (
    field
      .split('.')
      .reduce<unknown>(
        (inside, key) => (inside as Record<string, unknown> | undefined)?.[key],
        REGISTRATION_CASES[name].good,
      ) ?? null
  );
}

beforeEach(() => stopClock(TODAY));

describe.each(Object.keys(FORMS) as Name[])('the fields of the form %s', (name) => {
  it('say at the field what they refuse, and nothing once it is right again', async () => {
    await open(name);
    for (const [field, value, message] of REGISTRATION_CASES[name].refused) {
      fill(name, field, value);
      await waitFor(() => {
        expect(field).toEqual(field);
        expect(value).toEqual(value);
        expect(errorAt(inputOf(name, field))).toEqual(message);
      });
      fill(name, field, valueAt(name, field));
      await waitFor(() => {
        expect(field).toEqual(field);
        expect(errorAt(inputOf(name, field))).toBe('');
      });
    }
  }, 60_000);
});

/** The error message that describes a field, without its help text. */
function errorAt(input: HTMLElement): string {
  const ids = (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'));
  return ids
    .map((id) => document.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ');
}
