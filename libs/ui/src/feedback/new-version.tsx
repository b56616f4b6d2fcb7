import './new-version.css';

const copy = {
  title: 'Há uma versão nova do site.',
  text: 'Se você escreveu algo aqui, guarde uma cópia antes de atualizar a página.',
  load: 'Atualizar a página',
} as const;

/**
 * Says that the page belongs to an earlier version, and offers to reload it. Put it into
 * a live region.
 */
export function NewVersion({ onLoad }: { onLoad: () => void }) {
  return (
    <div className="new-version">
      <p>
        <b>{copy.title}</b> {copy.text}
      </p>
      <button type="button" className="btn btn--sm" onClick={onLoad}>
        {copy.load}
      </button>
    </div>
  );
}
