import { type EditionId, editionFacts, type Limit } from '~/content/editions'
import { algorithmTexts, limitText, permissionText } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import type { ConsultCopy } from './copy/types'

/** A fact about an edition. */
interface ConsultFact {
  name: string
  value: string
}

/** The facts that the specification states about the edition. */
export function consultFacts(id: EditionId, copy: ConsultCopy['facts']): ConsultFact[] {
  const { graphs, storageGigabytes, users, permissions, ldap, partitionedStorage, shards, vertices, nodes } = editionFacts[id]
  const limit = (value: Limit) => (value === 'unstated' ? undefined : limitText(value))
  const supported = (value: true | 'unstated') => (value === true ? copy.supported : undefined)
  const algorithms = algorithmTexts(id)
  const facts: { name: string; value: string | undefined }[] = [
    { name: m.editions_graphs(), value: limit(graphs) },
    { name: m.editions_storage(), value: limit(storageGigabytes) },
    { name: m.editions_users(), value: limit(users) },
    { name: m.editions_algorithms(), value: [algorithms.value, algorithms.note].join(m.consult_comma()) },
    { name: m.editions_permissions(), value: permissions === 'unstated' ? undefined : permissionText(permissions) },
    // Only where the edition has them: they are differences between the editions.
    ...(ldap === true ? [{ name: m.editions_ldap(), value: supported(ldap) }] : []),
    ...(partitionedStorage === true
      ? [
          { name: m.editions_partitioned(), value: supported(partitionedStorage) },
          { name: copy.shards, value: limit(shards) }
        ]
      : []),
    { name: copy.vertices, value: limit(vertices) },
    { name: copy.nodes, value: limit(nodes) }
  ]
  return facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))
}
