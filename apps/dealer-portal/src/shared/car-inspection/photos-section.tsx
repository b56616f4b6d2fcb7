import { type ReactNode, useState } from 'react';
import { failureOf, serverSentence } from '@site/api-client';
import { OutcomeNotice, type OutcomeText, RemoveIcon } from '@site/ui';
import { AddPhoto } from './add-photo';
import { photosCopy as copy, type PhotoWords } from './photo-words';

type PhotosSectionProps = {
  words: PhotoWords;
  photos: readonly { id: string }[];
  /** Whether pictures can still be added and removed. */
  isOpen: boolean;
  isLoading: boolean;
  /** Renders one picture. */
  show: (photoId: string, alt: string) => ReactNode;
  onAdd: (file: File) => Promise<unknown>;
  onRemove: (photoId: string) => Promise<unknown>;
};

/** Pictures of the car at its handover or return. */
export function PhotosSection({
  words,
  photos,
  isOpen,
  isLoading,
  show,
  onAdd,
  onRemove,
}: PhotosSectionProps) {
  const [said, setSaid] = useState<OutcomeText>(null);

  async function act(work: () => Promise<unknown>, ours: string) {
    setSaid(null);
    try {
      await work();
    } catch (error) {
      const [field] = failureOf(error)?.fields ?? [];
      setSaid({ kind: 'err', text: field?.message ?? serverSentence(error, ours) });
    }
  }

  return (
    <section aria-labelledby="fotos-titulo">
      <h2 id="fotos-titulo">{words.title}</h2>
      {isOpen && <p className="soft">{words.why}</p>}
      <OutcomeNotice saying={said} />
      {photos.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <ul className="delivery-photos">
          {photos.map(({ id }, index) => (
            <li key={id}>
              {show(id, words.alt(index + 1))}
              {isOpen && (
                <button
                  type="button"
                  className="icb"
                  aria-label={copy.remove(index + 1)}
                  onClick={() => void act(() => onRemove(id), copy.notRemoved)}
                >
                  <RemoveIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <AddPhoto
          isLoading={isLoading}
          onChosen={(file) => void act(() => onAdd(file), copy.failed)}
        />
      )}
    </section>
  );
}
