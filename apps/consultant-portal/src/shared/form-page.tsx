import { type ReactNode } from 'react';
import { BackToList } from './back-to-list';

type FormPageProps = {
  /** Path of the list beside which the page stands, and what leads back there. */
  list: string;
  back: string;
  title: string;
  /** What the page is for, a paragraph each. */
  lead: readonly string[];
  children: ReactNode;
};

/** A page of the desk with one thing to do on it. */
export function FormPage({ list, back, title, lead, children }: FormPageProps) {
  return (
    <div className="wrap work">
      <title>{title}</title>
      <BackToList list={list}>{back}</BackToList>
      <header className="work-head">
        <div>
          <h1>{title}</h1>
          {lead.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </header>
      {children}
    </div>
  );
}
