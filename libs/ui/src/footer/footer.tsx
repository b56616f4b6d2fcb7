import { type FooterContent, isDealerUser, type Viewer } from '@site/api-contract';
import { FacebookIcon, InstagramIcon } from '../brand/brand-icons';
import { Logo } from '../brand/logo';
import { AccessibilityIcon, ArrowUpIcon } from '../icons';
import { phoneHref } from '../link/phone-href';
import { SiteLink } from '../link/site-link';
import { DOCUMENT_PAGES, footerCopy, SITE_MAP_LINKS } from './footer.copy';
import { FOOTER_ID } from './footer-id';

export type FooterProps = {
  viewer: Viewer;
  /**
   * CMS page 704; without it (the CMS is unreachable) only the fixed links and the hours
   * are shown.
   */
  content?: FooterContent;
  /** Only the service line, as below the work screens of a portal. */
  slim?: boolean;
  /** Shows the service line, and the rest after a click, as below a long form. */
  folded?: boolean;
};

/**
 * Footer of every page (spec §2). Dealer users, who have a dealership, see only the
 * service line.
 */
export function Footer({
  viewer,
  content,
  slim = isDealerUser(viewer),
  folded = false,
}: FooterProps) {
  if (slim || folded)
    return (
      <footer
        className={`ft ${slim ? 'ft--slim' : 'ft--folded'}`}
        data-theme="asfalto"
        id={FOOTER_ID}
        tabIndex={-1}
      >
        <div className="wrap">
          <div className="ft-line">
            {!content?.phone && <p>{footerCopy.service}</p>}
            <Service content={content} />
          </div>
          {!slim && (
            <details>
              <summary>{footerCopy.more}</summary>
              <Columns content={content} />
            </details>
          )}
        </div>
      </footer>
    );
  return (
    <footer className="ft far" data-theme="asfalto" id={FOOTER_ID} tabIndex={-1}>
      <div className="wrap">
        <Columns content={content} withService />
      </div>
    </footer>
  );
}

/** Brand, links, documents and company; the service is among them if requested. */
function Columns({
  content,
  withService = false,
}: {
  content: FooterContent | undefined;
  withService?: boolean;
}) {
  return (
    <>
      <div className="ft-cols">
        <div>
          <Logo />
          {content?.about && <p className="ft-about">{content.about}</p>}
          <Social content={content} />
        </div>
        <LinkList title={footerCopy.siteMap} links={SITE_MAP_LINKS} />
        <LinkList title={footerCopy.documents} links={documentLinks(content)} />
        {withService && (
          <div>
            <h2>{footerCopy.service}</h2>
            <Service content={content} />
          </div>
        )}
      </div>
      <div className="ft-legal">
        {content?.company && <p className="ft-notice">{content.company}</p>}
        {content?.copyright && <p>{content.copyright}</p>}
        <a className="ft-top" href="#top">
          <ArrowUpIcon /> {footerCopy.top}
        </a>
      </div>
    </>
  );
}

function documentLinks(content: FooterContent | undefined) {
  const { files } = content ?? {};
  return [
    {
      label: 'Termos de uso',
      href: files?.termos_de_uso || DOCUMENT_PAGES.termos_de_uso,
    },
    {
      label: 'Políticas de Cookies',
      href: files?.politica_de_cookies || DOCUMENT_PAGES.politica_de_cookies,
    },
    {
      label: 'Política de Privacidade',
      href: files?.politica_de_privacidade || DOCUMENT_PAGES.politica_de_privacidade,
    },
    { label: 'Preferências de cookies', href: DOCUMENT_PAGES.preferencias_de_cookies },
    { label: 'Acessibilidade', href: DOCUMENT_PAGES.acessibilidade },
  ];
}

function LinkList({
  title,
  links,
}: {
  title: string;
  links: readonly { label: string; href: string }[];
}) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink to={href}>{label}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Service({ content }: { content: FooterContent | undefined }) {
  const { phone, hours = footerCopy.hours } = content ?? {};
  return (
    <>
      {phone && (
        <SiteLink className="ft-tel" to={phoneHref(phone)}>
          {phone}
        </SiteLink>
      )}
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </>
  );
}

function Social({ content }: { content: FooterContent | undefined }) {
  return (
    <div className="ft-soc">
      {content?.facebookUrl && (
        <SiteLink to={content.facebookUrl} aria-label={footerCopy.facebook}>
          <FacebookIcon />
        </SiteLink>
      )}
      {content?.instagramUrl && (
        <SiteLink to={content.instagramUrl} aria-label={footerCopy.instagram}>
          <InstagramIcon />
        </SiteLink>
      )}
      <SiteLink to={DOCUMENT_PAGES.acessibilidade} aria-label={footerCopy.accessibility}>
        <AccessibilityIcon />
      </SiteLink>
    </div>
  );
}
