import { type EditionFacts, type EditionId, editionFacts, editionIds, type Limit, type PermissionLevel } from '~/content/editions'

/*
 * The edition finder: which edition is the smallest that meets a set of requirements, and why each other one does not or need
 * not be it. Pure; knows no address, no language and no page.
 */

/** Requirements with a number. The unit of storage is gigabytes. */
export const quantities = ['graphs', 'storage', 'vertices', 'nodes', 'users', 'algorithms'] as const
export type Quantity = (typeof quantities)[number]

/** Requirements that are wanted or not. */
export const abilities = ['ldap', 'partitioned', 'distributed', 'commercial'] as const
export type Ability = (typeof abilities)[number]

export type Need = Quantity | 'permissions' | Ability

/** What somebody needs; what is left out is not asked for. */
export type Requirements = Partial<Record<Quantity, number>> & { permissions?: PermissionLevel } & Partial<Record<Ability, true>>

/**
 * How an edition stands to one requirement. Silence of the specification is read in two ways, and shown in both: a limit that
 * it does not state rules nothing out, but has to be confirmed (`open`); an ability that it does not list cannot be counted on
 * and rules the edition out (`unlisted`).
 */
export type Judgement =
  | { need: Need; verdict: 'fits' | 'open' }
  | { need: Quantity; verdict: 'exceeded'; limit: number }
  | { need: 'permissions'; verdict: 'coarse' }
  | { need: 'commercial'; verdict: 'forbidden' }
  | { need: 'permissions' | Exclude<Ability, 'commercial'>; verdict: 'unlisted' }

export interface EditionFinding {
  id: EditionId
  judgements: readonly Judgement[]
  /** Those of them that rule the edition out. */
  against: readonly Judgement[]
  /** Requirements about which the specification states no limit for this edition. */
  toConfirm: readonly Need[]
}

export interface Finding {
  /** The smallest edition that nothing rules out; undefined where every one is. */
  answer: EditionId | undefined
  /** From the smallest edition to the largest. */
  editions: readonly EditionFinding[]
}

/** The limit of an edition for a quantity. */
export function limitOf(id: EditionId, quantity: Quantity): Limit {
  const { storageGigabytes, algorithms, ...facts } = editionFacts[id]
  if (quantity === 'storage') return storageGigabytes
  return quantity === 'algorithms' ? algorithms.count : facts[quantity]
}

/** Judges every edition by the requirements. */
export function findEdition(requirements: Requirements): Finding {
  const editions = editionIds.map((id): EditionFinding => {
    const judgements = judge(id, requirements)
    return {
      id,
      judgements,
      against: judgements.filter(({ verdict }) => verdict !== 'fits' && verdict !== 'open'),
      toConfirm: judgements.filter(({ verdict }) => verdict === 'open').map(({ need }) => need)
    }
  })
  return { answer: editions.find(({ against }) => against.length === 0)?.id, editions }
}

function judge(id: EditionId, requirements: Requirements): Judgement[] {
  const facts = editionFacts[id]
  const { permissions } = requirements
  return [
    ...quantities.flatMap((need) => {
      const wanted = requirements[need]
      return wanted === undefined ? [] : [judgeQuantity(need, wanted, limitOf(id, need))]
    }),
    ...(permissions ? [judgePermissions(permissions, facts.permissions)] : []),
    ...abilities.filter((need) => requirements[need]).map((need) => judgeAbility(need, facts))
  ]
}

function judgeQuantity(need: Quantity, wanted: number, limit: Limit): Judgement {
  if (limit === 'unstated') return { need, verdict: 'open' }
  return limit === 'unlimited' || wanted <= limit ? { need, verdict: 'fits' } : { need, verdict: 'exceeded', limit }
}

/** Where permissions reach down to properties, they can be given on whole graphs as well; not the other way round. */
function judgePermissions(wanted: PermissionLevel, level: EditionFacts['permissions']): Judgement {
  if (level === 'unstated') return { need: 'permissions', verdict: 'unlisted' }
  return { need: 'permissions', verdict: wanted === 'elements' && level === 'graphs' ? 'coarse' : 'fits' }
}

function judgeAbility(need: Ability, facts: EditionFacts): Judgement {
  if (need === 'commercial') {
    return facts.commercialUse === false ? { need, verdict: 'forbidden' } : { need, verdict: 'open' }
  }
  const isListed = {
    ldap: facts.ldap === true,
    partitioned: facts.partitionedStorage === true,
    distributed: facts.algorithms.kind === 'distributed'
  }
  return { need, verdict: isListed[need] ? 'fits' : 'unlisted' }
}
