import * as z from 'zod/mini';
import { done } from '../wire/fields';
import { DRAFT_FORM, draftOf, type DraftValues, fitsInDraft } from './drafts';

const params = z.object({
  form: z.string().check(z.regex(DRAFT_FORM, 'Esse formulário não tem rascunho.')),
});

const TOO_MUCH = 'É texto demais para um rascunho.';

const draft = z.object({
  /** Typed values by field, without secrets and files. */
  values: z.record(z.string(), z.unknown()),
  /** When it was saved, ISO. */
  savedAt: z.string(),
});
export type Draft = z.output<typeof draft>;

export const getDraft = {
  summary:
    'O que quem pergunta digitou num formulário e não enviou, por 24 horas; null quando não há',
  params,
  data: z.nullable(draft),
};

export const saveDraft = {
  summary: 'Guarda o que foi digitado num formulário, no lugar do que havia',
  params,
  body: z.strictObject({
    values: z.record(z.string(), z.unknown()).check(
      z.overwrite((values) => draftOf(values as DraftValues)),
      z.refine((values) => fitsInDraft(values as DraftValues), TOO_MUCH),
    ),
  }),
  data: z.object({ savedAt: z.string() }),
};

export const removeDraft = {
  summary: 'Esquece o que foi digitado num formulário',
  params,
  data: done,
};
