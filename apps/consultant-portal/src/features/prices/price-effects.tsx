import { pricesCopy as copy } from './prices.copy';

/** Whom a new table reaches, and what customers keep by the price guarantee. */
export function PriceEffects({ guaranteeDays }: { guaranteeDays: number }) {
  return (
    <section className="prices-effects" aria-labelledby="efeitos">
      <h2 id="efeitos">{copy.effectTitle}</h2>
      <ul>
        {copy.effects(guaranteeDays).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
