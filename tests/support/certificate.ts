import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign
} from 'node:crypto'

/*
 * Certificates for servers started by tests, and for authenticators. Created on each run, so that the repository contains no
 * private key and no expiring certificate. Encoded as DER by hand, because only this file needs it.
 */

interface Authority {
  /** Its certificate, PEM. */
  certificate: string
  /** Its private key, PEM, with which another process recreates the same authority. */
  key: string
  /** Creates a key and a certificate for a server of this name. */
  issue: (name: string) => { key: string; cert: string }
  /** Creates a key and a certificate for authenticators, as in WebAuthn level 3, §8.2.1: the chain in DER, the authority last. */
  issueToAuthenticator: (name: string) => { key: KeyObject; chain: Uint8Array<ArrayBuffer>[] }
}

const der = (tag: number, ...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (date: Date) => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, '')))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
/** One part of a name: its object identifier, and its text as a UTF8String or a PrintableString. */
const part = (id: string, text: string, tag: 0x0c | 0x13 = 0x0c) => der(0x31, sequence(oid(id), der(tag, Buffer.from(text))))
const commonName = (name: string) => sequence(part('550403', name))
/** The country, the organization, its unit and the name. */
const authenticatorName = (name: string) =>
  sequence(part('550406', 'CN', 0x13), part('55040a', name), part('55040b', 'Authenticator Attestation'), part('550403', name))
const keyUsage = { authority: '03020106', server: '03020780' }

export const authorityName = 'Test authority'

const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

/** An authority whose certificates are valid for a day, with a new key or the given one. */
export function createAuthority(name: string, givenKey?: string): Authority {
  const privateKey = givenKey === undefined ? newKey() : createPrivateKey(givenKey)
  const own = { privateKey, publicKey: createPublicKey(privateKey) }
  const certify = (subject: Buffer, key: KeyObject, extensions: Buffer[]): Buffer => {
    const spki = key.export({ type: 'spki', format: 'der' })
    const day = 86_400_000
    const body = sequence(
      der(0xa0, der(0x02, Buffer.from([2]))),
      der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
      ecdsaWithSha256,
      commonName(name),
      sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
      subject,
      spki,
      der(0xa3, sequence(...extensions))
    )
    return sequence(body, ecdsaWithSha256, bits(sign('sha256', body, own.privateKey)))
  }
  const pem = (certificate: Buffer) =>
    `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64').replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`
  const extension = (id: string, value: Buffer) => sequence(oid(id), der(0x04, value))
  const basicConstraints = (authority: boolean) =>
    extension('551d13', authority ? sequence(der(0x01, Buffer.from([0xff]))) : sequence())
  const keyId = createHash('sha1')
    .update(own.publicKey.export({ type: 'spki', format: 'der' }))
    .digest()

  const certificate = certify(commonName(name), own.publicKey, [
    basicConstraints(true),
    extension('551d0f', Buffer.from(keyUsage.authority, 'hex')),
    extension('551d0e', der(0x04, keyId))
  ])

  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: pem(certificate),
    issue: (host) => {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const alternativeName = sequence(der(0x82, Buffer.from(host)))
      const extensions = [
        basicConstraints(false),
        extension('551d0f', Buffer.from(keyUsage.server, 'hex')),
        extension('551d23', sequence(der(0x80, keyId))),
        extension('551d11', alternativeName)
      ]
      return {
        key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
        cert: pem(certify(commonName(host), publicKey, extensions))
      }
    },
    issueToAuthenticator: (model) => {
      const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const own = certify(authenticatorName(model), publicKey, [basicConstraints(false)])
      return { key, chain: [own, certificate].map((each) => Uint8Array.from(each)) }
    }
  }
}
