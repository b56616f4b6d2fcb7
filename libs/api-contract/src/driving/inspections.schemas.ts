import * as z from 'zod/mini';
import { ofContract, ofPhoto } from '../contracts/car-visits.schemas';
import { fileAnswer, uuid } from '../wire/fields';
import { inHundredths, inNumbers } from '../wire/number-fields';
import { UUID } from '../wire/uuid';
import { MOST_DAMAGE_REAIS } from './return-terms';
import { carReturn } from './returns.schemas';

export const sendReturnPhoto = {
  summary: 'Guarda uma foto da vistoria',
  params: ofContract,
  body: z.strictObject({ file: z.file() }),
  data: carReturn,
};
export const downloadReturnPhoto = {
  summary: 'Uma foto da vistoria, para o cliente e para quem recebe o carro',
  params: ofPhoto,
  data: fileAnswer,
};
export const deleteReturnPhoto = {
  summary: 'Apaga uma foto antes da devolução',
  params: ofPhoto,
  data: carReturn,
};

/** Reais. */
const quote = z
  .number(inNumbers('Informe o valor do orçamento.', '1.200,00'))
  .check(
    z.gte(0.01, 'Informe o valor do orçamento.'),
    z.lte(MOST_DAMAGE_REAIS, 'Confira o valor do orçamento.'),
    inHundredths,
  );

export const damageForm = z.strictObject({
  label: z
    .string('Diga o que é.')
    .check(
      z.trim(),
      z.minLength(3, 'Diga o que é.'),
      z.maxLength(80, 'Use até 80 caracteres.'),
    ),
  quote,
  isInsured: z.boolean(),
});
export type DamageForm = z.output<typeof damageForm>;

export const addDamage = {
  summary:
    'A concessionária anota um dano de um contrato sem tabela de danos, com o orçamento',
  params: ofContract,
  body: damageForm,
  data: carReturn,
};

/** Words with which the inspection corrects a customer's estimate. */
const correction = z
  .string('Diga ao cliente por que mudou.')
  .check(
    z.trim(),
    z.minLength(10, 'Diga ao cliente por que mudou.'),
    z.maxLength(500, 'Use até 500 caracteres.'),
  );

/** A damage of the contract's own table; its price of all units together. */
export const wearDamageForm = z.strictObject({
  /** Key of the row: `roda-raspada`. */
  row: z
    .string('Escolha o dano na tabela.')
    .check(z.minLength(1, 'Escolha o dano na tabela.'), z.maxLength(40)),
  quantity: z
    .int('Diga quantos são.')
    .check(z.gte(1, 'Diga quantos são.'), z.lte(20, 'Diga quantos são.')),
  quote,
  /** Photo of the inspection that shows it. */
  photo: z
    .string('Escolha a foto que mostra o dano.')
    .check(z.regex(UUID, 'Escolha a foto que mostra o dano.')),
  /** Photo of the customer's estimate that it confirms or corrects. */
  homePhoto: z.optional(z.nullable(uuid)),
  /** Why it corrects the estimate; required where row or number differ. */
  reason: z.optional(z.nullable(correction)),
});
export type WearDamageForm = z.output<typeof wearDamageForm>;

export const noteWearDamage = {
  summary:
    'A concessionária anota um dano da tabela do contrato; acima da tabela nada é aceito',
  params: ofContract,
  body: wearDamageForm,
  data: carReturn,
};

export const deleteDamage = {
  summary: 'Apaga um dano antes da devolução',
  params: z.object({ id: uuid, damageId: uuid }),
  data: carReturn,
};

export const contestForm = z.strictObject({
  reason: z
    .string('Conte por que você não concorda.')
    .check(
      z.trim(),
      z.minLength(10, 'Conte por que você não concorda.'),
      z.maxLength(1000, 'Use até 1.000 caracteres.'),
    ),
  /** The damages, by their ids; by default all of them. */
  damages: z.optional(
    z.array(uuid).check(z.minLength(1, 'Marque o que você contesta.'), z.maxLength(100)),
  ),
});

const damageAnswer = z.discriminatedUnion('accepts', [
  z.strictObject({ accepts: z.literal(true) }),
  z.extend(contestForm, { accepts: z.literal(false) }),
]);
export type DamageAnswer = z.output<typeof damageAnswer>;

export const answerDamages = {
  summary: 'O cliente aceita os danos da vistoria, ou contesta',
  params: ofContract,
  body: damageAnswer,
  data: carReturn,
};

const answerText = z
  .string('Escreva a resposta ao cliente.')
  .check(
    z.trim(),
    z.minLength(10, 'Escreva a resposta ao cliente.'),
    z.maxLength(1000, 'Use até 1.000 caracteres.'),
  );

/** A consultant's answer to a contest, in the form's shape; `contestDecision` is sent. */
export const contestAnswer = z.strictObject({
  decision: z.enum(['cobrar', 'retirar'], 'Escolha a resposta.'),
  answer: answerText,
});
export type ContestAnswer = z.output<typeof contestAnswer>;

const contestDecision = z.strictObject({
  /** Whether the damages are charged in spite of the contest. */
  charges: z.boolean('Escolha a resposta.'),
  answer: answerText,
});
export type ContestDecision = z.output<typeof contestDecision>;

export const decideContest = {
  summary: 'Um consultor responde a quem contestou os danos da vistoria',
  params: ofContract,
  body: contestDecision,
  data: carReturn,
};

export const sendHomePhoto = {
  summary: 'O cliente guarda uma foto do carro, tirada em casa antes da devolução',
  params: ofContract,
  body: z.strictObject({ file: z.file() }),
  data: carReturn,
};
export const downloadHomePhoto = {
  summary: 'Uma foto que o cliente tirou em casa, para ele e para quem recebe o carro',
  params: ofPhoto,
  data: fileAnswer,
};
export const deleteHomePhoto = {
  summary: 'O cliente apaga uma foto sua antes da vistoria',
  params: ofPhoto,
  data: carReturn,
};

/** The damage that a customer sees in a photo, in the words of the contract's table. */
export const homeDamageForm = z.strictObject({
  row: z
    .string('Escolha o dano na tabela.')
    .check(z.minLength(1, 'Escolha o dano na tabela.'), z.maxLength(40)),
  quantity: z
    .int('Diga quantos são.')
    .check(z.gte(1, 'Diga quantos são.'), z.lte(20, 'Diga quantos são.')),
});
export type HomeDamageForm = z.output<typeof homeDamageForm>;

export const nameHomeDamage = {
  summary: 'O cliente diz que dano da tabela uma foto sua mostra, e vê a estimativa',
  params: ofPhoto,
  body: homeDamageForm,
  data: carReturn,
};

export const homeAnswerForm = z.strictObject({ reason: correction });
export type HomeAnswerForm = z.output<typeof homeAnswerForm>;

export const dropHomeDamage = {
  summary: 'A vistoria não cobra um dano da estimativa do cliente, e diz por quê',
  params: ofPhoto,
  body: homeAnswerForm,
  data: carReturn,
};
