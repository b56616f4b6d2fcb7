import { useEffect, useRef, useState } from 'react';
import { CAMERA } from '@site/api-contract/identity';
import { useSite } from '../site-services';

export type CameraFailure = 'refused' | 'absent' | 'busy';
type State =
  | { kind: 'starting' }
  | { kind: 'running'; stream: MediaStream; canFlip: boolean }
  | { kind: 'failed'; failure: CameraFailure };
export type Facing = 'environment' | 'user';

const FAILURES: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

/**
 * The camera while a screen is open: 640x480, the rear one first (spec §9). It stops when
 * the screen is unmounted.
 */
export function useCamera(): State & { facing: Facing; flip: () => void } {
  const { documentPorts } = useSite();
  const [facing, setFacing] = useState<Facing>(CAMERA.facing);
  const [state, setState] = useState<State>({ kind: 'starting' });
  const ports = useRef(documentPorts);

  useEffect(() => {
    let isOver = false;
    let stream: MediaStream | null = null;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      const { mediaDevices: media } = await ports.current();
      // Browsers hide cameras from pages without TLS.
      if (!media) return setState({ kind: 'failed', failure: 'absent' });
      try {
        stream = await media.getUserMedia({
          video: { width: CAMERA.width, height: CAMERA.height, facingMode: facing },
          audio: false,
        });
        const cameras = (await media.enumerateDevices()).filter(
          ({ kind }) => kind === 'videoinput',
        );
        if (isOver) stop();
        else setState({ kind: 'running', stream, canFlip: cameras.length > 1 });
      } catch (error) {
        stop();
        const name =
          error instanceof Error || error instanceof DOMException ? error.name : '';
        if (!isOver) setState({ kind: 'failed', failure: FAILURES[name] ?? 'busy' });
      }
    };
    void open();
    return () => {
      isOver = true;
      stop();
    };
  }, [facing]);

  const flip = () => {
    setState({ kind: 'starting' });
    setFacing((now) => (now === 'environment' ? 'user' : 'environment'));
  };
  return { ...state, facing, flip };
}
