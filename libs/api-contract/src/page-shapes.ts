import * as z from 'zod/mini';
import {
  type CmsPage,
  footerContent,
  homeContent,
  seo,
  welcomeContent,
} from './content/cms.schemas';
import {
  companiesContent,
  documentContent,
  faqContent,
  formPageContent,
  howItWorksContent,
  includedContent,
  storesContent,
} from './content/institutional.schemas';
import {
  campaignContent,
  chatContent,
  onBoardContent,
  reservationContent,
  subscribeContent,
  waitingContent,
} from './sales/landing-contents.schemas';

type Content = CmsPage['content'];
type Shape = z.ZodMiniObject;

/** Pages with a screen of their own, by slug or number. */
const SHAPES: Readonly<Record<string, Shape>> = {
  'home-v3': homeContent,
  '704': footerContent,
  abordo: onBoardContent,
  assine: subscribeContent,
  // A missing field is not shown; an existing one must fit.
  'boas-vindas': z.extend(z.partial(welcomeContent), { title: z.string() }),
  'campanha-whatsapp': campaignContent,
  chamanochat: chatContent,
  'pre-reserva': waitingContent,
  'pre-reserva-boreal': reservationContent,
};

/** Pages under `institucional/`; one without these parts is shown as text. */
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

/** All of them, for code that needs each field. */
export const PAGE_SHAPES: readonly Shape[] = [
  ...Object.values(SHAPES),
  ...Object.values(INSTITUTIONAL),
];

/** The block for search engines that every page has. */
export const seoShape: Shape = seo;

/**
 * The shape of a page's screen, by slug or number: it decides what may enter the CMS, and
 * the editor's form. Undefined for a page without a shape.
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
