import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CAMERA } from '@site/api-contract/identity';
import { CloseIcon, RotateIcon, WarningIcon } from '@site/ui';
import { cameraCopy as COPY } from './documents.copy';
import { type PhotoQuality, photoQuality, SAMPLE } from './photo-quality';
import { useCamera } from './use-camera';
import './camera.css';

type CameraProps = {
  /** Name of the document to photograph. */
  what: string;
  onPhoto: (photo: Blob) => void;
  onClose: () => void;
  /** Another way to send the document, shown when the camera can't be opened. */
  instead: ReactNode;
};

type Shot = { photo: Blob; address: string; quality: PhotoQuality };

/**
 * Photographs a document: live video with a frame, then the photo, to use or take again
 * (spec §9).
 */
export function Camera({ what, onPhoto, onClose, instead }: CameraProps) {
  const camera = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [shot, setShot] = useState<Shot | null>(null);
  const group = useRef<HTMLDivElement>(null);
  const stream = camera.kind === 'running' ? camera.stream : null;
  // A camera shows black pictures before its first frame.
  const [seen, setSeen] = useState<MediaStream | null>(null);
  const isLive = stream !== null && seen === stream;

  useEffect(() => group.current?.focus(), []);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useEffect(
    () => () => {
      if (shot) URL.revokeObjectURL(shot.address);
    },
    [shot],
  );

  function shoot() {
    const { current: target } = canvas;
    const { current: source } = video;
    if (!target || !source) return;
    const quality = draw(source, target);
    target.toBlob(
      (photo) => {
        if (photo) setShot({ photo, address: URL.createObjectURL(photo), quality });
      },
      CAMERA.type,
      CAMERA.quality,
    );
  }

  return (
    <div
      className="cam"
      data-theme="asfalto"
      role="group"
      aria-label={COPY.label(what)}
      tabIndex={-1}
      ref={group}
    >
      <canvas ref={canvas} hidden />
      <div
        className="cam-view"
        data-facing={camera.facing}
        hidden={camera.kind === 'failed'}
      >
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          hidden={shot !== null}
          aria-hidden="true"
          onLoadedData={() => setSeen(stream)}
        />
        {shot ? (
          <img
            src={shot.address}
            alt={COPY.preview(what)}
            width={CAMERA.width}
            height={CAMERA.height}
          />
        ) : (
          isLive && <span className="cam-guide" aria-hidden="true" />
        )}
        <p className="cam-say" role="status">
          {sentenceOf(
            camera.kind === 'running' && !isLive ? 'starting' : camera.kind,
            shot,
          )}
        </p>
      </div>
      {shot && shot.quality !== 'fine' && (
        <p className="notice notice--warn cam-hint">
          <WarningIcon aria-hidden="true" /> {COPY[shot.quality]}
        </p>
      )}
      {camera.kind === 'failed' && (
        <p className="notice notice--warn cam-hint" role="alert">
          <WarningIcon aria-hidden="true" /> {COPY[camera.failure]}
        </p>
      )}
      <div className="cam-bar">
        {shot ? (
          <button type="button" className="cam-act" onClick={() => setShot(null)}>
            <RotateIcon aria-hidden="true" /> {COPY.again}
          </button>
        ) : camera.kind === 'running' && camera.canFlip ? (
          <button type="button" className="cam-act" onClick={camera.flip}>
            <RotateIcon aria-hidden="true" /> {COPY.flip}
          </button>
        ) : (
          <span />
        )}
        {shot ? (
          <button type="button" className="cam-shot" onClick={() => onPhoto(shot.photo)}>
            {COPY.use}
          </button>
        ) : camera.kind === 'failed' ? (
          instead
        ) : (
          <button type="button" className="cam-shot" disabled={!isLive} onClick={shoot}>
            <i aria-hidden="true" />
            {COPY.shoot}
          </button>
        )}
        <button type="button" className="cam-act cam-close" onClick={onClose}>
          <CloseIcon aria-hidden="true" /> {COPY.close}
        </button>
      </div>
    </div>
  );
}

function sentenceOf(kind: 'starting' | 'running' | 'failed', shot: Shot | null): string {
  if (shot) return COPY.check;
  if (kind === 'starting') return COPY.starting;
  return kind === 'running' ? COPY.fit : '';
}

/**
 * Draws the current frame at 640x480, cropped to that ratio, and checks a small copy of
 * it.
 */
function draw(source: HTMLVideoElement, target: HTMLCanvasElement): PhotoQuality {
  const { width, height } = CAMERA;
  const { videoWidth = width, videoHeight = height } = source;
  const scale = Math.max(width / (videoWidth || width), height / (videoHeight || height));
  const [cutWidth, cutHeight] = [width / scale, height / scale];
  const cut = [
    ((videoWidth || width) - cutWidth) / 2,
    ((videoHeight || height) - cutHeight) / 2,
    cutWidth,
    cutHeight,
  ] as const;
  const drawAt = (size: { width: number; height: number }) => {
    target.width = size.width;
    target.height = size.height;
    const context = target.getContext('2d', { willReadFrequently: true });
    context?.drawImage(source, ...cut, 0, 0, size.width, size.height);
    return context;
  };
  const sample = drawAt(SAMPLE)?.getImageData(0, 0, SAMPLE.width, SAMPLE.height);
  drawAt(CAMERA);
  return sample ? photoQuality(sample) : 'fine';
}
