import { type ReactNode } from 'react';
import { type ModelSheet, type SheetVersion } from '@site/api-contract';
import { withUnits } from '@site/simulator';
import { CheckIcon, MinusIcon } from '@site/ui';
import { figuresOf, type SheetPart } from '../core/sheet/sheet-figures';
import { versionOf } from '../core/simulation.copy';
import { carCopy as copy } from './car.copy';

const { parts } = copy;
const EQUIPMENT = ['safety', 'comfort', 'technology', 'exterior'] as const;
type Equipment = (typeof EQUIPMENT)[number];

/**
 * All figures and the equipment of a car: a row each, a column a version, and, as large,
 * what the car does not have.
 */
export function TechnicalSheet({ car }: { car: ModelSheet }) {
  const { versions, classSlug } = car;
  const fuel = versions[0]?.fuel ?? 'flex';
  const figures = (part: SheetPart) =>
    figuresOf(part, classSlug).flatMap(({ label, textOf }) => {
      const texts = versions.map((version) => {
        const text = textOf(version);
        return text && withUnits(text);
      });
      return texts.every((text) => text === null) ? [] : [{ label, texts }];
    });
  const missing = missingOf(versions);
  const isNowhere = missing.every(({ has }) => has.every((there) => there === false));
  const sections: Section[] = [
    { id: 'medidas', title: parts.sizes, figures: figures('sizes') },
    {
      id: 'consumo',
      title: parts.energy[fuel],
      figures: figures('energy'),
      note: copy.norm,
    },
    { id: 'desempenho', title: parts.power, figures: figures('power') },
    {
      id: 'seguranca',
      title: parts.safety,
      figures: figures('safety'),
      items: itemsOf(versions, 'safety'),
    },
    { id: 'conforto', title: parts.comfort, items: itemsOf(versions, 'comfort') },
    { id: 'tecnologia', title: parts.technology, items: itemsOf(versions, 'technology') },
    { id: 'por-fora', title: parts.exterior, items: itemsOf(versions, 'exterior') },
    {
      id: 'nao-vem',
      title: parts.missing,
      items: missing,
      note: isNowhere ? copy.missingLead : copy.missingSomewhereLead,
    },
  ].filter(
    ({ figures: rows = [], items = [] }: Section) => rows.length + items.length > 0,
  );
  return (
    <>
      <nav className="sheet-parts" aria-label={parts.label}>
        {[...sections, { id: 'mensalidade', title: parts.month }].map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map((section) => (
        <SheetSection key={section.id} section={section} versions={versions} car={car} />
      ))}
    </>
  );
}

type FigureRow = { label: string; texts: readonly (string | null)[] };
/** One entry a version; null where its sheet does not say whether it has the item. */
type ItemRow = { label: string; has: readonly (boolean | null)[] };
type Section = {
  id: string;
  title: string;
  figures?: readonly FigureRow[];
  items?: readonly ItemRow[];
  note?: string;
};

type SectionProps = {
  section: Section;
  versions: readonly SheetVersion[];
  car: ModelSheet;
};

function SheetSection({ section, versions, car }: SectionProps) {
  const { id, title, figures = [], items = [], note } = section;
  const rows = [...figures.map(({ texts }) => texts), ...items.map(({ has }) => has)];
  // Versions that differ in nothing here share one column.
  const shown = rows.every(areAlike) ? versions.slice(0, 1) : versions;
  return (
    <section className="wrap sheet-part" aria-labelledby={id}>
      <div className="sheet-title">
        <h2 id={id}>{title}</h2>
        {note && <p>{note}</p>}
      </div>
      <table className="sheet" aria-labelledby={id}>
        {shown.length > 1 && (
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">{copy.figure}</span>
              </th>
              {shown.map(({ slug, name }) => (
                <th scope="col" key={slug}>
                  {versionOf(car.name, name)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {figures.map(({ label, texts }) => (
            <Row key={label} label={label}>
              {shown.map(({ slug }, at) => (
                <td key={slug}>{texts[at] ?? copy.hasNot}</td>
              ))}
            </Row>
          ))}
          {items.map(({ label, has }) => (
            <Row key={label} label={label}>
              {shown.map(({ slug }, at) => (
                <td key={slug}>
                  <Mark isThere={has[at] ?? null} />
                </td>
              ))}
            </Row>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {children}
    </tr>
  );
}

function Mark({ isThere }: { isThere: boolean | null }) {
  if (isThere === null) return copy.notSaid;
  const Icon = isThere ? CheckIcon : MinusIcon;
  return (
    <span className="sheet-mark" data-there={isThere ? '' : undefined}>
      <Icon aria-hidden="true" /> {isThere ? copy.has : copy.hasNot}
    </span>
  );
}

const areAlike = (texts: readonly unknown[]) => texts.every((text) => text === texts[0]);

/** Each item once, in the order of the versions, with the versions that have it. */
function itemsOf(versions: readonly SheetVersion[], part: Equipment): ItemRow[] {
  return rowsOf(versions.map(({ sheet }) => sheet[part])).map(({ label, named }) => ({
    label,
    has: named,
  }));
}

/** Equipment that a version lacks; another one has it where its own equipment names it. */
function missingOf(versions: readonly SheetVersion[]): ItemRow[] {
  const equipment = versions.map(({ sheet }) =>
    EQUIPMENT.flatMap((part) => sheet[part].map(plain)),
  );
  return rowsOf(versions.map(({ sheet }) => sheet.missing)).map(({ label, named }) => ({
    label,
    has: named.map((isMissing, at) =>
      isMissing ? false : equipment[at]?.includes(plain(label)) ? true : null,
    ),
  }));
}

const plain = (item: string) => item.toLocaleLowerCase('pt-BR');

function rowsOf(
  lists: readonly (readonly string[])[],
): { label: string; named: boolean[] }[] {
  const items = new Map(lists.flat().map((item) => [plain(item), item]));
  return [...items].map(([key, label]) => ({
    label,
    named: lists.map((list) => list.some((item) => plain(item) === key)),
  }));
}
