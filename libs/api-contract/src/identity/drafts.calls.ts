import * as z from 'zod/mini';
import { call } from '../wire/call';
import { done } from '../wire/fields';
import { DRAFT_FORM, DRAFT_LIMITS, draftOf, type DraftValues } from './drafts';

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

export const getDraft = call(
  'GET',
  'drafts/:form',
  'O que quem pergunta digitou num formulário e não enviou, por 24 horas; null quando não há',
  { params, data: z.nullable(draft), quiet: true }, // without it the form begins empty
);

export const saveDraft = call(
  'PUT',
  'drafts/:form',
  'Guarda o que foi digitado num formulário, no lugar do que havia',
  {
    params,
    body: z.strictObject({
      values: z.record(z.string(), z.unknown()).check(
        z.overwrite((values) => draftOf(values as DraftValues)),
        z.refine(
          (values) => JSON.stringify(values).length <= DRAFT_LIMITS.letters,
          TOO_MUCH,
        ),
      ),
    }),
    data: z.object({ savedAt: z.string() }),
    quiet: true, // nobody asked for it: the typed values stay in the form
  },
);

export const removeDraft = call(
  'DELETE',
  'drafts/:form',
  'Esquece o que foi digitado num formulário',
  { params, data: done, quiet: true }, // it is deleted by itself a day later
);
