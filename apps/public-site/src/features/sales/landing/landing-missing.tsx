import { deferred } from '@site/ui';
import { LandingFrame } from './landing-frame';

const ContentMissing = deferred(
  async () => (await import('../../../shared/content-missing')).ContentMissing,
);

/**
 * A landing page without header and footer that the CMS emptied: the frame stands, with
 * what happened and ways on (spec §8).
 */
export function LandingMissing() {
  return (
    <LandingFrame className="lp-missing">
      <ContentMissing />
    </LandingFrame>
  );
}
