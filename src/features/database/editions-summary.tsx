import { editionFacts, editionIds } from '~/content/editions'
import { editionLabels, limitText } from '~/features/editions/labels'
import { m } from '~/paraglide/messages'
import { SpecTable } from '~/ui/page/spec-table'
import { TextLink } from '~/ui/text-link'
import type { DatabaseContent } from './copy/types'

/** A row per edition, with a link to the full comparison. */
export function EditionsSummary({ columns, link }: Pick<DatabaseContent['editions'], 'columns' | 'link'>) {
  return (
    <div className="database-editions">
      <SpecTable
        caption={m.editions_caption()}
        columns={columns}
        rows={editionIds.map((id) => {
          const { graphs, storageGigabytes, users } = editionFacts[id]
          const storage = limitText(storageGigabytes)
          return [
            editionLabels[id].name(),
            editionLabels[id].purpose(),
            limitText(graphs),
            typeof storageGigabytes === 'number' ? `${storage} GB` : storage,
            limitText(users)
          ] as const
        })}
      />
      <p>
        <TextLink to="/galaxyProduct" hash="finder">
          {link}
        </TextLink>
      </p>
    </div>
  )
}
