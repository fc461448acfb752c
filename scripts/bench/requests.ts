/** A browser's: Start renders pages for robots without streaming. */
export const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Cookie of an author with a preview, for whom each page is rendered instead of cached. */
export const preview = { Cookie: `galaxy-preview=${'b'.repeat(43)}` }
/** Cookie of a login. */
export const login = { Cookie: `cl-official-website=${'b'.repeat(43)}` }

/** A page whose content a query selects. */
export const queried = '/product?name=index'
/** An address that the edge redirects without a page. */
export const redirected = '/center/train/GBCA/exam'
