import { generateKeyPairSync } from 'node:crypto'

/** A new private RSA key as JWK, as the exam service reads it (`CERTIFICATE_KEY`). */
export const newCertificateKey = (): string =>
  JSON.stringify(generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey.export({ format: 'jwk' }))
