import { type CurrentUser, currentUserSchema } from '~/contract/account'
import { callApi } from './api'
import { currentUserPath } from './current-user-path'

/**
 * Fetches the logged-in user (spec §7). Failures show the usual error toast unless `isOutdated`: an expired session is
 * irrelevant once the visitor has logged out or changed accounts.
 * @throws ApiError, with status 403 when the session has expired
 */
export function fetchCurrentUser(isOutdated: () => boolean): Promise<CurrentUser> {
  return callApi({ api: 'passport', path: currentUserPath, data: currentUserSchema, suppressErrorToast: isOutdated })
}
