import { editionFacts, editionIds } from '~/content/editions'
import { algorithmTexts, editionLabels, limitText } from '~/features/editions/labels'
import { storageCell, usersCell } from '~/features/editions/limit-cells'
import { m } from '~/paraglide/messages'
import { RelatedPages } from '~/ui/page/next-steps'
import { phrased } from '~/ui/phrased'
import { Plate } from '~/ui/plate'
import * as styles from './cells.module.css'

/** Plate 02: the editions with their main limits, and a link to the edition finder. */
export function EditionsPlate() {
  return (
    <Plate id="editions" number="02" question={m.home_editions_question()} title={m.home_editions_title()}>
      <ul className={`cells cells-4 ${styles.cells}`}>
        {editionIds.map((id) => (
          <li key={id}>
            <h3>{phrased(editionLabels[id].name())}</h3>
            <p>{phrased(editionLabels[id].purpose())}</p>
            <dl className={styles.limits}>
              <Limit name={m.editions_graphs()} value={limitText(editionFacts[id].graphs)} />
              <Limit name={m.editions_storage()} value={storageCell(id).value} />
              <Limit name={m.editions_users()} value={usersCell(id).value} />
              <Limit name={m.editions_algorithms()} value={algorithmTexts(id).value} />
            </dl>
          </li>
        ))}
      </ul>
      <RelatedPages
        label={m.home_editions_unsure()}
        pages={[{ name: m.home_editions_compare(), to: { path: '/galaxyProduct' } }]}
        all={{ name: m.home_editions_find(), to: { path: '/galaxyProduct', hash: 'finder' } }}
      />
    </Plate>
  )
}

function Limit({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
