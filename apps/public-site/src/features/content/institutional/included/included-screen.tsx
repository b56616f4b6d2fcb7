import { type ComponentType } from 'react';
import { type IncludedContent } from '@site/api-contract';
import { withParts } from '@site/cms';
import { CheckIcon, MinusIcon } from '@site/ui';
import { PageFrame } from '../page-frame';
import { Closing, Facts, Ways } from '../parts';
import './included.css';

const shape = withParts<IncludedContent>(
  'title',
  'lead',
  'included',
  'notIncluded',
  'examples',
  'addOns',
  'closing',
  'button',
);

/**
 * `institucional/o-que-esta-incluso`: what the monthly price includes and what it does
 * not, side by side and equally visible.
 */
export function IncludedScreen() {
  return (
    <PageFrame slug="o-que-esta-incluso" shape={shape}>
      {({ included, notIncluded, examples, addOns, closing, button }) => (
        <>
          <div className="sec wrap incl">
            <List id="incluso" {...included} icon={CheckIcon} />
            <List id="fora" {...notIncluded} icon={MinusIcon} />
          </div>
          <Examples {...examples} />
          <AddOns {...addOns} />
          <Closing {...closing}>
            <Ways button={button} />
          </Closing>
        </>
      )}
    </PageFrame>
  );
}

type ListProps = IncludedContent['included'] & {
  id: string;
  icon: ComponentType<{ 'aria-hidden': 'true' }>;
};

function List({ id, title, items, icon: Icon }: ListProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="incl-list">
        {items.map((item) => (
          <li key={item.title}>
            <Icon aria-hidden="true" />
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ title, text, items }: IncludedContent['examples']) {
  return (
    <section className="sec" data-theme="asfalto">
      <div className="wrap">
        <div className="sh">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="incl-cases">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <Facts rows={item.rows} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function AddOns({ title, text, items }: IncludedContent['addOns']) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="sh">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="incl-extras">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
              <p className="incl-price">{item.price}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
