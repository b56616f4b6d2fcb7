import * as z from 'zod/mini';
import {
  type CmsPage,
  footerContent,
  homeContent,
  seo,
  welcomeContent,
} from './content/cms.calls';
import {
  companiesContent,
  documentContent,
  faqContent,
  formPageContent,
  howItWorksContent,
  includedContent,
  storesContent,
} from './content/institutional.calls';
import {
  campaignContent,
  chatContent,
  onBoardContent,
  reservationContent,
  subscribeContent,
  waitingContent,
} from './sales/landing-contents.calls';

type Content = CmsPage['content'];
type Shape = z.ZodMiniObject;

/** Pages whose screen lays out parts of its own, by slug or by number. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'home-v3': homeContent,
  '704': footerContent,
  abordo: onBoardContent,
  assine: subscribeContent,
  // A field that the page lacks does not show; a field that it has must fit.
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

/** All of them, for what must know each of their fields. */
export const PAGE_SHAPES: readonly Shape[] = [
  ...Object.values(SHAPES),
  ...Object.values(INSTITUTIONAL),
];

/** The block for search engines that every page has. */
export const seoShape: Shape = seo;

/**
 * The parts that the screen of a page lays out, by its slug or number: what may enter the
 * CMS, and what the editor shows as a form. Undefined for a page that has no shape.
 */
export function shapeOfPage(name: string | number, content: Content): Shape | undefined {
  return SHAPES[name] ?? institutionalShape(name, content);
}

function institutionalShape(name: string | number, content: Content): Shape | undefined {
  const shape = INSTITUTIONAL[name];
  const hasOwnParts = Object.keys(shape?.shape ?? {}).some(
    (part) => part in content && !(part in text.shape),
  );
  return shape && !hasOwnParts ? text : shape;
}
