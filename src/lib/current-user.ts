import { type CurrentUser, currentUserSchema } from '~/contract/account'
import { callApi } from './api'
import { currentUserPath } from './session'

/** Who is logged in (spec §7). @throws ApiError, with status 403 when the session is over */
export function fetchCurrentUser(): Promise<CurrentUser> {
  return callApi({ api: 'passport', path: currentUserPath, data: currentUserSchema })
}
