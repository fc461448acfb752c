import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import * as v from 'valibot'

/** False statements that a test has the browser or the authenticator make. */
interface Lies {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  crossOrigin?: boolean
  counter?: number
  /** Whether the user was verified; true by default. */
  userVerified?: boolean
  userHandle?: string | undefined
}

const requestSchema = v.object({ challenge: v.string(), rpId: v.string() })
const creationSchema = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string() }),
  user: v.object({ id: v.string() })
})

const flags = { present: 1, verified: 4, hasCredential: 64 }
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const hash = (data: Uint8Array | string) => createHash('sha256').update(data).digest()

/**
 * A browser with an authenticator, in software: it stores one passkey (ES256) and counts its signatures. It also signs
 * requests of a wrong site or with false data, which a real one would refuse.
 */
export class Authenticator {
  readonly id = base64url(randomBytes(16))
  #key: KeyObject
  #publicKey: Uint8Array
  #userHandle: string | undefined
  #counter = 0

  constructor(readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x, y } = v.parse(v.object({ x: v.string(), y: v.string() }), publicKey.export({ format: 'jwk' }))
    this.#key = privateKey
    // COSE key: kty EC2, alg ES256, crv P-256, and the point.
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))]
    ])
    this.#publicKey = isoCBOR.encode(cose)
  }

  /**
   * `RegistrationResponseJSON` for the options of `passkey-options`.
   * @param lies `attestation`: a `packed` statement, signed by the new key itself or by the key of a certificate; by default the
   * statement is that of attestation `none`
   */
  create(options: unknown, lies: Lies & { attestation?: 'self' | { key: KeyObject; chain: Uint8Array[] } } = {}) {
    const { challenge, rp, user } = v.parse(creationSchema, options)
    this.#userHandle = user.id
    const id = Buffer.from(this.id, 'base64url')
    const length = Buffer.from([id.length >> 8, id.length & 255])
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey])
    const data = this.#data(rp.id, flags.hasCredential, lies, credential)
    const clientData = this.#clientData('webauthn.create', challenge, lies)
    const statement = new Map<string, Uint8Array | number | Uint8Array[]>()
    if (lies.attestation) {
      const { key, chain } = lies.attestation === 'self' ? { key: this.#key } : lies.attestation
      statement.set('alg', -7).set('sig', Uint8Array.from(sign('sha256', Buffer.concat([data, hash(clientData)]), key)))
      if (chain) statement.set('x5c', chain)
    }
    const attestation = new Map<string, string | Uint8Array | typeof statement>([
      ['fmt', lies.attestation ? 'packed' : 'none'],
      ['attStmt', statement],
      ['authData', Uint8Array.from(data)]
    ])
    return this.#credential({
      clientDataJSON: base64url(clientData),
      attestationObject: base64url(isoCBOR.encode(attestation)),
      transports: ['internal', 'a way of the future']
    })
  }

  /** `AuthenticationResponseJSON` for the options of `passkey/options`. */
  get(options: unknown, lies: Lies = {}) {
    const { challenge, rpId } = v.parse(requestSchema, options)
    this.#counter += 1
    const data = this.#data(rpId, 0, { counter: this.#counter, ...lies })
    const clientData = this.#clientData('webauthn.get', challenge, lies)
    return this.#credential({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(data),
      signature: base64url(sign('sha256', Buffer.concat([data, hash(clientData)]), this.#key)),
      userHandle: 'userHandle' in lies ? lies.userHandle : this.#userHandle
    })
  }

  #credential<Response>(response: Response) {
    return { id: this.id, rawId: this.id, type: 'public-key', response }
  }

  #clientData(type: string, challenge: string, lies: Lies): Buffer {
    const said = { type, challenge, origin: this.origin, crossOrigin: false }
    const { origin = said.origin, crossOrigin = false } = lies
    return Buffer.from(
      JSON.stringify({ ...said, type: lies.type ?? type, challenge: lies.challenge ?? challenge, origin, crossOrigin })
    )
  }

  #data(rpId: string, also: number, { counter = 0, userVerified = true, ...lies }: Lies, credential = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const set = flags.present | (userVerified ? flags.verified : 0) | also
    return Buffer.concat([hash(lies.rpId ?? rpId), Buffer.from([set]), count, credential])
  }
}
