import { type CurrentUser, currentUserSchema } from '~/contract/account'
import { callApi } from './api'

/** Who is logged in (spec §7). @throws ApiError, with status 403 when the session is over */
export function fetchCurrentUser(): Promise<CurrentUser> {
  return callApi({ api: 'passport', path: 'galaxy/user/current-user', data: currentUserSchema })
}
