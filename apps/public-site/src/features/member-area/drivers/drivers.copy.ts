import { type Driver, type DriverList } from '@site/api-contract';
import { formatDate } from '@site/api-contract/brazil';
import {
  type DriverState,
  licenseEndsSoon,
  MOST_DRIVERS,
} from '@site/api-contract/driving';
import { type StateTone } from '@site/api-contract/sales';
import { OTHER_STATE, withFallback } from '@site/api-contract/with-fallback';

const STATES = withFallback<DriverState, { label: string; tone: StateTone }>(
  {
    'sem-foto': { label: 'Falta a foto da CNH', tone: 'warn' },
    autorizado: { label: 'Pode dirigir', tone: 'ok' },
    vencida: { label: 'CNH vencida', tone: 'err' },
    saiu: { label: 'Não dirige mais', tone: 'neutral' },
  },
  { label: OTHER_STATE, tone: 'neutral' },
);

const RULE =
  'Cada uma precisa ter 21 anos ou mais, 2 anos de habilitação e CNH B ou acima, válida.';

/** A person may drive, too; a company has only its drivers. */
const PEOPLE = {
  lead: `Além de você, até ${MOST_DRIVERS} pessoas podem dirigir o carro, sem custo. ${RULE}`,
  none: 'Hoje só você dirige.',
  list: 'Quem dirige além de você',
};
const OF_COMPANY: typeof PEOPLE = {
  lead: `Só quem a empresa indicar dirige o carro: até ${MOST_DRIVERS} pessoas, sem custo. ${RULE}`,
  none: 'A empresa ainda não indicou ninguém: hoje ninguém pode dirigir.',
  list: 'Quem dirige pela empresa',
};

export const driversCopy = {
  of: ({ isOfCompany }: DriverList) => (isOfCompany ? OF_COMPANY : PEOPLE),
  states: STATES,
  facts: ({ cpf, cnh, cnhCategory }: Driver) =>
    `CPF ${cpf} · CNH ${cnh}, categoria ${cnhCategory}`,
  since: ({ startsOn, endsOn }: Driver, isDigital: boolean) =>
    !startsOn
      ? `Ainda não pode dirigir: envie ${isDigital ? 'o PDF da CNH digital' : 'a foto da CNH'}.`
      : endsOn
        ? `Dirigiu de ${formatDate(startsOn)} a ${formatDate(endsOn)}`
        : `Autorização desde ${formatDate(startsOn)}`,
  expiry: (driver: Driver, today: string) =>
    driver.state === 'vencida'
      ? `A CNH venceu em ${formatDate(driver.cnhExpirationDate)}. Tire da lista e cadastre de novo com a CNH renovada.`
      : licenseEndsSoon(driver.cnhExpirationDate, today)
        ? `A CNH vence em ${formatDate(driver.cnhExpirationDate)}. Renove para continuar dirigindo.`
        : `CNH válida até ${formatDate(driver.cnhExpirationDate)}`,
  photo: 'Enviar foto da CNH',
  photoHelp:
    'Frente da CNH aberta ou o PDF da CNH digital: JPG, PNG, WebP ou PDF de até 8 MB.',
  missingDigitalCnh: 'Falta o PDF da CNH digital',
  digitalCnh: 'Enviar CNH digital (PDF)',
  digitalForm: (name: string) => `CNH digital de ${name}`,
  digitalExpiry: 'Validade na CNH digital',
  digitalCnhHelp: (day: string) =>
    `A validade impressa nesta CNH passou em ${formatDate(day)}. Se ela foi renovada automaticamente, o PDF da CNH digital mostra a validade atual. A pessoa baixa o PDF no aplicativo da CNH.`,
  sending: 'Enviando...',
  seePhoto: 'Baixar a CNH',
  remove: 'Tirar da lista',
  removeQuestion: (name: string) => `Tirar ${name}?`,
  removeNote: 'Vale a partir de hoje. A mudança do contrato vai para o seu e-mail.',
  removeYes: 'Tirar',
  removing: 'Tirando...',
  removeNo: 'Deixar',
  authorized: (name: string) =>
    `${name} já pode dirigir. A mudança do contrato foi para o seu e-mail.`,
  removed: (name: string) => `${name} não está mais na lista.`,
  add: 'Cadastrar motorista',
  closeForm: 'Fechar o cadastro',
  full: `Já há ${MOST_DRIVERS} motoristas. Tire um para cadastrar outro.`,
  closed:
    'Este contrato já terminou: não dá mais para cadastrar motoristas nem enviar CNH.',
  actFailed: 'Não deu certo agora. Tente de novo.',
  openFailed: 'Não conseguimos abrir o arquivo. Tente de novo.',
} as const;

export const driverFormCopy = {
  title: 'Novo motorista',
  privacy:
    'São dados de outra pessoa: cadastre só com o conhecimento dela. Usamos para conferir quem dirige e para indicar o condutor em multas.',
  name: 'Nome, como na CNH',
  cpf: 'CPF',
  birthdate: 'Data de nascimento',
  cnh: 'Número de registro da CNH',
  cnhHelp: '11 números, em vermelho na CNH impressa',
  category: 'Categoria',
  firstLicense: 'Data da 1ª habilitação',
  expiry: 'Validade',
  dateHelp: 'Dia/mês/ano',
  digitalCnh: (day: string) =>
    `Essa validade passou em ${formatDate(day)}. Se a CNH foi renovada automaticamente, digite a data que está na CNH digital ou siga com a impressa: depois pedimos o PDF da CNH digital.`,
  save: 'Cadastrar',
  saving: 'Cadastrando...',
  saved: (name: string) =>
    `${name} está na lista. Agora envie a foto da CNH: só depois dela a pessoa pode dirigir.`,
  savedDigital: (name: string) =>
    `${name} está na lista. Agora envie o PDF da CNH digital: só depois dele a pessoa pode dirigir.`,
  failed: 'Não conseguimos cadastrar. Tente de novo.',
} as const;
