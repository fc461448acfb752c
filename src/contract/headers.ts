/* Headers in which the edge tells an API about the visitor. It never passes on a visitor's own headers of these names. */

/** The visitor's address, as limits count it; absent where the platform states none. */
export const addressHeader = 'X-Client-Address'

/** For passport: `country` and `city`, as a query string; absent where the platform knows neither. */
export const placeHeader = 'X-Client-Place'

/** For passport: the origin that the visitor is on; only for host names that SITE_HOSTS lists. */
export const siteOriginHeader = 'X-Site-Origin'
