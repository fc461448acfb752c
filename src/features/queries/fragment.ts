import * as v from 'valibot'

/*
 * A query in the fragment of an address: `#q1.` and the data set with the text as JSON in base64url; or a question of the gallery: `#e1.`
 * and its id. A fragment is not sent to the server. Anybody can write one, so it is validated, and it is never run without a press.
 */

const version = 'q1.'
const longest = 16_000
const schema = v.strictTuple([v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/i)), v.pipe(v.string(), v.maxLength(8000))])

export function writeQueryFragment(dataSet: string, text: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify([dataSet, text]))
  const encoded = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return version + encoded.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Parses a fragment, with or without `#`; undefined if it holds no query. Never throws. */
export function readQueryFragment(fragment: string): { dataSet: string; text: string } | undefined {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(version) || text.length > longest) return undefined
  try {
    const encoded = text.slice(version.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const [dataSet, query] = v.parse(schema, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
    return { dataSet, text: query }
  } catch {
    return undefined
  }
}

const exerciseFragment = /^#?e1\.([a-z]{1,40})$/

/** A fragment that opens a question of the gallery, where an answer can be checked. */
export const writeExerciseFragment = (id: string) => `e1.${id}`

/** The id in a fragment, which may be of no question; undefined if the fragment names none. */
export const readExerciseFragment = (fragment: string): string | undefined => exerciseFragment.exec(fragment)?.[1]
