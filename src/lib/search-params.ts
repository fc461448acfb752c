/*
 * Queries are also typed by people and sent by forms. The router's own parser turns `2024`, `true` and `null` into other types,
 * and route validation would answer a search for them with 404.
 */

/** Search parameters as the router keeps them: a string each, or an array of strings for a repeated parameter. */
type SearchParams = Record<string, string | string[]>

/** `parseSearch` of the router. */
export function parseSearch(query: string): SearchParams {
  // No prototype: a parameter named `constructor` must not find an inherited property.
  const search: SearchParams = Object.create(null)
  for (const [name, text] of new URLSearchParams(query)) {
    const before = search[name]
    search[name] = before === undefined ? text : [before, text].flat()
  }
  return search
}

/** `stringifySearch` of the router, the inverse of `parseSearch`. Links may pass numbers; undefined values are omitted. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const text of [value].flat()) if (text !== undefined) query.append(name, String(text))
  }
  const text = query.toString()
  return text && `?${text}`
}

/** A query value as text. The router turns repeated parameters into arrays. */
export function textOfParameter(value: unknown): string {
  if (value === undefined || value === null) return ''
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim()
}
