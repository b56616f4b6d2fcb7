import { type ReactNode } from 'react';
import { PRIVACY_POLICY_PATH } from '@site/api-contract/site-paths';
import { contentOf, FOOTER_PAGE, footerShape, useCmsPage } from '@site/cms';
import { Logo, phoneHref, PhoneIcon, SiteLink } from '@site/ui';
import { landingCopy } from './landing.copy';
import './landing.css';

type Props = {
  className: string;
  /** Dark for pages that start with a dark section. */
  theme?: 'asfalto';
  children: ReactNode;
};

/**
 * Frame of a landing page without header and footer: the logo that links home, the phone
 * number and the legal line.
 */
export function LandingFrame({ className, theme, children }: Props) {
  const { data } = useCmsPage(FOOTER_PAGE);
  const footer = data ? contentOf(data, footerShape) : null;
  return (
    <div className={`lp ${className}`}>
      <div className="lp-top" data-theme={theme}>
        <div className="wrap">
          <SiteLink className="lp-home" to="/" aria-label={landingCopy.home}>
            <Logo />
          </SiteLink>
          {footer?.phone && (
            <SiteLink className="action lp-phone" to={phoneHref(footer.phone)}>
              <PhoneIcon aria-hidden="true" /> {footer.phone}
            </SiteLink>
          )}
        </div>
      </div>
      {children}
      <div className="lp-legal" data-theme="asfalto">
        <div className="wrap">
          {footer?.company && <p>{footer.company}</p>}
          <SiteLink to={footer?.files.politica_de_privacidade || PRIVACY_POLICY_PATH}>
            {landingCopy.privacy}
          </SiteLink>
        </div>
      </div>
    </div>
  );
}
