import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';

/** A page that loads faster shows no sign of loading, which would only flicker. */
const PATIENCE_MS = 200;

/**
 * The loading overlay between two pages of an app (spec §2: one shows while banners
 * load): the road runs over the current page until the next one has its content.
 */
export function PageWait() {
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <Overlay /> : null;
}

function Overlay() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <div className="page-wait" role="status">
      <span className="vh">{LOADING}</span>
    </div>
  );
}

const LOADING = 'Carregando a página';
