import { type LookAtPicture, pictureLooker } from './look-at-picture';
import { type OnProgress, xhrFetch } from './xhr-fetch';

/** Sending documents needs these parts of a browser. */
export type DocumentPorts = {
  /**
   * Cameras of the device; none where the browser hides them, as on a page without TLS.
   */
  mediaDevices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  /** Looks at a picture before it is sent; absent where nobody can. */
  lookAt?: LookAtPicture;
  /** A `fetch` for one upload that tells its progress; absent where nobody watches. */
  uploadFetch?: (onProgress: OnProgress) => typeof globalThis.fetch;
};

export function documentPorts(page: Window & typeof globalThis): DocumentPorts {
  return {
    mediaDevices: page.navigator.mediaDevices as MediaDevices | undefined,
    lookAt: pictureLooker(page),
    uploadFetch: (onProgress) => xhrFetch(page.XMLHttpRequest, onProgress),
  };
}
