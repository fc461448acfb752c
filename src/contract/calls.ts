/** Every call of passport by its path below the base (spec §7, decision 009). */
export const passportPaths = [
  '/galaxy/login',
  '/galaxy/passkey/login',
  '/galaxy/passkey/options',
  '/galaxy/user/activate',
  '/galaxy/user/add-passkey',
  '/galaxy/user/binding',
  '/galaxy/user/current-user',
  '/galaxy/user/delete-account',
  '/galaxy/user/edit-user',
  '/galaxy/user/end-other-sessions',
  '/galaxy/user/end-session',
  '/galaxy/user/export',
  '/galaxy/user/get-code',
  '/galaxy/user/logout',
  '/galaxy/user/passkey-options',
  '/galaxy/user/passkeys',
  '/galaxy/user/rebinding',
  '/galaxy/user/register',
  '/galaxy/user/remove-passkey',
  '/galaxy/user/reset-password',
  '/galaxy/user/security-log',
  '/galaxy/user/sessions',
  '/galaxy/user/update-password'
] as const
export type PassportPath = (typeof passportPaths)[number]

/** Header in which the edge tells an API the visitor's address, as limits count it; absent where the platform states none. */
export const addressHeader = 'X-Client-Address'

/** Every call of the main API that there is, by its path below the base (spec §7). */
export const mainPaths = [
  '/activity/detail',
  '/activity/list',
  '/add/userInfo',
  '/consultancy/detail',
  '/consultancy/list',
  '/downloadCentre/list',
  '/downloadRecord/add',
  '/downloadRecord/consents',
  '/downloadRecord/withdraw',
  '/file/:key{.+}',
  '/news/detail',
  '/news/list',
  '/research/detail',
  '/research/list',
  '/school/detail',
  '/school/list',
  '/search/list',
  '/slideshow/list',
  '/userInfo/surveyTicket',
  '/userInfo/userSatisfactionSurvey',
  '/video/types',
  '/videoCentre/captions',
  '/videoCentre/detail',
  '/videoCentre/list',
  '/videoCentre/list-type'
] as const
