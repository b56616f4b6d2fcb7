import { type WelcomeContent } from '@site/api-contract';
import { MEMBER_AREA_PATH, QUESTIONS_PATH } from '@site/api-contract/site-paths';
import {
  RichText,
  useCmsContent,
  WELCOME_SLUG,
  withImageBase,
  withParts,
} from '@site/cms';
import {
  DownloadIcon,
  FacebookIcon,
  InstagramIcon,
  linkTarget,
  Logo,
  phoneHref,
  SiteLink,
  Stage,
} from '@site/ui';
import { PageSeo } from '../../../shared/page-seo';
import { useSite } from '../../../shared/site-services';
import { Film } from './film';
import { filmSource } from './film-source';
import { ProviderFilm } from './provider-film';
import { welcomeCopy } from './welcome.copy';
import './welcome.css';

const welcomeShape = withParts<WelcomeContent>('title');

/**
 * Welcome page of a new subscriber (spec §2): video, guide and contact, all from the CMS
 * page `boas-vindas`. Parts that the CMS lacks are left out; if the CMS fails the page
 * has its title, a car and its links (spec §8).
 */
export function WelcomeScreen() {
  const { log, videoProvider } = useSite();
  const { page, content: found } = useCmsContent(WELCOME_SLUG, welcomeShape, log);
  const content: Partial<WelcomeContent> = found ?? {};
  const title = content.title || welcomeCopy.title;
  return (
    <div className="welcome">
      {page ? <PageSeo seo={page.seo} /> : <title>{title}</title>}
      <div className="welcome-top" data-model="aroeira">
        <div className="wrap">
          <SiteLink className="welcome-home" to="/" aria-label={welcomeCopy.home}>
            <Logo />
          </SiteLink>
          <div className="welcome-hero">
            <div>
              <h1>{title}</h1>
              <RichText className="welcome-text" html={content.text ?? ''} />
              <RichText
                className="welcome-text welcome-text--mobile"
                html={content.mobileText || content.text || ''}
              />
            </div>
            <Show videoID={content.videoID ?? ''} provider={videoProvider} />
          </div>
        </div>
      </div>
      <div className="wrap welcome-ways">
        <Guide {...content} />
        <Service service={content.atendimento} />
        <section>
          <h2>{welcomeCopy.next}</h2>
          <p>
            <SiteLink className="link" to={MEMBER_AREA_PATH}>
              {welcomeCopy.area}
            </SiteLink>
          </p>
          <p>
            <SiteLink className="link" to={QUESTIONS_PATH}>
              {welcomeCopy.questions}
            </SiteLink>
          </p>
        </section>
      </div>
      <Foot {...content} />
    </div>
  );
}

/** The video, or the picture of a car when there is none. */
function Show({ videoID, provider }: { videoID: string; provider: string | undefined }) {
  const film = filmSource(videoID, provider);
  if (film?.kind === 'own') return <Film key={film.id} id={film.id} />;
  if (film) return <ProviderFilm key={film.url} url={film.url} />;
  return <Stage model="aroeira" paint="azul-fiorde" size="hero" eager />;
}

function Guide({ file = '', downloadText, downloadLabel }: Partial<WelcomeContent>) {
  const target = linkTarget(withImageBase(file), null);
  if (!downloadLabel || !('href' in target)) return null;
  return (
    <section>
      <h2>{welcomeCopy.guide}</h2>
      <RichText as="p" html={downloadText ?? ''} />
      <a className="btn" href={target.href} download={welcomeCopy.guideFile}>
        <DownloadIcon /> {downloadLabel}
      </a>
    </section>
  );
}

function Service({ service }: { service: WelcomeContent['atendimento'] | undefined }) {
  if (!service) return null;
  const { title, phone, hours } = service;
  return (
    <section>
      <h2>{title}</h2>
      <p>
        <SiteLink className="welcome-phone" to={phoneHref(phone)}>
          {phone}
        </SiteLink>
      </p>
      <p>{hours}</p>
    </section>
  );
}

function Foot({
  leftFooter,
  rightFooter,
  copyrights,
  facebookUrl,
  instagramUrl,
}: Partial<WelcomeContent>) {
  return (
    <footer className="welcome-foot" data-theme="asfalto">
      <div className="wrap">
        <RichText as="p" html={leftFooter ?? ''} />
        <RichText as="p" html={rightFooter ?? ''} />
        <RichText as="p" html={copyrights ?? ''} />
        <div className="welcome-social">
          {facebookUrl && (
            <SiteLink to={facebookUrl} aria-label={welcomeCopy.facebook}>
              <FacebookIcon />
            </SiteLink>
          )}
          {instagramUrl && (
            <SiteLink to={instagramUrl} aria-label={welcomeCopy.instagram}>
              <InstagramIcon />
            </SiteLink>
          )}
        </div>
      </div>
    </footer>
  );
}
