import { type ReactNode, useState } from 'react';
import { Modal } from '../dialog/modal';
import { ColumnsIcon } from '../icons';
import './columns-button.css';

const copy = {
  open: 'Colunas',
  title: 'Colunas da lista',
  legend: 'Mostrar',
  help: 'Fica assim neste aparelho. Em tela estreita a lista mostra só o que cabe.',
  reset: 'Voltar ao padrão',
  close: 'Pronto',
} as const;

export type ColumnsButtonProps = {
  /** All columns that can be hidden, in order. */
  columns: readonly { key: string; head: ReactNode; hidden?: boolean }[];
  /** False while the columns are the default ones. */
  isOwn: boolean;
  onToggle: (key: string, isShown: boolean) => void;
  onReset: () => void;
};

/** Chooses the columns of a table; each tick takes effect at once. */
export function ColumnsButton({ columns, isOwn, onToggle, onReset }: ColumnsButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        className="btn btn--line btn--sm columns-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ColumnsIcon aria-hidden="true" /> {copy.open}
      </button>
      <Modal open={isOpen} title={copy.title} onClose={close}>
        <fieldset className="columns-choice">
          <legend className="vh">{copy.legend}</legend>
          {columns.map(({ key, head, hidden = false }) => (
            <label key={key}>
              <input
                type="checkbox"
                checked={!hidden}
                onChange={({ target }) => onToggle(key, target.checked)}
              />
              <span>{head}</span>
            </label>
          ))}
        </fieldset>
        <p className="soft">{copy.help}</p>
        <div className="actions">
          <button type="button" className="btn" onClick={close}>
            {copy.close}
          </button>
          <button
            type="button"
            className="btn btn--line"
            aria-disabled={!isOwn || undefined}
            onClick={onReset}
          >
            {copy.reset}
          </button>
        </div>
      </Modal>
    </>
  );
}
