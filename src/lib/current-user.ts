import { type CurrentUser, currentUserSchema } from '~/contract/account'
import { callPassport } from './api'
import { currentUserCall } from './current-user-call'

/**
 * Fetches the logged-in user (spec §7). Failures show the usual error toast unless `isOutdated`: an expired session is
 * irrelevant once the visitor has logged out or changed accounts.
 * @throws ApiError, with status 403 when the session has expired
 */
export function fetchCurrentUser(isOutdated: () => boolean): Promise<CurrentUser> {
  return callPassport({ call: currentUserCall, data: currentUserSchema, suppressErrorToast: isOutdated })
}
