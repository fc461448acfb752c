import { type EditionFacts, type EditionId, editionFacts, editionIds, type Limit, type PermissionLevel } from '~/content/editions'
import { abilities, type finderFields, quantities } from '~/contract/finder-fields'

/*
 * Finds the smallest edition that meets the requirements, and explains why the others do not. Pure functions without
 * addresses, languages or UI.
 */

export type Quantity = (typeof quantities)[number]
export type Ability = (typeof abilities)[number]
/** An ability that the specification lists for each edition that has it. */
export type ListedAbility = Exclude<Ability, 'commercial'>
export type Need = (typeof finderFields)[number]

/** Missing requirements are not checked. */
export type Requirements = Partial<Record<Quantity, number>> & { permissions?: PermissionLevel } & Partial<Record<Ability, true>>

/**
 * Verdict on a requirement for an edition. A limit that the specification does not state rules nothing out, and the page advises
 * to test it (`open`); an ability that it does not list rules the edition out (`unlisted`).
 */
export type Judgment =
  | { need: Need; verdict: 'fits' | 'open' }
  | { need: Quantity; verdict: 'exceeded'; limit: number }
  | { need: 'permissions'; verdict: 'coarse' }
  | { need: 'commercial'; verdict: 'forbidden' }
  | { need: 'permissions' | 'nodes' | ListedAbility; verdict: 'unlisted' }

export interface EditionFinding {
  id: EditionId
  judgments: readonly Judgment[]
  /** Judgments that rule the edition out. */
  failed: readonly Judgment[]
  /** Requirements for which the specification states no limit, to be tested in a trial. */
  toTest: readonly Need[]
}

export interface Finding {
  /** The smallest edition that is not ruled out; undefined if all are. */
  answer: EditionId | undefined
  /** In ascending order. */
  editions: readonly EditionFinding[]
}

export function limitOf(id: EditionId, quantity: Quantity): Limit {
  const { storageGigabytes, algorithms, ...facts } = editionFacts[id]
  if (quantity === 'storage') return storageGigabytes
  if (quantity !== 'algorithms') return facts[quantity]
  // The count of distributed algorithms says nothing about others.
  return algorithms.kind === 'distributed' ? 'unstated' : algorithms.count
}

/** Whether the specification lists the ability for the edition. */
export function listsAbility(id: EditionId, ability: ListedAbility): boolean {
  const { ldap, partitionedStorage, algorithms } = editionFacts[id]
  const isListed = {
    ldap: ldap === true,
    partitioned: partitionedStorage === true,
    distributed: algorithms.kind === 'distributed'
  }
  return isListed[ability]
}

/**
 * Whether the edition may be used commercially. Only the free edition is limited to learning (spec §1). The contract says how a
 * paid one may be used.
 */
export const isForCommercialUse = (id: EditionId): boolean => editionFacts[id].commercialUse !== false

export function findEdition(requirements: Requirements): Finding {
  const editions = editionIds.map((id): EditionFinding => {
    const judgments = judge(id, requirements)
    return {
      id,
      judgments,
      failed: judgments.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'open'),
      toTest: judgments.filter(({ verdict }) => verdict === 'open').map(({ need }) => need)
    }
  })
  return { answer: editions.find(({ failed }) => failed.length === 0)?.id, editions }
}

function judge(id: EditionId, requirements: Requirements): Judgment[] {
  const facts = editionFacts[id]
  const { permissions } = requirements
  return [
    ...quantities.flatMap((need) => {
      const required = requirements[need]
      if (required === undefined) return []
      // An edition for one server has a cluster only if the specification says so.
      const isSingle = need === 'nodes' && required > 1 && facts.deployment === 'single-server' && facts.nodes === 'unstated'
      return [isSingle ? { need, verdict: 'unlisted' as const } : judgeQuantity(need, required, limitOf(id, need))]
    }),
    ...(permissions ? [judgePermissions(permissions, facts.permissions)] : []),
    ...abilities.filter((need) => requirements[need]).map((need) => judgeAbility(need, id))
  ]
}

function judgeQuantity(need: Quantity, required: number, limit: Limit): Judgment {
  if (limit === 'unstated') return { need, verdict: 'open' }
  return limit === 'unlimited' || required <= limit ? { need, verdict: 'fits' } : { need, verdict: 'exceeded', limit }
}

/** Permissions on properties include permissions on graphs, not the reverse. */
function judgePermissions(required: PermissionLevel, level: EditionFacts['permissions']): Judgment {
  if (level === 'unstated') return { need: 'permissions', verdict: 'unlisted' }
  return { need: 'permissions', verdict: required === 'elements' && level === 'graphs' ? 'coarse' : 'fits' }
}

function judgeAbility(need: Ability, id: EditionId): Judgment {
  if (need === 'commercial') return isForCommercialUse(id) ? { need, verdict: 'fits' } : { need, verdict: 'forbidden' }
  return { need, verdict: listsAbility(id, need) ? 'fits' : 'unlisted' }
}
