import type { Context } from 'hono'
import * as v from 'valibot'
import { brand } from '../../src/contract/brand'
import { siteOriginHeader } from '../../src/contract/headers'
import { challengeLifetimeSeconds } from '../../src/contract/limits'
import {
  type addPasskeyRequestSchema,
  passkeyCreationOptionsSchema,
  type passkeyLoginRequestSchema,
  passkeyRequestOptionsSchema,
  passkeyTransports
} from '../../src/contract/passkeys'
import { m } from '../../src/paraglide/messages'
import { Refusal } from '../api/answer'

/*
 * The ceremonies of WebAuthn level 3, checked by a library. It is imported when an isolate sees its first passkey: it
 * is larger than the rest of passport, and most calls do not need it.
 */
const loadLibrary = () => import('@simplewebauthn/server')
const loadHelpers = () => import('@simplewebauthn/server/helpers')

/** COSE numbers of the accepted signature algorithms: Ed25519, ECDSA over P-256, RSA (PKCS #1, SHA-256). */
const algorithms = [-8, -7, -257]
const timeout = challengeLifetimeSeconds * 1000

/** The visitor's site. A passkey belongs to its host name (the «relying party id») and works on no other. */
export interface Site {
  origin: string
  rpId: string
}

/**
 * The site, as the edge states it. The visitor's own claim is not trusted: an attacker who relays responses
 * from a look-alike site would claim the origin of that site.
 * @throws Refusal 400 if the edge states no origin (unlisted host name), or for an IP address, which can have no passkeys
 */
export function siteOf(c: Context): Site {
  const stated = c.req.header(siteOriginHeader)
  const url = stated === undefined ? undefined : URL.parse(stated)
  const isIpAddress = url && (/^[\d.]+$/.test(url.hostname) || url.hostname.startsWith('['))
  if (!url || url.origin !== stated || isIpAddress) throw new Refusal(400, m.service_passkey_unavailable)
  return { origin: url.origin, rpId: url.hostname }
}

interface Person {
  /** The account's id: random, so that it reveals nothing to the authenticator that stores it. */
  id: string
  /** Phone number or email address, by which a password manager's list tells accounts apart. */
  name: string
  displayName: string
}

/** A verified credential, as stored. */
export interface KnownPasskey {
  /** base64url, chosen by the authenticator. */
  id: string
  /** COSE key, base64url. */
  publicKey: string
  counter: number
  /** JSON list. */
  transports: string
}

const transportsSchema = v.array(v.picklist(passkeyTransports))

/**
 * Options for a new passkey: discoverable, with user verification, and without attestation, which would identify the
 * device.
 */
export async function creationOptions(site: Site, person: Person, existing: readonly KnownPasskey[]) {
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpID: site.rpId,
    rpName: brand,
    userID: new TextEncoder().encode(person.id),
    userName: person.name,
    userDisplayName: person.displayName,
    timeout,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: v.parse(transportsSchema, JSON.parse(transports))
    }))
  })
  return v.parse(passkeyCreationOptionsSchema, options)
}

/** Options for a login with any passkey of the visitor. They name no credential, so they reveal no account. */
export async function requestOptions({ rpId }: Site) {
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: 'required' })
  return v.parse(passkeyRequestOptionsSchema, options)
}

const clientDataSchema = v.pipe(
  v.string(),
  v.transform((encoded) => Buffer.from(encoded, 'base64url').toString()),
  v.parseJson(),
  // Refuses cross-origin answers: a page that frames this site could otherwise use its passkeys.
  v.object({ challenge: v.pipe(v.string(), v.nonEmpty()), crossOrigin: v.optional(v.literal(false)) })
)

/** The challenge in the client data, not yet verified; undefined if the data cannot be parsed. */
export function claimedChallenge(clientDataJSON: string): string | undefined {
  const result = v.safeParse(clientDataSchema, clientDataJSON)
  return result.success ? result.output.challenge : undefined
}

type AddResponse = v.InferOutput<typeof addPasskeyRequestSchema>['response']
type LoginResponse = v.InferOutput<typeof passkeyLoginRequestSchema>['response']

/** The new credential, if the answer is to this challenge on this site and the authenticator verified the user. */
export async function verifyNew(site: Site, challenge: string, response: AddResponse): Promise<KnownPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadLibrary()
  const transports = (response.response.transports ?? []).filter((name) => v.is(v.picklist(passkeyTransports), name))
  return unlessRefused(async () => {
    if (!(await isWithoutAttestation(response.response.attestationObject))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports: JSON.stringify(transports) }
  })
}

/**
 * Whether the answer carries no certificates: «none», or «packed» signed by the new key itself, as the standard has it
 * for attestation `none`. The library would verify any given certificate chain, and fetch the revocation list from
 * the URL in a certificate.
 */
async function isWithoutAttestation(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await loadHelpers()
  const attestation = decodeAttestationObject(bytes(attestationObject))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

/**
 * The signature counter after this login, if the passkey signed this challenge on this site. An authenticator with a
 * counter must have increased it: a count that does not rise may mean that the passkey was cloned.
 */
export async function verifyLogin(
  site: Site,
  challenge: string,
  response: LoginResponse,
  passkey: KnownPasskey
): Promise<{ counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await loadLibrary()
  return unlessRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.rpId,
      requireUserVerification: true,
      credential: { id: passkey.id, publicKey: bytes(passkey.publicKey), counter: passkey.counter }
    })
    return verified ? { counter: authenticationInfo.newCounter } : undefined
  })
}

/** The library throws for every invalid answer; the reason would help only an attacker. */
async function unlessRefused<Result>(verify: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(base64url, 'base64url'))
}
