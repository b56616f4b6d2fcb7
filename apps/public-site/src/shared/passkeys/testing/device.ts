const bytes = (text: string) => new TextEncoder().encode(text).buffer;

type Device = { get?: () => unknown; create?: () => unknown };

/** A browser with passkeys, whose device gives these; a test removes it again. */
export function withDevice({ get, create }: Device): () => void {
  const stub = (on: object, name: string, value: unknown) =>
    Object.defineProperty(on, name, { value, configurable: true, writable: true });
  stub(globalThis, 'isSecureContext', true);
  stub(globalThis, 'PublicKeyCredential', class {});
  stub(navigator, 'credentials', {
    get: async () => get?.(),
    create: async () => create?.(),
  });
  return () => {
    Reflect.deleteProperty(globalThis, 'isSecureContext');
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  };
}

/** A device's answer to a challenge. */
export const anAnswer = () => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    authenticatorData: bytes('data'),
    signature: bytes('signature'),
    userHandle: bytes('user'),
  },
  getClientExtensionResults: () => ({}),
});

/** A device's new passkey. */
export const aNewKey = () => ({
  id: 'a2V5',
  rawId: bytes('key'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('client'),
    attestationObject: bytes('attestation'),
    getTransports: () => ['internal', 'of-tomorrow'],
  },
  getClientExtensionResults: () => ({}),
});

/** The device's refusal when its owner turns away or waits too long. */
export const turnedAway = () => {
  throw new DOMException('The operation was not allowed.', 'NotAllowedError');
};

export const REQUEST = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [],
};

export const CREATION = {
  challenge: 'Y2hhbGxlbmdl',
  rp: { id: 'localhost', name: 'Rodar' },
  user: { id: 'dXNlcg', name: 'ana@example.com', displayName: 'Ana' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  timeout: 300_000,
  attestation: 'none' as const,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: 'required' as const,
    requireResidentKey: true,
    userVerification: 'required' as const,
  },
};
