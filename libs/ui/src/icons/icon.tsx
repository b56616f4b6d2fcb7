import { type ReactNode } from 'react';

/**
 * Frame of an icon drawn by Lucide: 24 units a side, lines 2 units wide in the color of the
 * text around it. Screen readers skip it; a button says its name itself.
 */
export function Icon({ children }: { children: ReactNode }) {
  return (
    <svg
      className="lucide"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
