/* Headers between the edge and the APIs. A visitor's own headers of these names are never forwarded. */

/** The visitor's address, as rate limits count it; absent if the platform states none. */
export const addressHeader = 'X-Client-Address'

/** For passport: `country` and `city`, as a query string; absent if the platform knows neither. */
export const placeHeader = 'X-Client-Place'

/** For passport: the origin that the visitor is on; only for host names that SITE_HOSTS lists. */
export const siteOriginHeader = 'X-Site-Origin'

/** For main: the token of a preview, with which the detail of its entry shows the working copy (decision 042). */
export const previewHeader = 'X-Entry-Preview'

/** In passport's answer to current-user, for the edge and the other services: the account's id. */
export const accountHeader = 'X-Account-Id'

/** In the same answer: the account's roles at the desk, `author,staff`. */
export const rolesHeader = 'X-Account-Roles'

/** From another service to passport: its name. The edge sends it never, so it proves that no visitor makes the call. */
export const serviceHeader = 'X-Service'

/** Beside it, if one is configured: the secret that the services share. */
export const serviceSecretHeader = 'X-Service-Secret'

/** For the extension API: the origin of the page that makes the request, as its `Referer` states it. */
export const pageOriginHeader = 'X-Page-Origin'

/**
 * Sent by the pages' scripts with each call. A page of another origin cannot set it without a permission that this site does not
 * give, so it proves where a request comes from in browsers that state no `Sec-Fetch-Site`.
 */
export const scriptHeader = 'X-Requested-With'
export const scriptHeaderValue = 'galaxy'
