import * as v from 'valibot'
import type { GraphEdit } from '~/demos/types'
import { decodeJson, encodeJson } from '~/lib/base64url'
import { vertexIdPattern } from '~/lib/graph-csv-limits'

/*
 * The visitor's edits in the fragment of an address: `#v2.` and the edits as JSON in base64url. A fragment is not sent to the
 * server. Anybody can write one, so it is validated before anything is run.
 */

/** Most edits of an address, and most characters of its fragment; browsers and messengers cut longer addresses. */
export const fragmentLimits = { edits: 300, characters: 16_000 } as const

const version = 'v2.'

/** Why a fragment holds no edits: another version, not readable, or above a limit. */
export type FragmentFault = 'version' | 'broken' | 'large'

type ReadFragment = { edits: readonly GraphEdit[] } | { fault: FragmentFault }

/** Ids and kinds as data sets and imported files have them, such as «A017» or «@scope/package». */
const nameSchema = v.pipe(v.string(), v.regex(vertexIdPattern))
const positionSchema = v.pipe(v.number(), v.finite(), v.minValue(-100_000), v.maxValue(100_000))
/** Values of an edge, as large as an imported one may have them. */
const valuesSchema = v.pipe(
  v.record(nameSchema, v.pipe(v.number(), v.finite(), v.minValue(-1e12), v.maxValue(1e12))),
  v.maxEntries(10)
)

/** One edit as a short tuple; the letter names its operation. */
const tupleSchema = v.union([
  v.strictTuple([v.literal('v'), nameSchema, nameSchema, positionSchema, positionSchema]),
  v.strictTuple([v.literal('V'), nameSchema]),
  v.strictTuple([v.literal('e'), nameSchema, nameSchema, nameSchema, nameSchema, valuesSchema]),
  v.strictTuple([v.literal('E'), nameSchema])
])
const listSchema = v.pipe(v.array(tupleSchema), v.maxLength(fragmentLimits.edits))
type EditTuple = v.InferOutput<typeof tupleSchema>

function tupleOf(edit: GraphEdit): EditTuple {
  switch (edit.kind) {
    case 'add-vertex':
      return ['v', edit.id, edit.of, Math.round(edit.x), Math.round(edit.y)]
    case 'remove-vertex':
      return ['V', edit.id]
    case 'add-edge':
      return ['e', edit.id, edit.from, edit.to, edit.of, { ...edit.values }]
    case 'remove-edge':
      return ['E', edit.id]
  }
}

function editOf(tuple: EditTuple): GraphEdit {
  switch (tuple[0]) {
    case 'v':
      return { kind: 'add-vertex', id: tuple[1], of: tuple[2], x: tuple[3], y: tuple[4] }
    case 'V':
      return { kind: 'remove-vertex', id: tuple[1] }
    case 'e':
      return { kind: 'add-edge', id: tuple[1], from: tuple[2], to: tuple[3], of: tuple[4], values: tuple[5] }
    case 'E':
      return { kind: 'remove-edge', id: tuple[1] }
  }
}

/** The fragment without `#`; empty if there are no edits. */
export function writeFragment(edits: readonly GraphEdit[]): string {
  if (edits.length === 0) return ''
  return version + encodeJson(edits.map(tupleOf))
}

/** Parses a fragment, with or without `#`. Never throws. */
export function readFragment(fragment: string): ReadFragment {
  const text = fragment.replace(/^#/, '')
  if (text === '') return { edits: [] }
  if (text.length > fragmentLimits.characters) return { fault: 'large' }
  if (!text.startsWith(version)) return { fault: /^v\d+\./.test(text) ? 'version' : 'broken' }
  const list = decodeJson(text.slice(version.length))
  if (Array.isArray(list) && list.length > fragmentLimits.edits) return { fault: 'large' }
  const read = v.safeParse(listSchema, list)
  return read.success ? { edits: read.output.map(editOf) } : { fault: 'broken' }
}
