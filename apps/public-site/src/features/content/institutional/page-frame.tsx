import { type ReactNode } from 'react';
import { contentOf, type ContentSchema, RichText, useCmsContent } from '@site/cms';
import { CarPicture, deferred, type ModelSlug } from '@site/ui';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { type PageContent, pageContent } from './institutional-content';
import '../../../shared/page-head.css';
import './institutional.css';

const ContentMissing = deferred(
  async () => (await import('../../../shared/content-missing')).ContentMissing,
);

type Car = { model: ModelSlug; paint: string };

/** The car in the head of a page, by the page's slug; legal texts have none. */
const CARS: Readonly<Record<string, Car>> = {
  'aluguel-de-carros-para-empresas': inWhite('mascate'),
  'como-funciona-contratar-carro-por-assinatura-mensal': inBlue('aroeira'),
  contato: inBlue('sabia'),
  duvidas: inWhite('lume'),
  'nossas-lojas': { model: 'cerrado', paint: 'cinza-cometa' },
  'o-que-esta-incluso': { model: 'lira', paint: 'vermelho-ipe' },
  'para-empresas-formulario': inWhite('tropeiro'),
};

function inWhite(model: ModelSlug): Car {
  return { model, paint: 'branco-nuvem' };
}

function inBlue(model: ModelSlug): Car {
  return { model, paint: 'azul-fiorde' };
}

const CAR_SIZES = '(min-width: 700px) min(42vw, 29rem), min(62vw, 17.5rem)';

type PageFrameProps<Content extends PageContent> = {
  /** Slug of the CMS page, the same as in the path. */
  slug: string;
  /** Schema of the parts that this screen shows. */
  shape: ContentSchema<Content>;
  children: (content: Content) => ReactNode;
};

/**
 * An institutional page: title and lead with a car, then the parts, rendered by the
 * screen. Content with another schema (from an editor or an older database) is shown as
 * plain text; an empty page says so and links to others.
 */
export function PageFrame<Content extends PageContent>({
  slug,
  shape,
  children,
}: PageFrameProps<Content>) {
  const { log } = useSite();
  const { page, content: plain } = useCmsContent(slug, pageContent, log);
  if (!page || !plain) return <ContentMissing />;
  const content = contentOf(page, shape);
  const car = CARS[slug];
  return (
    <article className="inst">
      <PageSeo seo={page.seo} />
      <header className="inst-head scene" data-model={car?.model ?? 'aroeira'}>
        <div className="wrap">
          <h1>{plain.title}</h1>
          <p>{plain.lead}</p>
          {car && <CarPicture {...car} view="front" sizes={CAR_SIZES} />}
        </div>
      </header>
      {content ? (
        children(content)
      ) : (
        <div className="wrap inst-body">
          <RichText className="prose" html={plain.html ?? ''} />
        </div>
      )}
    </article>
  );
}
