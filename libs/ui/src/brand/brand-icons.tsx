/** Drawn by hand, since Lucide has no brand icons. The link around them has the name. */
export function FacebookIcon() {
  return (
    <svg className="ic" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d="M13.6 21v-7.6h2.7l.5-3.3h-3.2V8c0-1 .4-1.7 1.8-1.7h1.6V3.4A18 18 0 0 0 14.7 3c-2.7 0-4.4 1.6-4.4 4.5v2.6H7.5v3.3h2.8V21Z" />
    </svg>
  );
}

export function InstagramIcon() {
  return (
    <svg
      className="ic"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <circle cx="16.9" cy="7.1" r=".6" fill="currentColor" />
    </svg>
  );
}
