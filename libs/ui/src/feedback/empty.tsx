import { type ReactNode } from 'react';
import './feedback.css';

type EmptyProps = {
  /** One sentence that says what is missing and how to start. */
  title: ReactNode;
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** 1 when it is the whole page. */
  level?: 1 | 2;
  /** Lower, inside a page with other contents. */
  slim?: boolean;
};

/** An empty list or page: the horizon without a car. */
export function Empty({ title, text, action, level = 2, slim = false }: EmptyProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={slim ? 'empty empty--slim' : 'empty'}>
      <Horizon />
      <Heading>{title}</Heading>
      {text !== undefined && <p>{text}</p>}
      {action}
    </div>
  );
}

/** The hills and the road of the horizon, in a box with the class `empty`. */
export function Horizon() {
  return (
    <>
      <svg
        className="empty-hill"
        viewBox="0 0 1200 200"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          d="M0 96c180-14 300-6 420-30 90-18 120-54 190-54h250c60 0 80 40 150 46l190 10v132H0Z"
          fill="var(--terra-300)"
        />
        <path
          d="M0 140c220-34 420 16 640-14s330-44 560-18v92H0Z"
          fill="var(--terra-500)"
        />
        <path d="M0 178c260-22 620 12 1200-14v36H0Z" fill="var(--terra-600)" />
      </svg>
      <div className="empty-tar" aria-hidden="true" />
    </>
  );
}
