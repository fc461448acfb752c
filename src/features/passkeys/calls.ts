import * as v from 'valibot'
import { loginDataSchema } from '~/contract/account'
import type { Proof } from '~/contract/account-settings'
import { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '~/contract/passkeys'
import { postPassport } from '~/lib/passport'
import { authenticateWithPasskey, createPasskey } from './ceremony'

/**
 * Logs in with a passkey; undefined if the visitor cancelled.
 * @throws ApiError, CeremonyError
 */
export async function logInWithPasskey() {
  const options = await postPassport('galaxy/passkey/options', {}, passkeyRequestOptionsSchema)
  const response = await authenticateWithPasskey(options)
  return response && postPassport('galaxy/passkey/login', { response }, loginDataSchema)
}

/**
 * Creates a passkey and adds it to the account; false if the visitor cancelled.
 * @throws ApiError, CeremonyError
 */
export async function addPasskey(name: string, proof: Proof): Promise<boolean> {
  const options = await postPassport('galaxy/user/passkey-options', proof, passkeyCreationOptionsSchema)
  const response = await createPasskey(options)
  if (!response) return false
  await postPassport('galaxy/user/add-passkey', { name, response }, v.unknown())
  return true
}

/** @throws ApiError */
export async function removePasskey(id: string): Promise<void> {
  await postPassport('galaxy/user/remove-passkey', { id }, v.unknown())
}
