import * as z from 'zod/mini';
import { TERMS } from '../../pricing/price-table';
import { instant, isoDayAhead, reais, slug, uuid } from '../../wire/fields';
import { inHundredths, inNumbers } from '../../wire/number-fields';
import { proposalState } from '../proposals.schemas';
import { simulation } from '../simulations.schemas';

/** Longest code of a campaign. */
const LONGEST_CODE = 20;
const CODE_LETTERS = 'Use de 4 a 20 letras sem acento e números, sem espaços.';

/** A code as its owner types it: letters of either case, with spaces around. */
export const campaignCode = z.string('Escreva o código.').check(
  z.maxLength(60, CODE_LETTERS),
  z.overwrite((typed) => typed.trim().toLocaleUpperCase('pt-BR')),
  z.minLength(1, 'Escreva o código.'),
  z.maxLength(LONGEST_CODE, CODE_LETTERS),
);

/** Code of a campaign for a simulation; null takes it off. */
export const setCampaign = {
  summary: 'Usa o código de uma campanha numa simulação, ou tira o que ela tem',
  params: z.object({ id: uuid }),
  /** `revision` is that of the choice. */
  body: z.strictObject({ revision: z.int(), code: z.nullable(campaignCode) }),
  data: simulation,
};

/** The form of the code alone. */
export const campaignCodeForm = z.strictObject({ code: campaignCode });
export type CampaignCodeForm = z.output<typeof campaignCodeForm>;

export const BENEFIT_KINDS = ['valor', 'km'] as const;
const MOST_REAIS = 2000;
const MOST_MONTHS = 12;
const MOST_KM = 20_000;
const MOST_USES = 10_000;

/** A whole number between two others; `what` says which, with its article. */
const whole = (what: string, { from, to }: { from: number; to: number }) => {
  const limit = `Escreva de ${from} a ${to.toLocaleString('pt-BR')}.`;
  return z
    .number(inNumbers(`Informe ${what}.`, String(from)))
    .check(
      z.refine(Number.isInteger, 'Use um número inteiro.'),
      z.gte(from, limit),
      z.lte(to, limit),
    );
};

/**
 * A campaign to be made. Either `monthlyOff` and `months`, or `km`, says the benefit;
 * amounts in reais.
 */
export const campaignForm = z
  .strictObject({
    code: campaignCode.check(
      z.refine((code) => code === '' || /^[A-Z0-9]{4,20}$/.test(code), CODE_LETTERS),
    ),
    kind: z.enum(BENEFIT_KINDS, 'Escolha o benefício.'),
    monthlyOff: z.optional(
      z
        .number(inNumbers('Informe o valor.', '150,00'))
        .check(
          z.gt(0, 'Informe o valor.'),
          z.lte(MOST_REAIS, 'Escreva até R$ 2.000,00.'),
          inHundredths,
        ),
    ),
    months: z.optional(whole('quantas mensalidades', { from: 1, to: MOST_MONTHS })),
    km: z.optional(whole('os km', { from: 1, to: MOST_KM })),
    /** Slugs; none stands for all models. */
    models: z.array(slug).check(z.maxLength(50, 'Escolha no máximo 50 carros.')),
    /** 1 for people, 2 for companies, 0 for both. */
    clientType: z.literal([0, 1, 2], 'Escolha para quem.'),
    /** Least term in months; 0 for any. */
    minTerm: z.literal([0, ...TERMS], 'Escolha o prazo mínimo.'),
    startsOn: isoDayAhead('o primeiro dia'),
    endsOn: isoDayAhead('o último dia'),
    uses: whole('quantos usos', { from: 1, to: MOST_USES }),
    /** Its rule stands in the mail to who asks for special conditions. */
    isTold: z.boolean(),
  })
  .check(
    needs('monthlyOff', 'Informe o valor.', ({ kind }) => kind === 'valor'),
    needs('months', 'Informe quantas mensalidades.', ({ kind }) => kind === 'valor'),
    needs('km', 'Informe os km.', ({ kind }) => kind === 'km'),
    z.refine(({ startsOn, endsOn }) => endsOn >= startsOn, {
      path: ['endsOn'],
      error: 'O último dia não pode vir antes do primeiro.',
    }),
  );
export type CampaignForm = z.output<typeof campaignForm>;

/** A field that one kind of benefit needs. */
function needs(
  field: 'monthlyOff' | 'months' | 'km',
  error: string,
  isNeeded: (form: { kind: (typeof BENEFIT_KINDS)[number] }) => boolean,
) {
  return z.refine<{
    kind: (typeof BENEFIT_KINDS)[number];
    monthlyOff?: number | undefined;
    months?: number | undefined;
    km?: number | undefined;
  }>((form) => !isNeeded(form) || form[field] !== undefined, { path: [field], error });
}

export const CAMPAIGN_STATES = ['marcada', 'em-curso', 'esgotada', 'encerrada'] as const;

const campaign = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(CAMPAIGN_STATES),
  /** Off each of the first `months` installments; 0 for km. */
  monthlyOff: reais,
  months: z.int(),
  km: z.int(),
  models: z.array(z.object({ slug: z.string(), name: z.string() })),
  clientType: z.literal([0, 1, 2]),
  minTerm: z.int(),
  startsOn: z.string(),
  endsOn: z.string(),
  uses: z.int(),
  /** Proposals that have it now; one that was refused, withdrawn or expired gave it back. */
  used: z.int(),
  isTold: z.boolean(),
  madeAt: instant,
  /** Null once the account is gone. */
  madeBy: z.nullable(z.string()),
  /** When a consultant ended it before its day. */
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.string()),
});
export type Campaign = z.output<typeof campaign>;

export const listCampaigns = {
  summary: 'As campanhas, com os usos de cada uma',
  data: z.object({
    today: z.string(),
    /** Every model, for the form. */
    models: z.array(z.object({ slug: z.string(), name: z.string() })),
    items: z.array(campaign),
  }),
};

export const makeCampaign = {
  summary: 'Faz uma campanha',
  body: campaignForm,
  data: campaign,
};

export const endCampaign = {
  summary: 'Encerra uma campanha antes do último dia',
  params: z.object({ id: uuid }),
  data: campaign,
};

export const listCampaignUses = {
  summary: 'As propostas que usaram uma campanha',
  params: z.object({ id: uuid }),
  data: z.object({
    /** Newest first, at most a hundred. */
    items: z.array(
      z.object({
        proposalId: z.string(),
        number: z.string(),
        state: proposalState,
        sentAt: instant,
        /** It was refused, withdrawn or expired, so another one can have the use. */
        isGivenBack: z.boolean(),
      }),
    ),
  }),
};
