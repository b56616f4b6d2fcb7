import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type ContractPayments } from '@site/api-contract';
import { Unbroken } from '@site/ui';
import { AutomaticSection } from './automatic-section';
import { CardSection } from './card-section';
import { isAutomaticLiving, isMoreAhead } from './charge-states';
import { paymentsCopy as copy } from './payments.copy';
import { PreparedSection } from './prepared-section';
import '@site/ui/forms.css';

type Way = 'automatic' | 'card' | 'each';

/** Ids of the sections' titles; other pages link to them. */
const TITLE_IDS: Record<Way, string> = {
  automatic: 'automatico-titulo',
  card: 'cartao-titulo',
  each: 'prontas-titulo',
};

const SECTIONS = {
  automatic: AutomaticSection,
  card: CardSection,
  each: PreparedSection,
} as const satisfies Record<Way, unknown>;

/** Asks how the next bills will be paid, and shows the section of the picked method. */
export function NextBillsSection({ payments }: { payments: ContractPayments }) {
  const { hash } = useLocation();
  const [picked, pick] = useState<Way | null>(null);
  const ways = waysOf(payments);
  const named = ways.find((way) => hash === `#${TITLE_IDS[way]}`);
  const shown = ways.find((way) => way === picked) ?? named ?? underWay(payments, ways);
  if (!shown) return null;
  const Section = SECTIONS[shown];
  const today = wayOfToday(payments);
  return (
    <section className="member-sec" aria-labelledby="como-titulo">
      <header className="member-head">
        <h2 id="como-titulo">{copy.nextBills}</h2>
      </header>
      <div className="choices" role="radiogroup" aria-labelledby="como-titulo">
        {ways.map((way) => (
          <label key={way} className="choice">
            <input
              type="radio"
              name="como"
              checked={way === shown}
              onChange={() => pick(way)}
            />
            <span>
              <b id={TITLE_IDS[way]}>{copy.ways[way].name}</b>
              <small>
                <Unbroken>{copy.ways[way].note}</Unbroken>
              </small>
            </span>
            {way === today && <span className="choice-end">{copy.wayOfToday}</span>}
          </label>
        ))}
      </div>
      {/* A section in which someone acts stays shown, even when the action changes the
          method. */}
      <div onFocus={() => pick(shown)}>
        <Section key={shown} payments={payments} />
      </div>
    </section>
  );
}

/**
 * Methods that the customer can choose for the next bills, and those that can still be
 * ended.
 */
function waysOf(payments: ContractPayments): Way[] {
  const { automatic, card } = payments;
  const isAhead = isMoreAhead(payments);
  return [
    ...(automatic && (isAhead || isAutomaticLiving(payments))
      ? ['automatic' as const]
      : []),
    ...(isAhead || card.kept || card.url !== null ? ['card' as const] : []),
    ...(isAhead ? ['each' as const] : []),
  ];
}

function wayOfToday({ nextBillsBy }: ContractPayments): Way {
  if (nextBillsBy === 'pix-automatico') return 'automatic';
  return nextBillsBy === 'cartao-salvo' ? 'card' : 'each';
}

/** The method that is active or waits for the customer, or else the one used today. */
function underWay(payments: ContractPayments, ways: readonly Way[]): Way | undefined {
  const { automatic, card } = payments;
  const waits: Way | false =
    isAutomaticLiving(payments) || automatic?.pix
      ? 'automatic'
      : card.kept || card.url !== null || card.awaited || card.refused
        ? 'card'
        : false;
  return [waits, wayOfToday(payments), ways[0]].find(
    (way): way is Way => way !== false && way !== undefined && ways.includes(way),
  );
}
