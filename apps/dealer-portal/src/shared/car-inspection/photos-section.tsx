import { type ReactNode, useState } from 'react';
import { failureOf, serverSentence } from '@site/api-client';
import { OutcomeNotice, type OutcomeText, RemoveIcon } from '@site/ui';
import { AddPhoto } from './add-photo';
import { photosCopy as copy, type PhotoWords, type RefusedFile } from './photo-words';

type PhotosSectionProps = {
  words: PhotoWords;
  photos: readonly { id: string }[];
  /** Whether pictures can still be added and removed. */
  isOpen: boolean;
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
  show,
  onAdd,
  onRemove,
}: PhotosSectionProps) {
  const [said, setSaid] = useState<OutcomeText>(null);
  const [isSending, setSending] = useState(false);

  async function drop(photoId: string) {
    setSaid(null);
    try {
      await onRemove(photoId);
    } catch (error) {
      setSaid({ kind: 'err', text: reasonOf(error, copy.notRemoved) });
    }
  }

  /** One after the other; the others go on where one is refused. */
  async function send(files: readonly File[]) {
    setSaid(null);
    setSending(true);
    const refused: RefusedFile[] = [];
    for (const file of files)
      await onAdd(file).catch((error: unknown) =>
        refused.push({ name: file.name, why: reasonOf(error, copy.failed) }),
      );
    setSending(false);
    const [first] = refused;
    if (!first) return;
    const text = files.length === 1 ? first.why : copy.notSent(refused);
    setSaid({ kind: 'err', text });
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
              <small aria-hidden="true">{copy.numbered(index + 1)}</small>
              {isOpen && (
                <button
                  type="button"
                  className="icb"
                  aria-label={copy.remove(index + 1)}
                  onClick={() => void drop(id)}
                >
                  <RemoveIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <AddPhoto isLoading={isSending} onChosen={(files) => void send(files)} />
      )}
    </section>
  );
}

function reasonOf(error: unknown, ours: string): string {
  const [field] = failureOf(error)?.fields ?? [];
  return field?.message ?? serverSentence(error, ours);
}
