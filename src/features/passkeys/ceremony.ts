import type * as v from 'valibot'
import type { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '~/contract/passkeys'
import { m } from '~/paraglide/messages'

/** Whether the browser supports passkeys. A page cannot query whether the visitor has one. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** A failure of the browser or authenticator. `text` is the message for the visitor. */
export class CeremonyError extends Error {
  constructor(
    readonly text: string,
    cause: unknown
  ) {
    super('The passkey could not be used', { cause })
    this.name = 'CeremonyError'
  }
}

// Imported on demand: few visitors press the button.
const loadLibrary = () => import('@simplewebauthn/browser')

/**
 * Creates a passkey (registration ceremony). Returns undefined if the visitor canceled or timed out.
 * @throws CeremonyError
 */
export function createPasskey(optionsJSON: v.InferOutput<typeof passkeyCreationOptionsSchema>) {
  return perform(async () => (await loadLibrary()).startRegistration({ optionsJSON }))
}

/**
 * Signs with an existing passkey (authentication ceremony). Returns undefined if the visitor canceled, has none, or timed
 * out; browsers do not distinguish these.
 * @throws CeremonyError
 */
export function authenticateWithPasskey(optionsJSON: v.InferOutput<typeof passkeyRequestOptionsSchema>) {
  return perform(async () => (await loadLibrary()).startAuthentication({ optionsJSON }))
}

async function perform<Answer>(ceremony: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ceremony()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    throw new CeremonyError(name === 'InvalidStateError' ? m.passkeys_exists() : m.passkeys_failed(), error)
  }
}
