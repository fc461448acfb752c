import { permissionLevels } from '~/content/editions'
import { abilities, type Need, type Quantity, quantities, type Requirements } from './finder'

/*
 * The finder's address: every field of its form is a value of the query, so that a question can be shared. Nothing in a query
 * is taken on trust; what was typed is kept as it was.
 */

/** The largest number that is judged. Above it a question is for people. */
export const largestRequirement = 1_000_000_000_000

/** Names of the fields in the address, in the order of the form. */
export const finderFields: readonly Need[] = [...quantities, 'permissions', ...abilities]

/** What a ticked box sends. */
export const ticked = 'yes'

/** Why a value cannot be used: no number, not whole, too small, too large, no value that the form offers. */
export type FaultKind = 'number' | 'whole' | 'small' | 'large' | 'choice'

export interface FinderQuestion {
  /** As written in the address, for the form to show again; empty where nothing was written. */
  typed: Readonly<Record<Need, string>>
  requirements: Requirements
  /** The first field, in the form's order, that cannot be used (spec §5). */
  fault: { field: Need; kind: FaultKind } | undefined
  /** Whether the form was filled in at all. */
  isAsked: boolean
}

/** Reads the query of the finder's address; never throws. */
export function readQuestion(query: Readonly<Record<string, unknown>>): FinderQuestion {
  const typed = mapFields((field) => written(query[field]))
  const requirements: Requirements = {}
  const faults: NonNullable<FinderQuestion['fault']>[] = []
  for (const quantity of quantities) {
    const read = readQuantity(quantity, typed[quantity])
    if (typeof read === 'number') requirements[quantity] = read
    else if (read) faults.push({ field: quantity, kind: read })
  }
  const level = permissionLevels.find((name) => name === typed.permissions)
  if (level) requirements.permissions = level
  else if (typed.permissions) faults.push({ field: 'permissions', kind: 'choice' })
  for (const ability of abilities) {
    if (typed[ability] === ticked) requirements[ability] = true
    else if (typed[ability]) faults.push({ field: ability, kind: 'choice' })
  }
  return { typed, requirements, fault: faults[0], isAsked: Object.values(typed).some((text) => text !== '') }
}

function mapFields(text: (field: Need) => string): Record<Need, string> {
  return {
    graphs: text('graphs'),
    storage: text('storage'),
    vertices: text('vertices'),
    nodes: text('nodes'),
    users: text('users'),
    algorithms: text('algorithms'),
    permissions: text('permissions'),
    ldap: text('ldap'),
    partitioned: text('partitioned'),
    distributed: text('distributed'),
    commercial: text('commercial')
  }
}

/** A value of a query as text: the router reads numbers and booleans, and a name written twice becomes a list. */
function written(value: unknown): string {
  if (value === undefined || value === null) return ''
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).trim()
}

const counts = new Map([
  ['', 1],
  ['万', 10_000],
  ['亿', 100_000_000],
  ['k', 1_000],
  ['thousand', 1_000],
  ['m', 1_000_000],
  ['million', 1_000_000],
  ['b', 1_000_000_000],
  ['billion', 1_000_000_000]
])

/** In GB, of 1024 a TB. */
const sizes = new Map([...counts, ['g', 1], ['gb', 1], ['t', 1_024], ['tb', 1_024]])

/**
 * A number as people write it: full-width digits, separators between groups, and the words and letters for large numbers in
 * either language count; storage may have a fraction and its own unit. Undefined for an empty field.
 */
function readQuantity(quantity: Quantity, text: string): number | FaultKind | undefined {
  if (text === '') return undefined
  const [, sign, digits, unit = ''] =
    /^([-−+]?)(\d+(?:[,\s]\d{3})*(?:\.\d+)?)\s?([万亿]|[a-z]*)$/.exec(text.normalize('NFKC').toLowerCase()) ?? []
  const times = (quantity === 'storage' ? sizes : counts).get(unit)
  if (digits === undefined || times === undefined) return 'number'
  // 1.1万 is 11000, and not the nearest fraction above it.
  const value = Number((Number(digits.replaceAll(/[,\s]/g, '')) * times).toPrecision(15))
  if (value === 0 || sign === '-' || sign === '−') return 'small'
  if (value > largestRequirement) return 'large'
  return quantity === 'storage' || Number.isInteger(value) ? value : 'whole'
}

/** The query that asks just this: the shortest address of its answer. */
export function queryOf(requirements: Requirements): Record<string, string> {
  const asked = finderFields.flatMap((field): [Need, string][] => {
    const value = requirements[field]
    if (value === undefined) return []
    return [[field, value === true ? ticked : String(value)]]
  })
  return Object.fromEntries(asked)
}
