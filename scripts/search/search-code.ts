/* The search as the site runs it, for commands that have it run by Vite. */

export { search } from '../../src/features/search/search'
export { openIndex } from '../../src/features/search/search-index'
