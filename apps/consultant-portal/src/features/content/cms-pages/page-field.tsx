import { memo, useState } from 'react';
import { ErrorIcon } from '@site/ui';
import { editCopy as copy } from './cms-pages.copy';
import { labelOf } from './field-labels';
import { emptyOf, type FieldNode, type Json } from './form-fields';
import { type Path } from './json-path';
import { ListField } from './list-field';
import { hasError, idOf, usePageForm } from './page-form';

export type PageFieldProps = {
  node: FieldNode;
  path: Path;
  label: string;
  value: unknown;
};

/** Any part of a page: a field, a group of fields or a list. */
export function PageField(props: PageFieldProps) {
  const { node, path, label, value } = props;
  const form = usePageForm();
  const isPart = node.kind === 'group' || node.kind === 'list';
  if (isPart && node.optional && value === undefined)
    return (
      <button
        type="button"
        className="btn btn--line btn--sm pages-add"
        onClick={() => form.change(path, emptyOf(node))}
      >
        {copy.addPart(label)}
      </button>
    );
  if (node.kind === 'list') {
    const { item } = node;
    return (
      <ListField item={item} path={path} label={label} value={value}>
        {(one) =>
          item.kind === 'group' ? (
            <GroupFields node={item} path={one.path} value={one.value} />
          ) : (
            <PageField node={item} {...one} />
          )
        }
      </ListField>
    );
  }
  if (node.kind === 'group')
    return (
      <fieldset className="pages-group">
        <legend>{label}</legend>
        <GroupFields node={node} path={path} value={value} />
        {node.optional && (
          <button
            type="button"
            className="btn btn--line btn--sm pages-add"
            onClick={() => form.takeOut(path, undefined)}
          >
            {copy.remove(label.toLocaleLowerCase('pt-BR'))}
          </button>
        )}
      </fieldset>
    );
  return <Leaf {...props} error={form.errors.get(path.join('.'))} change={form.change} />;
}

type GroupProps = { node: FieldNode; path: Path; value: unknown };

/** The fields of a group, without a frame. */
export function GroupFields({ node, path, value }: GroupProps) {
  if (node.kind !== 'group') return null;
  const parts = (value ?? {}) as Json;
  return node.fields.map(([key, inner]) => (
    <PageField
      key={key}
      node={inner}
      path={[...path, key]}
      label={labelOf(key)}
      value={parts[key]}
    />
  ));
}

/** A part of the page as a disclosure; it opens when it contains an error. */
export function PagePart({ node, path, label, value }: PageFieldProps) {
  const form = usePageForm();
  const [isOpen, setOpen] = useState(false);
  const many = node.kind === 'list' && Array.isArray(value) ? value.length : null;
  return (
    <details
      className="pages-part"
      open={isOpen || hasError(form, path)}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <b>{label}</b>
        {many !== null && <span>{copy.items(many)}</span>}
      </summary>
      <div className="pages-fields">
        {node.kind === 'group' && !(node.optional && value === undefined) ? (
          <GroupFields node={node} path={path} value={value} />
        ) : (
          <PageField node={node} path={path} label={label} value={value} />
        )}
      </div>
    </details>
  );
}

type LeafProps = PageFieldProps & {
  error: string | undefined;
  change: (path: Path, value: unknown) => void;
};

const LONG = /^(html|text|answer|description|lead|note|notes|about|terms|\w+Text)$/;

const Leaf = memo(function Leaf({ node, path, label, value, error, change }: LeafProps) {
  const id = idOf(path);
  const text = typeof value === 'string' ? value : String(value ?? '');
  // Decided once, since a field that changes its element loses the focus.
  const [isLong] = useState(
    () =>
      node.kind === 'text' &&
      (LONG.test(path.at(-1) ?? '') || text.length > 70 || /[<\n]/.test(text)),
  );
  const control = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
  const type = (typed: string) =>
    change(path, typed === '' && node.optional ? undefined : read(node, typed));
  const said = error && (
    <p className="error" id={`${id}-error`}>
      <ErrorIcon /> <span>{error}</span>
    </p>
  );
  if (node.kind === 'flag')
    return (
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            {...control}
            checked={value === true}
            onChange={({ target }) => change(path, target.checked)}
          />
          <span>{label}</span>
        </label>
        {said}
      </div>
    );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {node.optional && <span className="optional">{copy.optional}</span>}
      </label>
      {isLong ? (
        <textarea
          className="input"
          rows={Math.min(12, Math.max(2, Math.ceil(text.length / 70)))}
          {...control}
          value={text}
          onChange={({ target }) => type(target.value)}
        />
      ) : (
        <input
          className="input"
          type="text"
          inputMode={node.kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          spellCheck={node.kind === 'text'}
          {...control}
          value={node.kind === 'number' ? text.replace('.', ',') : text}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {said}
      {path.at(-1) === 'src' && /^\/(?!\/)/.test(text) && (
        <img className="pages-picture" src={text} alt="" loading="lazy" />
      )}
    </div>
  );
});

/** Reads a number in Brazilian notation; any other text stays as typed. */
function read({ kind }: FieldNode, typed: string): unknown {
  if (kind !== 'number') return typed;
  const number = Number(typed.replace(',', '.'));
  const isWhole = /^-?\d+(,\d*[1-9])?$/.test(typed);
  return isWhole ? number : typed.replace(',', '.');
}
