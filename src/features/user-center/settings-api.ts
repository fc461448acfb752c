import * as v from 'valibot'
import {
  type AccountSession,
  type ActivateRequest,
  type BindingRequest,
  deletionSchema,
  type EditUserRequest,
  type EndSessionRequest,
  type Proof,
  type RebindingRequest,
  securityLogSchema,
  sessionsSchema,
  type UpdatePasswordRequest
} from '~/contract/account-settings'
import { type Passkey, passkeysSchema } from '~/contract/passkeys'
import { callApi } from '~/lib/api'
import { postPassport } from '~/lib/passport'

/** Request bodies by call. */
interface SettingRequests {
  binding: BindingRequest
  rebinding: RebindingRequest
  activate: ActivateRequest
  'update-password': UpdatePasswordRequest
  'edit-user': EditUserRequest
  'end-session': EndSessionRequest
  'end-other-sessions': Record<string, never>
}

/**
 * Calls an endpoint that changes the account (spec §7).
 * @throws ApiError
 */
export async function saveSetting<Call extends keyof SettingRequests>(call: Call, body: SettingRequests[Call]): Promise<void> {
  await postPassport(`galaxy/user/${call}`, body, v.unknown())
}

/**
 * Schedules the account's deletion. Returns until when a login restores it, in milliseconds since 1970.
 * @throws ApiError
 */
export async function deleteAccount(proof: Proof): Promise<number> {
  return (await postPassport('galaxy/user/delete-account', proof, deletionSchema)).restorableUntil
}

/** Sections show their own load errors, so only a 403 shows a toast and opens login (spec §4). */
function fetchForSection<Schema extends v.GenericSchema>(call: string, data: Schema, query: Record<string, string> = {}) {
  return callApi({
    api: 'passport',
    path: `galaxy/user/${call}`,
    query,
    data,
    suppressErrorToast: ({ status }) => status !== 403
  })
}

export const fetchSessions = (): Promise<AccountSession[]> => fetchForSection('sessions', sessionsSchema)

/** Newest first. */
export const fetchPasskeys = (): Promise<Passkey[]> => fetchForSection('passkeys', passkeysSchema)

/** One page of the security log; `before` is the previous page's `next`. */
export const fetchSecurityLog = (before?: string) =>
  fetchForSection('security-log', securityLogSchema, before === undefined ? {} : { before })

/**
 * The account's data as passport exports it.
 * @throws ApiError
 */
export const fetchExport = () => callApi({ api: 'passport', path: 'galaxy/user/export', data: v.record(v.string(), v.unknown()) })
