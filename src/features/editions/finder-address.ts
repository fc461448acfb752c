import { permissionLevels } from '~/content/editions'
import { abilities, finderFields, quantities } from '~/contract/finder-fields'
import { textOfParameter } from '~/lib/search-params'
import type { Need, Quantity, Requirements } from './finder'

/*
 * Parses the finder's query. Every form field is a query parameter, so that a result can be shared. Values are validated, and
 * shown again as entered.
 */

/** Larger numbers are rejected; such a deployment needs a consultation. */
export const maxRequirement = 1_000_000_000_000

/** The value of a checked box. */
export const ticked = 'yes'

/** Why a value is invalid: not a number, not an integer, too small, too large, not an option. */
export type FaultKind = 'number' | 'whole' | 'small' | 'large' | 'choice'

export interface FinderQuestion {
  /** Values as entered, for the form; empty if missing. */
  input: Readonly<Record<Need, string>>
  requirements: Requirements
  /** The first invalid field in form order (spec §5). */
  fault: { field: Need; kind: FaultKind } | undefined
  /** Whether the form was submitted. */
  isSubmitted: boolean
}

/** Parses the finder's query. Never throws. */
export function readQuestion(query: Readonly<Record<string, unknown>>): FinderQuestion {
  const input = mapFields((field) => textOfParameter(query[field]))
  const requirements: Requirements = {}
  const faults: NonNullable<FinderQuestion['fault']>[] = []
  for (const quantity of quantities) {
    const read = readQuantity(quantity, input[quantity])
    if (typeof read === 'number') requirements[quantity] = read
    else if (read) faults.push({ field: quantity, kind: read })
  }
  const level = permissionLevels.find((name) => name === input.permissions)
  if (level) requirements.permissions = level
  else if (input.permissions) faults.push({ field: 'permissions', kind: 'choice' })
  for (const ability of abilities) {
    if (input[ability] === ticked) requirements[ability] = true
    else if (input[ability]) faults.push({ field: ability, kind: 'choice' })
  }
  return { input, requirements, fault: faults[0], isSubmitted: Object.values(input).some((text) => text !== '') }
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

/** The query without empty fields, which a form without scripts submits too; undefined if it has none. */
export function withoutEmpty(query: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const filled = Object.entries(query).filter(([name, value]) => value !== '' || !finderFields.some((field) => field === name))
  return filled.length === Object.keys(query).length ? undefined : Object.fromEntries(filled)
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

/** In GB; 1 TB is 1024 GB. */
const sizes = new Map([...counts, ['g', 1], ['gb', 1], ['t', 1_024], ['tb', 1_024]])

/**
 * Parses a quantity as people write it: full-width digits, thousands separators, words and letters for large numbers in both
 * languages; storage allows a fraction and a unit. Undefined for an empty field.
 */
function readQuantity(quantity: Quantity, text: string): number | FaultKind | undefined {
  if (text === '') return undefined
  const [, sign, digits, unit = ''] =
    /^([-−+]?)(\d+(?:[,\s]\d{3})*(?:\.\d+)?)\s?([万亿]|[a-z]*)$/.exec(text.normalize('NFKC').toLowerCase()) ?? []
  const times = (quantity === 'storage' ? sizes : counts).get(unit)
  if (digits === undefined || times === undefined) return 'number'
  // Rounds away floating-point error: 1.1万 is 11000.
  const value = Number((Number(digits.replaceAll(/[,\s]/g, '')) * times).toPrecision(15))
  if (value === 0 || sign === '-' || sign === '−') return 'small'
  if (value > maxRequirement) return 'large'
  return quantity === 'storage' || Number.isInteger(value) ? value : 'whole'
}

/** The shortest query with these requirements. */
export function queryOf(requirements: Requirements): Partial<Record<Need, string>> {
  const entries = finderFields.flatMap((field): [Need, string][] => {
    const value = requirements[field]
    if (value === undefined) return []
    return [[field, value === true ? ticked : String(value)]]
  })
  return Object.fromEntries(entries)
}
