import { BRAND } from './brand';

/**
 * Word mark in `currentColor`; the two wheels use `--logo-wheel`. At least 72 px wide.
 */
export function Logo() {
  return (
    <span className="logo">
      <svg
        viewBox="0 0 292 80"
        role="img"
        aria-label={BRAND.name}
        fill="none"
        stroke="currentColor"
        strokeWidth="11.5"
      >
        <path d="M8 72V50c0-12 8-19 20-19" />
        <circle
          cx="38.5"
          cy="31"
          r="9"
          fill="var(--logo-wheel,currentColor)"
          stroke="none"
        />
        <rect x="60" y="31" width="40" height="35.2" rx="17.6" />
        <rect x="121" y="31" width="40" height="35.2" rx="17.6" />
        <path d="M161 6v66" />
        <rect x="182" y="31" width="40" height="35.2" rx="17.6" />
        <path d="M222 25.25V72M245 72V50c0-12 8-19 20-19" />
        <circle
          cx="275.5"
          cy="31"
          r="9"
          fill="var(--logo-wheel,currentColor)"
          stroke="none"
        />
      </svg>
    </span>
  );
}
