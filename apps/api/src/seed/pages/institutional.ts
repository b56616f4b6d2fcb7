import { type Page } from '../../content/cms-pages/cms.repository';
import { companiesPage } from './companies';
import { howItWorksPage } from './how-it-works';
import { includedPage } from './included';
import acessibilidade from './institutional/acessibilidade.json';
import contato from './institutional/contato.json';
import duvidas from './institutional/duvidas.json';
import lojas from './institutional/nossas-lojas.json';
import formularioEmpresas from './institutional/para-empresas-formulario.json';
import privacidade from './institutional/politica-de-privacidade.json';
import termos from './institutional/termos-de-uso.json';
import { withBrand } from './with-brand';

const FIRST_ID = 20;

/**
 * Pages under `institucional/` (spec §2, docs/product): texts as JSON with the brand's
 * words in braces, pages with figures of the catalogue as code.
 */
export const institutionalPages: readonly Page[] = [
  howItWorksPage,
  includedPage,
  duvidas,
  companiesPage,
  lojas,
  contato,
  termos,
  privacidade,
  acessibilidade,
  formularioEmpresas,
]
  .map(withBrand)
  .map(({ slug, content, seo }, index) => ({ id: FIRST_ID + index, slug, content, seo }));
