import { type EditionId, editionFacts, type PermissionLevel, type StatedLimit } from '~/content/editions'
import { formatCount } from '~/lib/format'
import { m } from '~/paraglide/messages'
import { getLocale } from '~/paraglide/runtime'

interface EditionLabels {
  name: () => string
  /** For narrow columns. */
  short: () => string
  /** A few words on its audience. */
  purpose: () => string
}

/** Names of the editions in the page's language. */
export const editionLabels: Readonly<Record<EditionId, EditionLabels>> = {
  free: { name: m.editions_free, short: m.editions_free_short, purpose: m.editions_free_for },
  paid: { name: m.editions_paid, short: m.editions_paid_short, purpose: m.editions_paid_for },
  standard: { name: m.editions_standard, short: m.editions_standard_short, purpose: m.editions_standard_for },
  advanced: { name: m.editions_advanced, short: m.editions_advanced_short, purpose: m.editions_advanced_for }
}

/** A limit as text: the localized number, or «unlimited». */
export function limitText(limit: StatedLimit): string {
  return limit === 'unlimited' ? m.editions_unlimited() : formatCount(limit, getLocale())
}

/** Granularity of permissions, as text. */
export function permissionText(level: PermissionLevel): string {
  return level === 'graphs' ? m.editions_permissions_graphs() : m.editions_permissions_elements()
}

/** An edition's algorithms: «55 kinds», with «7 types» as a note. */
export function algorithmTexts(id: EditionId): { value: string; note: string } {
  const { count, types, kind } = editionFacts[id].algorithms
  return {
    value: kind === 'distributed' ? m.editions_algorithms_distributed({ count }) : m.editions_algorithms_count({ count }),
    note: kind === 'standalone' ? m.editions_algorithms_standalone({ types }) : m.editions_algorithms_types({ types })
  }
}
