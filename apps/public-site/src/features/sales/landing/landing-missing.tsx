import { deferred } from '@site/ui';
import { LandingFrame } from './landing-frame';

const ContentMissing = deferred(
  async () => (await import('../../../shared/content-missing')).ContentMissing,
);

/**
 * Shown when the CMS has no content for a landing page: the frame with an explanation and
 * links (spec §8).
 */
export function LandingMissing() {
  return (
    <LandingFrame className="lp-missing">
      <ContentMissing />
    </LandingFrame>
  );
}
