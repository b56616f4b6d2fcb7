import { type CompaniesContent } from '@site/api-contract';
import { withParts } from '@site/cms';
import { Price, SiteLink, Stage } from '@site/ui';
import { PageFrame } from '../page-frame';
import { Closing, ItemGrid, Ways } from '../parts';
import { companiesCopy as copy } from './companies.copy';
import './companies.css';

const shape = withParts<CompaniesContent>(
  'title',
  'lead',
  'reasons',
  'cars',
  'steps',
  'asks',
  'fleet',
  'button',
  'second',
);

/**
 * `institucional/aluguel-de-carros-para-empresas`: reasons, cars with prices for CNPJ,
 * questions, and the form.
 */
export function CompaniesScreen() {
  return (
    <PageFrame slug="aluguel-de-carros-para-empresas" shape={shape}>
      {({ reasons, cars, steps, asks, fleet, button, second }) => (
        <>
          <section className="sec">
            <div className="wrap">
              <p className="actions co-ways">
                <Ways button={button} second={second} />
              </p>
              <h2>{reasons.title}</h2>
              <ItemGrid items={reasons.items} />
            </div>
          </section>
          <Cars {...cars} />
          <div className="sec wrap co-way">
            <Steps {...steps} />
            <Asks {...asks} />
          </div>
          <Closing {...fleet}>
            <Ways button={button} second={second} />
          </Closing>
        </>
      )}
    </PageFrame>
  );
}

function Cars({ title, text, condition, items }: CompaniesContent['cars']) {
  return (
    <section className="sec sec--soft">
      <div className="wrap">
        <div className="sh">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <ul className="co-cars">
          {items.map(({ model, paint, name, use, note, price, url, ...own }) => (
            <li key={name}>
              <Stage model={model} paint={paint} />
              <h3>{name}</h3>
              <p className="co-use">{use}</p>
              <p>
                <Price reais={price} per="month" />
              </p>
              <p className="condition">{own.condition ?? condition}</p>
              {note && <p className="co-note">{note}</p>}
              {url && (
                <SiteLink className="link" to={url}>
                  {copy.simulate(name)}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Steps({ title, items }: CompaniesContent['steps']) {
  return (
    <section>
      <h2>{title}</h2>
      <ol className="co-steps">
        {items.map((item) => (
          <li key={item.title}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Asks({ title, text, items }: CompaniesContent['asks']) {
  return (
    <section>
      <h2>{title}</h2>
      <p>{text}</p>
      <ItemGrid items={items} />
    </section>
  );
}
