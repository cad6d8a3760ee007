import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** Present and verified; with an attested key too. */
const flags = { seen: 0x05, withKey: 0x45 };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

type Ceremony = { challenge: string; origin?: string; rpID?: string };

const usual = { origin: 'https://huisenhaard.example', rpID: 'huisenhaard.example' };

function clientData(type: string, { challenge, origin = usual.origin }: Ceremony): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function counted(counter: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(counter);
  return bytes;
}

/** A device with one passkey, which signs like a real one but lets a test choose counter, origin and host. */
export function softwareAuthenticator() {
  const id = randomBytes(16);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an ES256 key.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const named = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
  };

  function register(given: Ceremony) {
    const authData = Buffer.concat([
      sha256(given.rpID ?? usual.rpID),
      Buffer.from([flags.withKey]),
      counted(0),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseKey,
    ]);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}.
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    const response = {
      clientDataJSON: clientData('webauthn.create', given).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
    };
    return { ...named, clientExtensionResults: {}, response };
  }

  function sign({ counter, ...given }: Ceremony & { counter: number }) {
    const signedClientData = clientData('webauthn.get', given);
    const authData = Buffer.concat([
      sha256(given.rpID ?? usual.rpID),
      Buffer.from([flags.seen]),
      counted(counter),
    ]);
    const signature = createSign('sha256').update(authData).update(sha256(signedClientData)).sign(privateKey);
    const response = {
      clientDataJSON: signedClientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    };
    return { ...named, clientExtensionResults: {}, response };
  }

  return { id: named.id, register, sign };
}
