import { type EditionId, editionFacts, editionIds } from '~/content/editions'
import { m } from '~/paraglide/messages'
import type { FinderCopy } from './copy/types'
import { editionNames } from './edition-names'
import { type Ability, type EditionFinding, isForCommercialUse, type ListedAbility, listsAbility } from './finder'
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

/** `listed` for an edition that has an ability; for the others, which editions have it. */
export function listedAbility(field: ListedAbility, id: EditionId, listed: string): string {
  if (listsAbility(id, field)) return listed
  return m.editions_elsewhere({ editions: editionNames((other) => listsAbility(other, field), 'short') })
}

/** Statement of the specification about an ability of an edition; undefined without one. */
export function statedAbility(field: AbilityField, id: EditionId, { scale, permissions }: FinderCopy): string | undefined {
  if (field === 'commercial') return isForCommercialUse(id) ? scale.unrestricted : scale.denied
  if (field !== 'permissions') return listedAbility(field, id, scale.listed)
  const level = editionFacts[id].permissions
  return level === 'unstated' ? undefined : permissions[level]
}
