/*
 * Queries are also typed by people and sent by forms. The router's own parser turns `2024`, `true` and `null` into other types,
 * so that a search for them would be a 404.
 */

/** A query as the router keeps it: each parameter is a text, and a repeated one is the list of its texts. */
type SearchParams = Record<string, string | string[]>

/** `parseSearch` of the router. */
export function parseSearch(query: string): SearchParams {
  // Without a prototype, a parameter may be named like one of its properties.
  const search: SearchParams = Object.create(null)
  for (const [name, text] of new URLSearchParams(query)) {
    const before = search[name]
    search[name] = before === undefined ? text : [before, text].flat()
  }
  return search
}

/** `stringifySearch` of the router, the inverse of `parseSearch`. A link may give numbers, and leaves out what is undefined. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const text of [value].flat()) if (text !== undefined) query.append(name, String(text))
  }
  const text = query.toString()
  return text && `?${text}`
}
