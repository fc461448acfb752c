import { loginDataSchema } from '~/contract/account'
import type { Proof } from '~/contract/account-settings'
import { passkeyCreationOptionsSchema, passkeyRequestOptionsSchema } from '~/contract/passkeys'
import { callPassport } from '~/lib/api'
import { authenticateWithPasskey, createPasskey } from './ceremony'

/** Logs in with a passkey; undefined if there was none. @throws ApiError */
export async function logInWithPasskey() {
  const options = await callPassport({ call: 'POST /galaxy/passkey/options', data: passkeyRequestOptionsSchema })
  const response = await authenticateWithPasskey(options)
  return response && callPassport({ call: 'POST /galaxy/passkey/login', json: { response }, data: loginDataSchema })
}

/** Creates a passkey and adds it to the account; false if there was none. @throws ApiError */
export async function addPasskey(name: string, proof: Proof): Promise<boolean> {
  const options = await callPassport({
    call: 'POST /galaxy/user/passkey-options',
    json: proof,
    data: passkeyCreationOptionsSchema
  })
  const response = await createPasskey(options)
  if (!response) return false
  await callPassport({ call: 'POST /galaxy/user/add-passkey', json: { name, response } })
  return true
}
