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

/** What the calls that change the account take. */
interface SettingRequests {
  binding: BindingRequest
  rebinding: RebindingRequest
  activate: ActivateRequest
  'update-password': UpdatePasswordRequest
  'edit-user': EditUserRequest
  'end-session': EndSessionRequest
  'end-other-sessions': Record<string, never>
}

/** Changes something of the account (spec §7). @throws ApiError */
export async function saveSetting<Call extends keyof SettingRequests>(call: Call, body: SettingRequests[Call]): Promise<void> {
  await postPassport(`galaxy/user/${call}`, body, v.unknown())
}

/** Asks for the account to be deleted; returns until when logging in restores it, in milliseconds since 1970. @throws ApiError */
export async function deleteAccount(proof: Proof): Promise<number> {
  return (await postPassport('galaxy/user/delete-account', proof, deletionSchema)).restorableUntil
}

/**
 * The sections say in their own place that they could not be loaded, so their failures are no messages; except that the
 * session is over, which opens login over the page as with any other call (spec §4).
 */
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

/** The account's passkeys, newest first. */
export const fetchPasskeys = (): Promise<Passkey[]> => fetchForSection('passkeys', passkeysSchema)

/** One page of the security log; `before` is the `next` of the page before. */
export const fetchSecurityLog = (before?: string) =>
  fetchForSection('security-log', securityLogSchema, before === undefined ? {} : { before })

/** Everything that the account holds, as passport gives it. @throws ApiError */
export const fetchExport = () => callApi({ api: 'passport', path: 'galaxy/user/export', data: v.record(v.string(), v.unknown()) })
