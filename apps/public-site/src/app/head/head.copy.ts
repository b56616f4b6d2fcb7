import { type TechnicalSheet } from '@site/api-contract';
import { formatCount } from '@site/api-contract/brazil';
import {
  CART_PATH,
  CHOOSE_CAR_PATH,
  COMPARE_PATH,
  CONFIGURE_PATH,
  COOKIE_PREFERENCES_PATH,
  EMAIL_MFA_PATH,
  FINISH_REGISTRATION_PATH,
  MODELS_PATH,
  QUICK_REGISTRATION_PATH,
  RECOVER_PASSWORD_PATH,
  RESET_PASSWORD_PATH,
  SECOND_STEP_PATH,
  SHARED_SIMULATION_PATH,
  SIGN_IN_PATH,
  SIMULATOR_PATH,
  STAFF_INVITATION_PATH,
  VERIFY_CONTRACT_PATH,
  WEAR_TABLE_PATH,
} from '@site/api-contract/site-paths';

export type PageWords = {
  description: string;
  /** Name of the page in breadcrumbs; by default the title of its tab. */
  step?: string;
  /** False keeps the page out of search engines. */
  index?: false;
};

/** Descriptions, by path, of pages without a CMS page. Their titles are in the routes. */
export const pageWords: Readonly<Record<string, PageWords>> = {
  [SIMULATOR_PATH]: {
    step: 'Simulador',
    description:
      'Diga onde você está e se assina como pessoa física ou empresa. A mensalidade aparece com IPVA, seguro e revisões, sem cadastro.',
  },
  [CHOOSE_CAR_PATH]: {
    step: 'Escolha o carro',
    description:
      'Compare hatches, SUVs, picapes e elétricos por assinatura. Mude prazo e km por mês e todas as mensalidades mudam na hora.',
  },
  [MODELS_PATH]: {
    description:
      'Todos os modelos zero km por assinatura, com a mensalidade de cada um e a previsão de entrega perto de você.',
  },
  [COMPARE_PATH]: {
    index: false,
    description:
      'Até três carros lado a lado: mensalidade, entrega, motor, custo de sair antes e o que muda entre eles.',
  },
  [CONFIGURE_PATH]: {
    description:
      'Escolha versão, cor, prazo e km por mês e veja o que entra na mensalidade.',
    step: 'Monte o seu',
  },
  [CART_PATH]: {
    index: false,
    description:
      'Suas simulações lado a lado: compare, edite e assine a que couber no mês.',
  },
  [SHARED_SIMULATION_PATH]: {
    index: false,
    description:
      'Uma simulação de carro por assinatura que alguém enviou: o mês linha por linha e o custo de sair antes.',
  },
  [COOKIE_PREFERENCES_PATH]: {
    description:
      'Veja, mude ou retire a sua escolha sobre medição e campanhas, e o que o seu navegador guarda.',
  },
  [VERIFY_CONTRACT_PATH]: {
    description:
      'Envie o PDF e veja na hora se ele é um contrato assinado aqui, sem alteração. Sem cadastro, e o arquivo não é guardado.',
  },
  [WEAR_TABLE_PATH]: {
    description:
      'O que a devolução do carro pode custar: cada dano com um desenho, o que é marca de uso e não custa nada, e o preço máximo por tamanho de carro.',
  },
  [SIGN_IN_PATH]: {
    index: false,
    description: 'Entre para acompanhar propostas, contratos e simulações.',
  },
  [EMAIL_MFA_PATH]: {
    index: false,
    description: 'Digite o código que enviamos ao seu e-mail para entrar.',
  },
  [SECOND_STEP_PATH]: {
    index: false,
    description: 'Digite o código do seu aplicativo autenticador para entrar.',
  },
  [RECOVER_PASSWORD_PATH]: {
    index: false,
    description: 'Informe o e-mail da sua conta e receba um link para criar outra senha.',
  },
  [RESET_PASSWORD_PATH]: {
    index: false,
    description: 'Crie outra senha com o link que enviamos ao seu e-mail.',
  },
  [STAFF_INVITATION_PATH]: {
    index: false,
    description: 'Crie sua senha com o convite que chegou ao seu e-mail.',
  },
  [QUICK_REGISTRATION_PATH]: {
    index: false,
    description: 'Crie sua conta com CPF ou CNPJ, e-mail e senha e envie sua proposta.',
  },
  [FINISH_REGISTRATION_PATH]: {
    index: false,
    description: 'Digite o código que enviamos ao seu e-mail para confirmar a conta.',
  },
};

export const headCopy = {
  home: 'Início',
  brandPicture: (brand: string) => `Carros por assinatura da ${brand}`,
  carPicture: (model: string) => `${model}, visto de lado`,
  shared: (model: string) => `Uma simulação do ${model} para você`,
  /** `price` and `until` are formatted. */
  sharedPlan: ({
    car,
    price,
    condition,
    until,
  }: Record<'car' | 'price' | 'condition' | 'until', string>) =>
    `${car}: ${price} por mês (${condition}), com IPVA, seguro e revisões. Preço garantido até ${until}.`,
  models: 'Modelos por assinatura',
  stores: 'Lojas',
  /** `price` is a formatted amount. */
  car: (model: string, type: string, price: string) =>
    `${model} por assinatura a partir de ${price} por mês. ${type} zero km com IPVA, seguro e revisões na mensalidade.`,
  sheet: (
    name: string,
    type: string,
    room: 'bagagem' | 'carga',
    {
      bootLitres,
      powerCv,
      rangeKm,
    }: Pick<TechnicalSheet, 'bootLitres' | 'powerCv' | 'rangeKm'>,
  ) =>
    `${name}, ${type}: ${formatCount(bootLitres)} litros de ${room}, ${powerCv} cv${
      rangeKm === null ? '' : `, ${formatCount(rangeKm)} km de autonomia`
    }. Medidas, consumo pelo PBE Veicular, equipamentos de cada versão, o que não vem e o preço por mês.`,
  sheets: (name: string) =>
    `${name}: medidas, consumo, equipamentos de cada versão e o preço por mês.`,
} as const;
