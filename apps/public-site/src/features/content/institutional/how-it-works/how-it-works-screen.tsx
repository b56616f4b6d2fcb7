import { type HowItWorksContent } from '@site/api-contract';
import { RichText, withParts } from '@site/cms';
import { PageFrame } from '../page-frame';
import { Closing, ItemGrid, Ways } from '../parts';
import { howItWorksCopy as copy } from './how-it-works.copy';
import './how-it-works.css';

const shape = withParts<HowItWorksContent>(
  'title',
  'lead',
  'steps',
  'comparison',
  'who',
  'exit',
);

/**
 * `institucional/como-funciona-…`: the ten stages of a subscription, its price compared
 * with buying, and its rules.
 */
export function HowItWorksScreen() {
  return (
    <PageFrame slug="como-funciona-contratar-carro-por-assinatura-mensal" shape={shape}>
      {({ steps, comparison, who, exit, button }) => (
        <>
          <Steps steps={steps} />
          <Comparison {...comparison} />
          <Who {...who} />
          <Closing {...exit}>
            <Ways button={button} />
          </Closing>
        </>
      )}
    </PageFrame>
  );
}

function Steps({ steps }: Pick<HowItWorksContent, 'steps'>) {
  return (
    <section className="wrap how-steps" aria-label={copy.steps}>
      <ol>
        {steps.map(({ title, text, asks, time }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
            <dl>
              <div>
                <dt>{copy.asks}</dt>
                <dd>{asks}</dd>
              </div>
              {time && (
                <div>
                  <dt>{copy.time}</dt>
                  <dd>{time}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Comparison({
  title,
  text,
  columns,
  rows,
  notes,
}: HowItWorksContent['comparison']) {
  return (
    <section className="sec how-compare" data-theme="asfalto">
      <div className="wrap">
        <div className="sh">
          <h2 id="comparacao">{title}</h2>
          <p>{text}</p>
        </div>
        <section className="how-table" aria-labelledby="comparacao" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, cells, total }) => (
                <tr key={label} data-total={total || undefined}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <RichText className="prose how-notes" html={notes} />
      </div>
    </section>
  );
}

function Who({ title, text, items }: HowItWorksContent['who']) {
  return (
    <section className="sec">
      <div className="wrap">
        <div className="sh">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ItemGrid items={items} />
      </div>
    </section>
  );
}
