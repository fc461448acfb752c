import { type CurrentUser, currentUserSchema } from '~/contract/account'
import { callApi } from './api'
import { currentUserPath } from './session'

/**
 * Who is logged in (spec §7). A failure is shown where every failed call is, unless `isOutdated` by then: that the session
 * of somebody who has left meanwhile is over, is no news.
 * @throws ApiError, with status 403 when the session is over
 */
export function fetchCurrentUser(isOutdated: () => boolean): Promise<CurrentUser> {
  return callApi({ api: 'passport', path: currentUserPath, data: currentUserSchema, suppressErrorToast: isOutdated })
}
