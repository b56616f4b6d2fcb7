import * as z from 'zod/mini';
import { slug, text } from '../wire/fields';
import { deskAct } from './desk-act';
import { EXTRA_KINDS } from './price-changes';

const kind = z.enum(EXTRA_KINDS, 'Escolha uma cor ou um opcional.');

/** Name of a color or an add-on; customers read the description of an add-on below it. */
export const extraNameForm = z.strictObject({
  name: text('Informe o nome.', 40),
  description: z.optional(text('Descreva o opcional em uma frase.', 120)),
});
export type ExtraNameForm = z.output<typeof extraNameForm>;

/** A color or an add-on as the site names it. */
const namedExtra = z.object({
  kind,
  slug: z.string(),
  name: z.string(),
  /** Colors have none. */
  description: z.nullable(z.string()),
  revision: z.int(),
  /** Last change and its author; null while nobody changed the name. */
  changed: z.nullable(deskAct),
});
export type NamedExtra = z.output<typeof namedExtra>;

export const listExtraNames = {
  summary: 'Cores e opcionais como o site os chama, na ordem em que aparecem',
  data: z.object({ items: z.array(namedExtra) }),
};

export const changeExtraName = {
  summary: 'Muda o nome de uma cor, ou o nome e a descrição de um opcional, na hora',
  params: z.object({ kind, slug }),
  body: z.extend(extraNameForm, {
    /** Revision of the name when it was read. */
    revision: z.int('Informe a versão que foi lida.'),
  }),
  data: namedExtra,
};
