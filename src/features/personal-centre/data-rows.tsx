import { useId, useState } from 'react'
import { deletionGraceDays } from '~/contract/limits'
import { ApiError } from '~/lib/api'
import { showToast } from '~/lib/toasts'
import { m } from '~/paraglide/messages'
import { Button } from '~/ui/button'
import { localDay } from './moments'
import { saveFile } from './save-file'
import { SettingRow } from './setting-row'
import { fetchExport } from './settings-api'

/** Everything that the account holds, as one file. */
export function ExportRow({ onExported }: { onExported: () => void }) {
  const id = useId()
  const [isLoading, setLoading] = useState(false)

  async function download() {
    if (isLoading) return
    setLoading(true)
    try {
      const data = await fetchExport()
      saveFile(`galaxy-account-${localDay(Date.now())}.json`, `${JSON.stringify(data, null, 2)}\n`, 'application/json')
      showToast({ tone: 'ok', text: m.centre_export_done() })
      onExported()
    } catch (error) {
      // What the call answered is on screen as a message.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setLoading(false)
    }
  }

  return (
    <div className="centre-row">
      <h3 id={id}>{m.centre_export_label()}</h3>
      <div className="centre-value">
        <p className="centre-text">{m.centre_export_text()}</p>
      </div>
      <div className="centre-actions">
        <Button isSmall aria-describedby={id} aria-disabled={isLoading} onClick={() => void download()}>
          {isLoading ? m.centre_export_loading() : m.centre_export()}
        </Button>
      </div>
    </div>
  )
}

/** The end of the account, with the days in which logging in takes it back. */
export function DeleteRow() {
  return (
    <SettingRow
      label={m.centre_delete_label()}
      text={m.centre_delete_text({ days: deletionGraceDays })}
      actions={[{ id: 'delete', label: m.centre_delete(), form: ({ DeleteForm }, user) => <DeleteForm user={user} /> }]}
    />
  )
}
