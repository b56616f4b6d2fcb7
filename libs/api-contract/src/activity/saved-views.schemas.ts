import * as z from 'zod/mini';
import { done, text, uuid } from '../wire/fields';
import { VIEW_LISTS, VIEW_QUERY } from './saved-views';

const list = z.enum(VIEW_LISTS, 'Essa lista não guarda visões.');

export const viewName = z.strictObject({ name: text('Dê um nome à visão.', 40) });
export type ViewName = z.output<typeof viewName>;

const newView = z.extend(viewName, {
  list,
  query: z
    .string('Escolha um filtro para salvar.')
    .check(
      z.maxLength(300, 'São filtros demais para uma visão.'),
      z.regex(VIEW_QUERY, 'Escolha um filtro para salvar.'),
    ),
});
export type NewView = z.output<typeof newView>;

const savedView = z.object({
  id: z.string(),
  name: z.string(),
  /** A query that `viewQueryOf` wrote. */
  query: z.string(),
});
export type SavedView = z.output<typeof savedView>;

export const listSavedViews = {
  summary: 'Filtros que quem pergunta guardou de uma lista, na ordem em que foram salvos',
  query: z.strictObject({ list }),
  data: z.object({ items: z.array(savedView) }),
};

export const saveView = {
  summary: 'Guarda filtros e ordem de uma lista com um nome, na conta de quem pede',
  body: newView,
  data: savedView,
};

export const renameView = {
  summary: 'Muda o nome de uma visão de quem pede',
  params: z.object({ id: uuid }),
  body: viewName,
  data: savedView,
};

export const removeView = {
  summary: 'Remove uma visão de quem pede',
  params: z.object({ id: uuid }),
  data: done,
};
