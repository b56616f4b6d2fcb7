import { SiteLink } from '@site/ui';
import { notFoundCopy } from './not-found.copy';
import './not-found.css';

/** An empty stage with only the tire marks of a car (spec §2). */
export function NotFoundScreen() {
  return (
    <div className="lost">
      <svg
        className="lost-land"
        viewBox="0 0 1440 320"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <path
          className="lost-far"
          d="M0 96c200-6 380-14 560-10 80 2 120-30 170-34h96c50 4 70 40 150 42 150 4 300-16 464-14v240H0Z"
        />
        <path className="lost-near" d="M0 132c260-18 520-6 760-2s460-18 680-10v200H0Z" />
        <path className="lost-road" d="M0 214h1440v106H0Z" />
        <path className="lost-line" d="M0 282h1440" />
        <path
          className="lost-marks"
          d="M1440 226c-210 2-370 4-470 12-110 9-170 34-240 52-60 15-130 14-178 0M1440 246c-200 2-350 6-450 16-90 9-150 34-226 50-66 13-150 10-200-6"
        />
      </svg>
      <div className="wrap lost-text">
        <h1>{notFoundCopy.message}</h1>
        <SiteLink to="/" className="btn">
          {notFoundCopy.home}
        </SiteLink>
      </div>
    </div>
  );
}
