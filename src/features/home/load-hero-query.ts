/**
 * Fetches the query of the hero. Apart from the page, whose script would otherwise list every file that the query needs: half a
 * kilobyte of its budget.
 */
export const loadHeroQuery = () => import('./hero-query')
