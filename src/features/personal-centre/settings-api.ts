import * as v from 'valibot'
import { type AccountSession, deletionSchema, securityLogSchema, sessionsSchema } from '~/contract/account-settings'
import { type Passkey, passkeysSchema } from '~/contract/passkeys'
import { openAccountModal } from '~/lib/account-modal'
import { ApiError, callApi } from '~/lib/api'
import { endSession } from '~/lib/session'
import { showToast } from '~/lib/toasts'

/** Posts to one of the account's calls as JSON (spec §7). @throws ApiError */
export async function saveSetting(call: string, body: object): Promise<void> {
  await post(call, body, v.unknown())
}

/** Asks for the account to be deleted; returns until when logging in restores it, in milliseconds since 1970. @throws ApiError */
export async function deleteAccount(proof: object): Promise<number> {
  return (await post('delete-account', proof, deletionSchema)).restorableUntil
}

function post<Schema extends v.GenericSchema>(call: string, body: object, data: Schema) {
  return callApi({
    api: 'passport',
    path: `galaxy/user/${call}`,
    method: 'POST',
    body: JSON.stringify(body),
    contentType: 'application/json',
    data
  })
}

/**
 * The sections say in their own place that they could not be loaded, so their failures are no messages; except that the
 * session is over, which opens login over the page as with any other call (spec §4).
 */
async function fetchForSection<Schema extends v.GenericSchema>(path: string, data: Schema, query: Record<string, string> = {}) {
  try {
    return await callApi({ api: 'passport', path: `galaxy/user/${path}`, query, data, tellsFailure: true })
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) {
      showToast({ tone: 'error', text: error.text })
      endSession()
      openAccountModal('login')
    }
    throw error
  }
}

export const fetchSessions = (): Promise<AccountSession[]> => fetchForSection('sessions', sessionsSchema)

/** The account's passkeys, newest first. */
export const fetchPasskeys = (): Promise<Passkey[]> => fetchForSection('passkeys', passkeysSchema)

/** One page of the security log; `before` is the `next` of the page before. */
export const fetchSecurityLog = (before?: string) =>
  fetchForSection('security-log', securityLogSchema, before === undefined ? {} : { before })

/** Everything that the account holds, as passport gives it. @throws ApiError */
export const fetchExport = () => callApi({ api: 'passport', path: 'galaxy/user/export', data: v.record(v.string(), v.unknown()) })
