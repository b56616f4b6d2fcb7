import { type ReactNode } from 'react';
import { contentOf, type ContentSchema, RichText, useCmsContent } from '@site/cms';
import { CarPicture, deferred, type ModelSlug } from '@site/ui';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { type PageContent, pageContent } from './institutional-content';
import './institutional.css';

const ContentMissing = deferred(
  async () => (await import('../../../shared/content-missing')).ContentMissing,
);

type Car = { model: ModelSlug; paint: string };

/** The car that stands on the horizon of a page, by its slug; legal texts have none. */
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

type PageFrameProps<Content extends PageContent> = {
  /** Slug of the CMS page, as in the path. */
  slug: string;
  /** The parts that this screen lays out. */
  shape: ContentSchema<Content>;
  children: (content: Content) => ReactNode;
};

/**
 * An institutional page: title and opening sentence on the sky of a car, then what the
 * screen makes of its parts. A page of another shape (an editor's, an older database's)
 * is shown as the text it has; an empty one says so and leads on.
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
          {car && <CarPicture {...car} />}
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
