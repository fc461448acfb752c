import { queryHops } from './figures/network-data'

/** The answer of the page's query on its sample. */
export const paid = { columns: ['c.code'], rows: (queryHops().at(-1)?.reaches ?? []).map((id) => [id]) }
