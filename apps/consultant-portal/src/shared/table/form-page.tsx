import { type ReactNode } from 'react';
import { BackToList } from './back-to-list';

type FormPageProps = {
  /**
   * Path of the list to which the page belongs; `back` is the label of the link there.
   */
  list: string;
  back: string;
  title: string;
  /** The purpose of the page, in paragraphs. */
  lead: readonly string[];
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A page of 'Gestão' with one task. */
export function FormPage(props: FormPageProps) {
  const { list, back, title, lead, actions, children } = props;
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
        {actions}
      </header>
      {children}
    </div>
  );
}
