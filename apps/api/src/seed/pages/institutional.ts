import { type Page } from '../../features/cms/cms.repository';
import acessibilidade from './institutional/acessibilidade.json';
import empresas from './institutional/aluguel-de-carros-para-empresas.json';
import comoFunciona from './institutional/como-funciona-contratar-carro-por-assinatura-mensal.json';
import contato from './institutional/contato.json';
import duvidas from './institutional/duvidas.json';
import lojas from './institutional/nossas-lojas.json';
import incluso from './institutional/o-que-esta-incluso.json';
import privacidade from './institutional/politica-de-privacidade.json';
import termos from './institutional/termos-de-uso.json';

const FIRST_ID = 20;

/** Pages under `institucional/` (spec §2, product.md §11): one JSON file each, in plain Portuguese and simple HTML. */
export const institutionalPages: readonly Page[] = [
  comoFunciona, incluso, duvidas, empresas, lojas, contato, termos, privacidade, acessibilidade,
].map(({ slug, content, seo }, index) => ({ id: FIRST_ID + index, slug, content, seo }));
