import { driverVersion, importToolVersion } from '~/content/versions'
import { siteVersion } from '~/contract/limits'
import { fill } from '~/lib/fill'
import { m } from '~/paraglide/messages'
import { Flow } from '~/ui/page/flow'
import { Plate } from '~/ui/plate'
import type { DatabaseContent } from './copy/types'

const versions = { import: importToolVersion, database: siteVersion, drivers: driverVersion } as const

/** Plate 03: data import and export. */
export function IntegrationPlate({ integration: { plate, stages, note } }: { integration: DatabaseContent['integration'] }) {
  return (
    <Plate number="03" question={plate.question} title={plate.headline}>
      <Flow
        stages={[
          stages.sources,
          { ...stages.import, text: fill(stages.import.text, { version: versions.import }) },
          { ...stages.database, text: fill(stages.database.text, { version: versions.database }), main: true },
          { ...stages.drivers, text: fill(stages.drivers.text, { version: versions.drivers }) },
          stages.applications
        ]}
      />
      <p className="database-flow-note note">
        <b>{m.page_figure({ number: '3-5' })}</b> {note}
      </p>
    </Plate>
  )
}
