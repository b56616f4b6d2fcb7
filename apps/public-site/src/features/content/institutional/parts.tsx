import { type ReactNode } from 'react';
import { SiteLink } from '@site/ui';

type Item = { title: string; text: string };
type Fact = { label: string; value: string; total?: boolean | undefined };

/** Short texts under rules, as many in a row as fit. Their headings are of level 3. */
export function ItemGrid({ items }: { items: readonly Item[] }) {
  return (
    <ul className="inst-items">
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Names and values on ruled lines; a `total` is emphasized. */
export function Facts({ rows }: { rows: readonly Fact[] }) {
  return (
    <dl className="facts">
      {rows.map(({ label, value, total }) => (
        <div key={label} data-total={total || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type ClosingProps = {
  title: string;
  text: string;
  note?: string;
  rows?: readonly Fact[];
  children: ReactNode;
};

/**
 * The last section of a page: figures that support it, and links to the next step
 * (`children`).
 */
export function Closing({ title, text, note, rows, children }: ClosingProps) {
  return (
    <section className="sec inst-end">
      <div className="wrap">
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          {note && <p className="inst-end-note">{note}</p>}
        </div>
        {rows && <Facts rows={rows} />}
        <div className="actions">{children}</div>
      </div>
    </section>
  );
}

type Link = { label: string; url: string };

/** The main link, and a second one that is less prominent. */
export function Ways({ button, second }: { button: Link; second?: Link }) {
  return (
    <>
      <SiteLink className="btn" to={button.url}>
        {button.label}
      </SiteLink>
      {second && (
        <SiteLink className="btn btn--line" to={second.url}>
          {second.label}
        </SiteLink>
      )}
    </>
  );
}
