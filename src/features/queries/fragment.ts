import * as v from 'valibot'
import { decodeJson, encodeJson } from '~/lib/base64url'

/*
 * A shared query in the fragment of an address: `#q1.` and base64url JSON of data set, text and, if any, parameter lines; or `#e1.`
 * and the id of an exercise. Browsers do not send fragments to the server. A fragment is untrusted: it is validated, and the query
 * runs only when the visitor presses the button.
 */

const version = 'q1.'
const maxLength = 16_000
const dataSetId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/i))
const written = v.pipe(v.string(), v.maxLength(8000))
const schema = v.union([v.strictTuple([dataSetId, written]), v.strictTuple([dataSetId, written, written])])

export function writeQueryFragment(dataSet: string, text: string, parameterLines = ''): string {
  return version + encodeJson(parameterLines === '' ? [dataSet, text] : [dataSet, text, parameterLines])
}

/** Parses a fragment, with or without `#`; undefined if it holds no query. Never throws. */
export function readQueryFragment(fragment: string): { dataSet: string; text: string; parameterLines: string } | undefined {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(version) || text.length > maxLength) return undefined
  const read = v.safeParse(schema, decodeJson(text.slice(version.length)))
  if (!read.success) return undefined
  const [dataSet, query, parameterLines = ''] = read.output
  return { dataSet, text: query, parameterLines }
}

const exerciseFragment = /^#?e1\.([a-z]{1,40})$/

/** A fragment that opens a question of the gallery, where an answer can be checked. */
export const writeExerciseFragment = (id: string) => `e1.${id}`

/** The id in a fragment, which may be of no question; undefined if the fragment names none. */
export const readExerciseFragment = (fragment: string): string | undefined => exerciseFragment.exec(fragment)?.[1]
