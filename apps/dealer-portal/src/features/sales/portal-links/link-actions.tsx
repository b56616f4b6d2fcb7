import { useState } from 'react';
import { serverSentence, useFetchFile } from '@site/api-client';
import { getLinkPoster, type PortalLink } from '@site/api-contract';
import { useSiteActions } from '@site/shell';
import { CopyIcon, DownloadIcon, SendIcon } from '@site/ui';
import { sentLinksCopy as copy } from './sent-links.copy';

/** Buttons that copy or send the text of a link, and download its poster. */
export function LinkActions({ link, text }: { link: PortalLink; text: string }) {
  const { copyText, saveFile } = useSiteActions();
  const fetchFile = useFetchFile(getLinkPoster);
  const [status, setStatus] = useState('');
  const [isPending, setPending] = useState(false);
  const name = copy.nameOf(link);
  const copyMessage = () =>
    copyText(text).then(
      () => setStatus(copy.copied),
      () => setStatus(copy.notCopied),
    );
  const savePoster = async () => {
    if (isPending) return;
    setPending(true);
    setStatus('');
    const { origin: of, sellerId } = link;
    try {
      const query = { origin: of, ...(sellerId && { sellerId }) };
      await saveFile(await fetchFile({ query }));
    } catch (error) {
      setStatus(serverSentence(error, copy.noPoster));
    }
    setPending(false);
  };
  return (
    <div className="actions">
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-label={`${copy.copy}: ${name}`}
        onClick={() => void copyMessage()}
      >
        <CopyIcon aria-hidden="true" /> {copy.copy}
      </button>
      <a
        className="btn btn--line btn--sm"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`${copy.whatsApp}: ${copy.inNewTab(name)}`}
      >
        <SendIcon aria-hidden="true" /> {copy.whatsApp}
      </a>
      <button
        type="button"
        className="btn btn--line btn--sm"
        aria-busy={isPending || undefined}
        aria-label={`${copy.poster}: ${name}`}
        onClick={() => void savePoster()}
      >
        <DownloadIcon aria-hidden="true" /> {isPending ? copy.posterPending : copy.poster}
      </button>
      <span role="status">{status}</span>
    </div>
  );
}
