import { type LookAtPicture, pictureLooker } from './look-at-picture';
import { type OnProgress, xhrFetch } from './xhr-fetch';

/** The browser's interfaces for sending documents. */
export type DocumentPorts = {
  /**
   * Cameras of the device; undefined when the browser hides them, as on a page without
   * TLS.
   */
  mediaDevices: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> | undefined;
  /** Checks a picture before it is sent; absent where that is not possible. */
  lookAt?: LookAtPicture;
  /**
   * Makes a `fetch` for one upload that reports its progress; absent where none is shown.
   */
  uploadFetch?: (onProgress: OnProgress) => typeof globalThis.fetch;
};

export function documentPorts(page: Window & typeof globalThis): DocumentPorts {
  return {
    mediaDevices: page.navigator.mediaDevices as MediaDevices | undefined,
    lookAt: pictureLooker(page),
    uploadFetch: (onProgress) => xhrFetch(page.XMLHttpRequest, onProgress),
  };
}
