import type * as v from 'valibot'
import type { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '~/contract/passkeys'
import { m } from '~/paraglide/messages'

/** Whether the browser knows passkeys at all; whether the visitor has any, no page can ask. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

/** The browser or the authenticator could not do it. `text` is what the visitor may read. */
export class CeremonyError extends Error {
  constructor(
    readonly text: string,
    cause: unknown
  ) {
    super('The passkey could not be used', { cause })
    this.name = 'CeremonyError'
  }
}

// Loaded when a button is pressed: hardly any visitor of a page does.
const loadLibrary = () => import('@simplewebauthn/browser')

/**
 * Has the authenticator make a passkey. Undefined where the visitor cancelled or let the time pass.
 * @throws CeremonyError
 */
export function makePasskey(optionsJSON: v.InferOutput<typeof passkeyCreationOptionsSchema>) {
  return perform(async () => (await loadLibrary()).startRegistration({ optionsJSON }))
}

/**
 * Has the visitor choose a passkey and the authenticator answer with it. Undefined where the visitor cancelled, has none,
 * or let the time pass: browsers do not tell these apart.
 * @throws CeremonyError
 */
export function answerWithPasskey(optionsJSON: v.InferOutput<typeof passkeyRequestOptionsSchema>) {
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
