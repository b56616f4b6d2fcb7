import { type ReactNode, useEffect, useState } from 'react';
import { CloseIcon } from '../icons';
import './feedback.css';

const CLOSE = 'Fechar aviso';
const SHOWN_MS = 6000;

export type ToastProps = {
  kind?: 'sucesso' | 'alerta';
  children: ReactNode;
  onClose: () => void;
};

/** A short good word, bottom left, for 6 s; pointing at it or focusing it stops the clock. Never for errors. */
export function Toast({ kind = 'sucesso', children, onClose }: ToastProps) {
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(onClose, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [paused, onClose]);
  return (
    <div
      className={`toast toast--${kind}`}
      role="status"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <span>{children}</span>
      <button type="button" className="icb" aria-label={CLOSE} onClick={onClose}>
        <CloseIcon />
      </button>
    </div>
  );
}
