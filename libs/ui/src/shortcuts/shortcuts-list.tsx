import { use, useId } from 'react';
import { Modal } from '../dialog/modal';
import { shortcutsCopy as copy } from './shortcuts.copy';
import { type Shortcut, ShortcutsContext } from './use-shortcuts';

/** The keys of the page, and the switch for those without Ctrl. */
export function ShortcutsList({ onClose }: { onClose: () => void }) {
  const help = useId();
  const shortcuts = use(ShortcutsContext);
  if (!shortcuts) return null;
  const { isOn, setOn } = shortcuts;
  const working = shortcuts.list().filter(({ ctrl }) => isOn || ctrl);
  const here = working.filter(({ everywhere }) => !everywhere);
  return (
    <Modal open title={copy.title} onClose={onClose}>
      <div className="shortcuts">
        <div>
          <label className="shortcuts-switch">
            <input
              type="checkbox"
              role="switch"
              checked={isOn}
              aria-describedby={help}
              onChange={({ target }) => setOn(target.checked)}
            />
            <span>{copy.turnOn}</span>
          </label>
          <p className="soft" id={help}>
            {copy.help}
          </p>
        </div>
        {here.length > 0 && <Keys title={copy.here} of={here} />}
        <Keys title={copy.everywhere} of={working.filter((one) => !here.includes(one))} />
      </div>
    </Modal>
  );
}

function Keys({ title, of }: { title: string; of: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {of.map(({ key, ctrl, label }) => (
          <div key={key}>
            <dt>
              {ctrl && <kbd>{copy.ctrl}</kbd>}{' '}
              <kbd>{key === 'escape' ? copy.escape : key.toUpperCase()}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
