import * as v from 'valibot'
import { loginDataSchema } from '~/contract/account'
import type { Proof } from '~/contract/account-settings'
import { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '~/contract/passkeys'
import { callApi } from '~/lib/api'
import { answerWithPasskey, makePasskey } from './ceremony'

const post = <Schema extends v.GenericSchema>(path: string, body: unknown, data: Schema) =>
  callApi({ api: 'passport', path, method: 'POST', body: JSON.stringify(body), contentType: 'application/json', data })

/**
 * Logs in with a passkey of this site; undefined where the visitor cancelled.
 * @throws ApiError, CeremonyError
 */
export async function logInWithPasskey() {
  const options = await post('galaxy/passkey/options', {}, passkeyRequestOptionsSchema)
  const response = await answerWithPasskey(options)
  return response && post('galaxy/passkey/login', { response }, loginDataSchema)
}

/**
 * Makes a passkey and adds it to the account; false where the visitor cancelled.
 * @throws ApiError, CeremonyError
 */
export async function addPasskey(name: string, proof: Proof): Promise<boolean> {
  const options = await post('galaxy/user/passkey-options', proof, passkeyCreationOptionsSchema)
  const response = await makePasskey(options)
  if (!response) return false
  await post('galaxy/user/add-passkey', { name, response }, v.unknown())
  return true
}

/** @throws ApiError */
export async function removePasskey(id: string): Promise<void> {
  await post('galaxy/user/remove-passkey', { id }, v.unknown())
}
