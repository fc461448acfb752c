import type * as v from 'valibot'
import type { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '~/contract/passkeys'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'

/** Whether the browser supports passkeys. A page cannot query whether the visitor has one. */
export function supportsPasskeys(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function'
}

// Imported on demand: few visitors press the button.
const loadLibrary = () => import('@simplewebauthn/browser')

/** Creates a passkey (registration ceremony). Undefined if the visitor canceled or timed out, or after a toast if it failed. */
export function createPasskey(optionsJSON: v.InferOutput<typeof passkeyCreationOptionsSchema>) {
  return perform(async () => (await loadLibrary()).startRegistration({ optionsJSON }))
}

/**
 * Signs with an existing passkey (authentication ceremony). Undefined if the visitor canceled, has none, or timed out, which
 * browsers do not distinguish, or after a toast if it failed.
 */
export function authenticateWithPasskey(optionsJSON: v.InferOutput<typeof passkeyRequestOptionsSchema>) {
  return perform(async () => (await loadLibrary()).startAuthentication({ optionsJSON }))
}

async function perform<Answer>(ceremony: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await ceremony()
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name !== 'NotAllowedError' && name !== 'AbortError') {
      showToast({ tone: 'error', text: name === 'InvalidStateError' ? m.passkeys_exists() : m.passkeys_failed() })
    }
    return undefined
  }
}
