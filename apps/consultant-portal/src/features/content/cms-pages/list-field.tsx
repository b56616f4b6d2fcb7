import { type ReactNode } from 'react';
import { plainText } from '@site/cms';
import { ArrowLeftIcon, PlusIcon, RemoveIcon } from '@site/ui';
import { editCopy as copy } from './cms-pages.copy';
import { emptyOf, type FieldNode, type Json } from './form-fields';
import { moved, type Path } from './json-path';
import { usePageForm } from './page-form';

type ListFieldProps = {
  item: FieldNode;
  path: Path;
  label: string;
  value: unknown;
  /** The fields of one item. */
  children: (item: { path: Path; label: string; value: unknown }) => ReactNode;
};

/** A list of items with their fields; items can be moved, removed and added. */
export function ListField({ item, path, label, value, children }: ListFieldProps) {
  const form = usePageForm();
  const items: unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset className="pages-list">
      <legend>{label}</legend>
      <ol>
        {items.map((one, at) => {
          const said = copy.item(at + 1, items.length, nameOf(one));
          const place = [...path, String(at)];
          return (
            // Items have no id, only a position.
            <li key={at}>
              <div className="pages-item-head">
                <span>{said}</span>
                <ItemSteps
                  name={`${label.toLocaleLowerCase('pt-BR')} ${at + 1}`}
                  isFirst={at === 0}
                  isLast={at === items.length - 1}
                  move={(to) => form.change(path, moved(items, at, at + to))}
                  takeOut={() => form.takeOut(path, moved(items, at, -1))}
                />
              </div>
              {children({ path: place, label: `${label} ${at + 1}`, value: one })}
            </li>
          );
        })}
      </ol>
      <button
        type="button"
        className="btn btn--line btn--sm pages-add"
        onClick={() => form.change(path, [...items, emptyOf(item)])}
      >
        <PlusIcon /> {copy.add} <span className="vh">em {label}</span>
      </button>
    </fieldset>
  );
}

type ItemStepsProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  move: (by: -1 | 1) => void;
  takeOut: () => void;
};

function ItemSteps({ name, isFirst, isLast, move, takeOut }: ItemStepsProps) {
  return (
    <div className="pages-steps">
      <button
        type="button"
        className="icb pages-up"
        aria-label={copy.up(name)}
        aria-disabled={isFirst || undefined}
        onClick={() => !isFirst && move(-1)}
      >
        <ArrowLeftIcon />
      </button>
      <button
        type="button"
        className="icb pages-down"
        aria-label={copy.down(name)}
        aria-disabled={isLast || undefined}
        onClick={() => !isLast && move(1)}
      >
        <ArrowLeftIcon />
      </button>
      <button
        type="button"
        className="icb"
        aria-label={copy.remove(name)}
        onClick={takeOut}
      >
        <RemoveIcon />
      </button>
    </div>
  );
}

/** Words that distinguish an item of the list from the others. */
function nameOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return '';
  const parts = item as Json;
  const name = ['title', 'question', 'label', 'name', 'post_title', 'model']
    .map((key) => parts[key])
    .find((text) => typeof text === 'string' && text !== '');
  return typeof name === 'string' ? plainText(name).slice(0, 60) : '';
}
