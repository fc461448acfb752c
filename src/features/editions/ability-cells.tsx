import { type EditionFacts, type EditionId, editionFacts, editionIds } from '~/content/editions'
import { m } from '~/paraglide/messages'
import type { FinderCopy } from './copy/types'
import { editionNames } from './edition-names'
import type { Ability, EditionFinding } from './finder'
import { editionLabels } from './labels'
import './editions.css'

/** A requirement that is not a quantity. */
export type AbilityField = Ability | 'permissions'

/** An ability in each edition. An edition without a statement about it is left out. */
export function AbilityCells({
  field,
  editions,
  copy
}: {
  field: AbilityField
  editions: readonly EditionFinding[]
  copy: FinderCopy
}) {
  return (
    <dl className="ability-cells">
      {editionIds.map((id, index) => {
        const stated = statedAbility(field, id, copy)
        if (stated === undefined) return null
        const judgment = editions[index]?.judgments.find(({ need }) => need === field)
        const state = !judgment ? '' : editions[index]?.failed.includes(judgment) ? 'ability-short' : 'ability-meets'
        return (
          <div key={id} className={state || undefined}>
            <dt>{editionLabels[id].short()}</dt>
            <dd>{stated}</dd>
          </div>
        )
      })}
    </dl>
  )
}

const isListed = {
  ldap: ({ ldap }) => ldap === true,
  partitioned: ({ partitionedStorage }) => partitionedStorage === true,
  distributed: ({ algorithms }) => algorithms.kind === 'distributed'
} satisfies Partial<Record<AbilityField, (facts: EditionFacts) => boolean>>

/** `listed` for an edition that has an ability; for the others, which editions have it. */
export function listedAbility(field: keyof typeof isListed, id: EditionId, listed: string): string {
  const lists = isListed[field]
  if (lists(editionFacts[id])) return listed
  return m.editions_elsewhere({ editions: editionNames((other) => lists(editionFacts[other]), 'short') })
}

/** Statement of the specification about an ability of an edition; undefined without one. */
export function statedAbility(field: AbilityField, id: EditionId, { scale, permissions }: FinderCopy): string | undefined {
  const facts = editionFacts[id]
  if (field === 'ldap' || field === 'partitioned' || field === 'distributed') return listedAbility(field, id, scale.listed)
  if (field === 'commercial') return facts.commercialUse === false ? scale.denied : scale.unrestricted
  return facts.permissions === 'unstated' ? undefined : permissions[facts.permissions]
}
