import * as z from 'zod/mini';
import {
  campaignContent,
  chatContent,
  type CmsPage,
  companiesContent,
  documentContent,
  faqContent,
  footerContent,
  formPageContent,
  homeContent,
  howItWorksContent,
  includedContent,
  onBoardContent,
  reservationContent,
  storesContent,
  subscribeContent,
  waitingContent,
  welcomeContent,
} from '@site/contracts';

type Content = CmsPage['content'];
type Shape = z.ZodMiniObject;

/** Pages whose screen lays out parts of its own, by slug or by number. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'home-v3': homeContent,
  '704': footerContent,
  abordo: onBoardContent,
  assine: subscribeContent,
  // What it lacks does not show; what it has must fit.
  'boas-vindas': z.extend(z.partial(welcomeContent), { title: z.string() }),
  'campanha-whatsapp': campaignContent,
  chamanochat: chatContent,
  'pre-reserva': waitingContent,
  'pre-reserva-boreal': reservationContent,
};

/**
 * Pages under `institucional/`: one that has none of these parts is shown as the text
 * that it has.
 */
const INSTITUTIONAL: Readonly<Record<string, Shape>> = {
  acessibilidade: documentContent,
  'aluguel-de-carros-para-empresas': companiesContent,
  'como-funciona-contratar-carro-por-assinatura-mensal': howItWorksContent,
  contato: formPageContent,
  duvidas: faqContent,
  'nossas-lojas': storesContent,
  'o-que-esta-incluso': includedContent,
  'para-empresas-formulario': formPageContent,
  'politica-de-privacidade': documentContent,
  'termos-de-uso': documentContent,
};
const text = z.object({
  title: z.string(),
  lead: z.string(),
  html: z.optional(z.string()),
});

/**
 * The content of a page as its screen takes it, or what is wrong with it, one line an
 * issue. Screens check little more than that the parts are there, so whatever enters the
 * CMS is checked here. `name` is a slug or a number.
 */
export function checkContent(
  name: string | number,
  content: Content,
): { content: Content | null; problems: string[] } {
  const shape = SHAPES[name] ?? institutionalShape(name, content);
  if (!shape) return { content, problems: [] };
  const parsed = shape.safeParse(content);
  return parsed.success
    ? { content: parsed.data, problems: [] }
    : { content: null, problems: linesOf(parsed.error, 'content') };
}

function institutionalShape(name: string | number, content: Content): Shape | undefined {
  const shape = INSTITUTIONAL[name];
  const hasOwnParts = Object.keys(shape?.shape ?? {}).some(
    (part) => part in content && !(part in text.shape),
  );
  return shape && !hasOwnParts ? text : shape;
}

/** `content.groups.0.title: Invalid input`: the place and what is wrong there. */
export function linesOf({ issues }: z.core.$ZodError, root = ''): string[] {
  return issues.map(({ path, message }) => {
    const place = [root, ...path].filter((part) => part !== '').join('.');
    return place ? `${place}: ${message}` : message;
  });
}
